// SPDX-License-Identifier: MIT

extension Quirk {
  /// Daily keys in AEMET's order; off, reversed.
  public static let dailyKeyOrder = Quirk("Q-DAY-01", "daily key order")
  /// Daily `id` and `version` are numbers; off, strings with leading zero.
  public static let dailyNumericId = Quirk("Q-DAY-02", "daily numeric id")
  /// 7, 3 and 1 periods, the last without `periodo`; off, it says `00-24`.
  public static let wholeDayWithoutPeriod = Quirk("Q-DAY-03", "whole day without period")
  /// `uvMax` on five days; off, on all.
  public static let uvOnFiveDays = Quirk("Q-DAY-04", "UV on five days")
  /// Past periods are blank with probability 0; off, kept.
  public static let pastPeriodsBlank = Quirk("Q-DAY-05", "past periods blank")
  /// Wind of 00-06 stays when its sky is blank; off, it goes too.
  public static let earlyWindKept = Quirk("Q-DAY-06", "early wind kept")
  /// 06-12 stays when it is over; off, it goes too.
  public static let morningKept = Quirk("Q-DAY-07", "morning kept")
  /// Late in the evening 12-24 is blank too; off, kept.
  public static let eveningBlanksAfternoon = Quirk("Q-DAY-08", "evening blanks afternoon")
  /// The file starts with yesterday until the roll-over; off, the roll-over is at local midnight.
  public static let yesterdayFirst = Quirk("Q-DAY-09", "yesterday first")
  /// While it starts with yesterday, neither the first nor the last two days have `uvMax`; off, the first five have.
  public static let firstEditionsUV = Quirk("Q-DAY-10", "first editions UV")
  /// The morning edition comes after nine; off, in its minute.
  public static let lateMorningEdition = Quirk("Q-DAY-11", "late morning edition")
  /// `elaborado` is UTC; off, local.
  public static let elaboratedInUTC = Quirk("Q-DAY-12", "elaborated in UTC")
  /// `fecha` is a date at midnight without zone; off, with the offset.
  public static let dateWithoutZone = Quirk("Q-DAY-13", "date without zone")
  /// Some `dato` lie outside the extremes; off, none does.
  public static let pointsOutsideExtremes = Quirk("Q-DAY-14", "points outside extremes")
  /// `dato` is `[ ]` from day 3; off, it is filled.
  public static let noPointsFromDay3 = Quirk("Q-DAY-15", "no points from day 3")
  /// A snow line only on 00-24; off, on its halves too.
  public static let snowLevelOnWholeDay = Quirk("Q-DAY-16", "snow level on whole day")
  /// Blank periods have an empty string for a speed; off, the number 0.
  public static let emptySpeed = Quirk("Q-DAY-17", "empty speed")
  /// Daily codes of the night carry `n`; off, none.
  public static let dailyNightSuffix = Quirk("Q-DAY-18", "daily night suffix")
  /// Codes come from the table; off, 00-24 of the second day has one that is not there.
  public static let codesFromTable = Quirk("Q-DAY-19", "codes from table")
  /// Names are inverted with a comma; off, as spoken.
  public static let namesInverted = Quirk("Q-DAY-20", "names inverted")

  /// The daily forecast, in the order of the ids.
  static let daily: [Quirk] = [
    .dailyKeyOrder, .dailyNumericId, .wholeDayWithoutPeriod, .uvOnFiveDays, .pastPeriodsBlank, .earlyWindKept,
    .morningKept, .eveningBlanksAfternoon, .yesterdayFirst, .firstEditionsUV, .lateMorningEdition, .elaboratedInUTC,
    .dateWithoutZone, .pointsOutsideExtremes, .noPointsFromDay3, .snowLevelOnWholeDay, .emptySpeed, .dailyNightSuffix,
    .codesFromTable, .namesInverted,
  ]
}

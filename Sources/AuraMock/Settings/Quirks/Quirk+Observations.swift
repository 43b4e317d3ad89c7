// SPDX-License-Identifier: MIT

extension Quirk {
  /// Observations are numbers with a point; off, the same digits in quotes.
  public static let observationNumbers = Quirk("Q-OBS-01", "observation numbers")
  /// Some rows have the five required members and no other; off, every row has what its station measures.
  public static let onlyRequiredMembers = Quirk("Q-OBS-02", "only required members")
  /// Stations have different instruments; off, all have the common ones.
  public static let instrumentsMissing = Quirk("Q-OBS-03", "instruments missing")
  /// `fint` ends in `+0000`; off, it has no zone.
  public static let hourEndHasOffset = Quirk("Q-OBS-04", "hour end has offset")
  /// `fint` is the end of the hour; off, its beginning.
  public static let hourEndIsEnd = Quirk("Q-OBS-05", "hour end is end")
  /// 12 or 13 hours of a station; off, 23 or 24.
  public static let halfDayOfHours = Quirk("Q-OBS-06", "half day of hours")
  /// An hour appears 20 to 50 minutes after its end; off, at its end.
  public static let observationsLate = Quirk("Q-OBS-07", "observations late")
  /// Some stations are three hours behind; off, none is.
  public static let stationsBehind = Quirk("Q-OBS-08", "stations behind")
  /// Wind in m/s; off, in km/h as in forecasts.
  public static let windInMetresPerSecond = Quirk("Q-OBS-09", "wind in metres per second")
  /// Above 750 m the height of a pressure level instead of sea-level pressure; off, sea-level pressure everywhere.
  public static let noPressureOnMountains = Quirk("Q-OBS-10", "no pressure on mountains")
  /// Some stations send the rain of a disdrometer beside the gauge's; off, none does.
  public static let rainMeasuredTwice = Quirk("Q-OBS-11", "rain measured twice")
  /// Names have doubled and trailing blanks; off, single ones.
  public static let namesHaveBlanks = Quirk("Q-OBS-12", "names have blanks")
  /// Some stations fell silent 26 hours ago; off, none did.
  public static let deadStations = Quirk("Q-OBS-13", "dead stations")

  /// Observations, in the order of the ids.
  static let observations: [Quirk] = [
    .observationNumbers, .onlyRequiredMembers, .instrumentsMissing, .hourEndHasOffset, .hourEndIsEnd, .halfDayOfHours,
    .observationsLate, .stationsBehind, .windInMetresPerSecond, .noPressureOnMountains, .rainMeasuredTwice,
    .namesHaveBlanks, .deadStations,
  ]
}

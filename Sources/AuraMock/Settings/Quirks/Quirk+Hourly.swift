// SPDX-License-Identifier: MIT

extension Quirk {
  /// Every hourly value is a string; off, numbers are numbers.
  public static let hourlyStrings = Quirk("Q-HOR-01", "hourly strings")
  /// Temperature, feel, humidity and wind start an hour after the sky; off, together.
  public static let thermalStartsLater = Quirk("Q-HOR-02", "thermal starts later")
  /// Arrays of a day differ in length; off, missing hours are there and empty.
  public static let unequalArrays = Quirk("Q-HOR-03", "unequal arrays")
  /// Spans are four digits; off, `02-08` as in the daily file.
  public static let spanWithoutDash = Quirk("Q-HOR-04", "span without dash")
  /// Summer spans are 0208 0814 1420 2002; off, 0006 0612 1218 1824.
  public static let summerSpans = Quirk("Q-HOR-05", "summer spans")
  /// Winter spans are 0107 0713 1319 1901; off, 0006 0612 1218 1824.
  public static let winterSpans = Quirk("Q-HOR-06", "winter spans")
  /// The last span wraps midnight; off, it ends at 24.
  public static let spanWrapsMidnight = Quirk("Q-HOR-07", "span wraps midnight")
  /// Nothing before the base hour of the file; off, its hours and spans are there.
  public static let startsAtBaseHour = Quirk("Q-HOR-08", "starts at base hour")
  /// Past spans are removed; off, they are there and empty.
  public static let pastSpansRemoved = Quirk("Q-HOR-09", "past spans removed")
  /// The evening edition starts at the last span; off, it keeps the base of noon.
  public static let eveningBase = Quirk("Q-HOR-10", "evening base")
  /// Wind and gust are two objects; off, one.
  public static let windAndGustApart = Quirk("Q-HOR-11", "wind and gust apart")
  /// The gust comes first; off, the wind.
  public static let gustFirst = Quirk("Q-HOR-12", "gust first")
  /// Some gusts are missing; off, none is.
  public static let gustsMissing = Quirk("Q-HOR-13", "gusts missing")
  /// A trace of rain is `Ip`; off, `0`.
  public static let traceIsIp = Quirk("Q-HOR-14", "trace is Ip")
  /// Temperatures just below zero are `-0`; off, `0`.
  public static let minusZero = Quirk("Q-HOR-15", "minus zero")
  /// `precipitacion` contains `nieve`; off, it is the rain alone.
  public static let rainContainsSnow = Quirk("Q-HOR-16", "rain contains snow")
  /// Unknown probabilities are empty; off, `0`.
  public static let unknownIsEmpty = Quirk("Q-HOR-17", "unknown is empty")
  /// Hourly codes of the night carry `n`; off, none.
  public static let hourlyNightSuffix = Quirk("Q-HOR-18", "hourly night suffix")
  /// The third day stops at the end of the span; off, it is whole.
  public static let thirdDayStops = Quirk("Q-HOR-19", "third day stops")
  /// The third day repeats the sunrise of the second; off, it has its own.
  public static let sunriseRepeated = Quirk("Q-HOR-20", "sunrise repeated")
  /// A label is missing or repeated on days of clock change; off, 00 to 23.
  public static let clockChangeLabels = Quirk("Q-HOR-21", "clock change labels")
  /// Canary spans are in Canary time; off, in the peninsula's.
  public static let canarySpans = Quirk("Q-HOR-22", "canary spans")

  /// The hourly forecast, in the order of the ids.
  static let hourly: [Quirk] = [
    .hourlyStrings, .thermalStartsLater, .unequalArrays, .spanWithoutDash, .summerSpans, .winterSpans,
    .spanWrapsMidnight, .startsAtBaseHour, .pastSpansRemoved, .eveningBase, .windAndGustApart, .gustFirst,
    .gustsMissing, .traceIsIp, .minusZero, .rainContainsSnow, .unknownIsEmpty, .hourlyNightSuffix, .thirdDayStops,
    .sunriseRepeated, .clockChangeLabels, .canarySpans,
  ]
}

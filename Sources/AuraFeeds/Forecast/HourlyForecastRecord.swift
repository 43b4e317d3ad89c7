// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// The hourly forecast of a municipality as sent: arrays of their own lengths, joined by nobody yet.
///
/// `HourlyForecastView` joins them by label and turns labels into instants.
public struct HourlyForecastRecord: Hashable, Sendable {
  public var issue: ForecastIssue
  /// In the order of the file: three, the last of them a few hours long (Q-HOR-19).
  public var days: [Day]

  public init(issue: ForecastIssue, days: [Day]) {
    self.issue = issue
    self.days = days
  }

  /// One civil day. Labels are local hours of the municipality, in the order of the file; on the day of autumn's
  /// change a label may stand twice (Q-HOR-21).
  public struct Day: Hashable, Sendable {
    public var date: CivilDate
    /// Sunrise by AEMET, local; the third day may repeat the second's (Q-HOR-20).
    public var sunrise: CivilTime?
    /// Sunset by AEMET, local.
    public var sunset: CivilTime?
    public var sky: [HourSample<SkyState>] = []
    /// Rain and melted snow together, mm (Q-HOR-16).
    public var precipitation: [HourSample<WaterDepth>] = []
    /// Melted snow, mm of water, a part of `precipitation`.
    public var snow: [HourSample<WaterDepth>] = []
    public var precipitationProbability: [SpanSample] = []
    public var stormProbability: [SpanSample] = []
    public var snowProbability: [SpanSample] = []
    /// °C.
    public var temperature: [HourSample<Int>] = []
    /// °C.
    public var apparentTemperature: [HourSample<Int>] = []
    /// %.
    public var relativeHumidity: [HourSample<Int>] = []
    public var wind: [HourSample<WindReading>] = []
    /// Strongest gust, km/h; an hour may have none (Q-HOR-13).
    public var gustKmh: [HourSample<Int>] = []

    public init(date: CivilDate) {
      self.date = date
    }
  }
}

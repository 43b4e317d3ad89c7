// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// The daily forecast of a municipality as sent: nothing filled in, nothing thrown away, nothing by position.
///
/// What is for today, and what a blanked period means, is `DailyForecastView`'s to say.
public struct DailyForecastRecord: Hashable, Sendable {
  public var issue: ForecastIssue
  /// In the order of the file. The first may be yesterday (Q-DAY-09).
  public var days: [Day]

  public init(issue: ForecastIssue, days: [Day]) {
    self.issue = issue
    self.days = days
  }

  /// One civil day. Periods are local hours of the municipality.
  public struct Day: Hashable, Sendable {
    public var date: CivilDate
    /// %, 0…100. A 0 of a blanked period is a hole and not a dry one (Q-DAY-05).
    public var precipitationProbability: [PeriodSample<Int>] = []
    /// Height of the snow line in the province, m; unknown where none is expected.
    public var snowLevelM: [PeriodSample<Int>] = []
    /// A nil value is a blanked period (`""`): over, or not forecast.
    public var sky: [PeriodSample<SkyState>] = []
    public var wind: [PeriodSample<WindReading>] = []
    /// Strongest gust, km/h; mostly unknown.
    public var gustKmh: [PeriodSample<Int>] = []
    /// °C.
    public var temperature = Range()
    /// °C.
    public var apparentTemperature = Range()
    /// %.
    public var relativeHumidity = Range()
    /// Highest ultraviolet index of the day, clear sky; nil on days without it (Q-DAY-04).
    public var uvMax: Int?

    public init(date: CivilDate) {
      self.date = date
    }
  }

  /// The extremes of a day and its values at four hours. Values may lie outside the extremes (Q-DAY-14).
  public struct Range: Hashable, Sendable {
    public var maximum: Int?
    public var minimum: Int?
    /// At hours 6, 12, 18 and 24 of days 1–2; empty later (Q-DAY-15).
    public var samples: [HourSample<Int>]

    public init(maximum: Int? = nil, minimum: Int? = nil, samples: [HourSample<Int>] = []) {
      self.maximum = maximum
      self.minimum = minimum
      self.samples = samples
    }
  }
}

// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// An hour of the hourly forecast, its arrays joined. nil is unknown.
public struct ForecastHour: Hashable, Sendable {
  /// When the hour begins. AEMET's official text calls rain "of the previous hour"; the arrays fit the hour that
  /// begins at the label, and so it is read here.
  public let start: WallInstant
  /// The local date and hour of the label.
  public let date: CivilDate
  /// 0…23.
  public let hour: Int
  /// Whether it is the second of two hours with this label, on the day of autumn's change (Q-HOR-21).
  public let isRepeated: Bool
  public internal(set) var sky: SkyState?
  /// Rain and melted snow together (Q-HOR-16).
  public internal(set) var precipitation: WaterDepth?
  /// Melted snow, a part of `precipitation`.
  public internal(set) var snow: WaterDepth?
  /// °C.
  public internal(set) var temperature: Int?
  /// °C.
  public internal(set) var apparentTemperature: Int?
  /// %.
  public internal(set) var relativeHumidity: Int?
  public internal(set) var wind: WindReading?
  /// km/h.
  public internal(set) var gustKmh: Int?
  /// %, of the six-hour span that holds the hour.
  public internal(set) var precipitationProbability: Int?
  /// %, of the six-hour span that holds the hour.
  public internal(set) var stormProbability: Int?
  /// %, of the six-hour span that holds the hour.
  public internal(set) var snowProbability: Int?

  init(start: WallInstant, date: CivilDate, hour: Int, isRepeated: Bool) {
    self.start = start
    self.date = date
    self.hour = hour
    self.isRepeated = isRepeated
  }
}

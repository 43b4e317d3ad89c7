// SPDX-License-Identifier: MIT

public import AuraTime

/// A day of a snapshot's outlook. nil is unknown.
public struct DaySnapshot: Hashable, Sendable {
  /// The civil date at the place.
  public var date: CivilDate
  public var sky: SkyState?
  /// °C, as AEMET sent them; an hour may lie outside.
  public var minimumC: Int?
  /// °C.
  public var maximumC: Int?
  /// °C.
  public var feelsLikeMinimumC: Int?
  /// °C.
  public var feelsLikeMaximumC: Int?
  /// %.
  public var minimumHumidity: Int?
  /// %.
  public var maximumHumidity: Int?
  /// %, 0…100.
  public var precipitationProbability: Int?
  public var wind: WindReading?
  /// Strongest gust, km/h.
  public var gustKmh: Int?
  /// Height of the snow line, m; nil where none is expected or it is not known.
  public var snowLevelM: Int?
  /// Highest ultraviolet index, clear sky, 0 or more.
  public var uvMax: Int?
  /// On the date, at the place; nil where the sun does not rise, and when the place's coordinate is not known.
  public var sunrise: WallInstant?
  /// On the date, at the place; nil where the sun does not set, and when the place's coordinate is not known.
  public var sunset: WallInstant?

  public init(date: CivilDate) {
    self.date = date
  }
}

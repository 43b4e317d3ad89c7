// SPDX-License-Identifier: MIT

public import AuraTime

/// An hour of a snapshot. nil is unknown.
public struct HourSlot: Hashable, Sendable {
  /// When the hour begins; it lasts 3,600 seconds, on days of clock changes too.
  public var start: WallInstant
  public var sky: SkyState?
  /// By AEMET's code where it came, else by the sun; nil when neither is known.
  public var isNight: Bool?
  /// Rain and melted snow together.
  public var precipitation: WaterDepth?
  /// Melted snow, a part of `precipitation`.
  public var snow: WaterDepth?
  /// °C.
  public var temperatureC: Int?
  /// °C.
  public var feelsLikeC: Int?
  /// %, 0…100.
  public var relativeHumidity: Int?
  /// Mean wind.
  public var wind: WindReading?
  /// km/h.
  public var gustKmh: Int?
  /// %, of the six hours that hold this one.
  public var precipitationProbability: Int?
  /// %, of the six hours that hold this one.
  public var stormProbability: Int?
  /// %, of the six hours that hold this one.
  public var snowProbability: Int?

  public init(start: WallInstant) {
    self.start = start
  }

  public var end: WallInstant { start.advanced(bySeconds: 3600) }

  /// Whether the slot tells nothing of the weather: whether it is night is no weather.
  public var isEmpty: Bool {
    sky == nil && precipitation == nil && snow == nil && temperatureC == nil && feelsLikeC == nil
      && relativeHumidity == nil && wind == nil && gustKmh == nil && precipitationProbability == nil
      && stormProbability == nil && snowProbability == nil
  }
}

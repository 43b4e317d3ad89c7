// SPDX-License-Identifier: MIT

public import AuraTime

/// What the values sent mean together.
extension StationObservation {
  /// The greatest height, m, at which AEMET reduces pressure to the sea (Q-OBS-10).
  public static let seaLevelPressureLimitM = 750.0

  /// The name with single blanks, none at its ends; `stationID` is the key (Q-OBS-12).
  public var name: String { Self.name(fromSent: sentName) }

  package static func name(fromSent text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// How long ago the hour ended, seconds; negative for an hour that has not ended, nil when `fint` was not sent.
  public func ageSeconds(at moment: WallInstant) -> Int64? { measuredUntil?.seconds(until: moment) }

  /// Rain of the hour, mm: the gauge's, else the disdrometer's (Q-OBS-11).
  public var precipitationMm: Double? { gaugePrecipitationMm ?? disdrometerPrecipitationMm }

  /// Pressure reduced to the sea, hPa; nil above 750 m, whatever was sent there (Q-OBS-10).
  public var seaLevelPressureHpa: Double? {
    altitudeM <= Self.seaLevelPressureLimitM ? sentSeaLevelPressureHpa : nil
  }

  /// Mean wind and gust by one instrument: the cups where they gave a mean, else the ultrasonic sensor.
  public var wind: StationWind? { StationWind(cupAnemometer) ?? StationWind(ultrasonicAnemometer) }
}

// SPDX-License-Identifier: MIT

/// One pollutant at a place: its class, from the nearest station that tells of it.
public struct AirComponent: Codable, Hashable, Sendable {
  public var pollutant: Pollutant
  public var band: AirQualityBand
  /// µg/m³, 0 or more, the mean that the index asks for; nil when the station told the class alone.
  public var microgramsPerCubicMetre: Double?
  public var source: AirSource

  public init(
    pollutant: Pollutant, band: AirQualityBand, microgramsPerCubicMetre: Double? = nil, source: AirSource
  ) {
    self.pollutant = pollutant
    self.band = band
    self.microgramsPerCubicMetre = microgramsPerCubicMetre
    self.source = source
  }
}

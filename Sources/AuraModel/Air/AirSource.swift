// SPDX-License-Identifier: MIT

public import AuraTime

/// Where a statement about the air comes from: the station, how far it is, and of which hour it speaks.
public struct AirSource: Codable, Hashable, Sendable {
  /// Eight digits: the municipality's five and three of the station.
  public var stationCode: String
  /// As sent, in capitals: `PLAZA DEL CARMEN`.
  public var stationName: String
  /// From the place, km, 0 or more.
  public var distanceKm: Double
  /// The hour it was measured.
  public var hour: WallInstant

  public init(stationCode: String, stationName: String, distanceKm: Double, hour: WallInstant) {
    self.stationCode = stationCode
    self.stationName = stationName
    self.distanceKm = distanceKm
    self.hour = hour
  }
}

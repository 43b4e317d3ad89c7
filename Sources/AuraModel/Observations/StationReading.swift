// SPDX-License-Identifier: MIT

public import AuraTime

/// A measured value with where it comes from: which station, how far away, and when its hour ended.
public struct StationReading<Value> {
  public let value: Value
  /// AEMET's `idema`.
  public let stationID: String
  /// The station's name, blanks collapsed.
  public let stationName: String
  /// Great-circle distance from the place asked about, km, 0…35.
  public let distanceKm: Double
  /// Height of the station above the sea, m.
  public let altitudeM: Double
  /// The end of the hour it was measured in.
  public let measuredUntil: WallInstant

  public init(
    value: Value, stationID: String, stationName: String, distanceKm: Double, altitudeM: Double,
    measuredUntil: WallInstant
  ) {
    self.value = value
    self.stationID = stationID
    self.stationName = stationName
    self.distanceKm = distanceKm
    self.altitudeM = altitudeM
    self.measuredUntil = measuredUntil
  }
}

extension StationReading: Equatable where Value: Equatable {}
extension StationReading: Hashable where Value: Hashable {}
extension StationReading: Sendable where Value: Sendable {}

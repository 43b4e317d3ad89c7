// SPDX-License-Identifier: MIT

public import AuraTime

/// What stations near a place measured last, each quantity from the nearest station that has it.
public struct ObservedConditions: Hashable, Sendable {
  /// A measured value, where and until when.
  public struct Value: Hashable, Sendable {
    public var value: Double
    /// AEMET's `indicativo`: `3195`.
    public var stationID: String
    /// The name to show: `Madrid, Retiro`.
    public var stationName: String
    /// From the place to the instrument, km.
    public var distanceKm: Double
    /// The end of the hour that the value belongs to.
    public var measuredUntil: WallInstant

    public init(value: Double, stationID: String, stationName: String, distanceKm: Double, measuredUntil: WallInstant) {
      self.value = value
      self.stationID = stationID
      self.stationName = stationName
      self.distanceKm = distanceKm
      self.measuredUntil = measuredUntil
    }
  }

  /// °C.
  public var temperatureC: Value?
  /// %.
  public var relativeHumidity: Value?
  /// Mean wind, km/h.
  public var windKmh: Value?
  /// Where the wind comes from, degrees clockwise from north.
  public var windBearingDegrees: Value?
  /// km/h.
  public var gustKmh: Value?
  /// mm in the hour.
  public var precipitationMm: Value?
  /// At sea level, hPa.
  public var pressureHPa: Value?

  public init() {}
}

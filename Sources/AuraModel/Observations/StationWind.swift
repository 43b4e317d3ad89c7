// SPDX-License-Identifier: MIT

/// The wind at a station, in the units of the forecasts: mean of 10 minutes, and the gust of the hour.
public struct StationWind: Hashable, Sendable {
  /// Km/h in a m/s.
  package static let kmhPerMps = 3.6

  /// Mean speed, km/h, 0…540 (Q-OBS-09: sent in m/s).
  public let meanKmh: Double
  /// Where it comes from, degrees clockwise from north, 0…360; nil when not sent.
  public let fromDegrees: Double?
  /// Greatest gust of the hour, km/h; nil when not sent.
  public let gustKmh: Double?

  public init(meanKmh: Double, fromDegrees: Double? = nil, gustKmh: Double? = nil) {
    self.meanKmh = meanKmh
    self.fromDegrees = fromDegrees
    self.gustKmh = gustKmh
  }

  /// What an instrument says; nil when it gave no mean.
  public init?(_ anemometer: StationObservation.Anemometer) {
    guard let mean = anemometer.meanMps else { return nil }
    self.init(
      meanKmh: mean * Self.kmhPerMps, fromDegrees: anemometer.meanFromDegrees,
      gustKmh: anemometer.gustMps.map { $0 * Self.kmhPerMps })
  }

  /// The nearest point of the rose; nil in a dead calm, whose vane points nowhere, and when no direction was sent.
  public var from: WindDirection? {
    meanKmh == 0 ? nil : fromDegrees.flatMap { WindDirection(bearingDegrees: $0) }
  }
}

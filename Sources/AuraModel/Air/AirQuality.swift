// SPDX-License-Identifier: MIT

public import AuraTime

/// The air at a place by Spain's index: each pollutant from the nearest station that tells of it, and the worst.
///
/// Source: Orden TEC/351/2019 as amended on 2 September 2020: the index is the class of the worst pollutant. Which
/// pollutants a station measures is known where its levels were asked for; of a station whose index alone is known, it
/// is only known which ones made it, so just the nearest such station is listened to.
public struct AirQuality: Codable, Hashable, Sendable {
  /// The worst class of the pollutants known, and of the nearest index that names no pollutant.
  public var composite: AirQualityBand
  /// Each pollutant known, once, in the order of `Pollutant`; empty when only an index without a cause is known.
  public var breakdown: [AirComponent]
  /// Whether the nearest index was computed from fewer pollutants than the method asks for (Q-ICA-04).
  public var isPartial: Bool
  /// What the composite rests on: the station, the distance and the hour to be shown with it.
  public var source: AirSource

  public init(composite: AirQualityBand, breakdown: [AirComponent], isPartial: Bool, source: AirSource) {
    self.composite = composite
    self.breakdown = breakdown
    self.isPartial = isPartial
    self.source = source
  }

  /// The pollutants of the worst class, in the order of `Pollutant`.
  public var worst: [AirComponent] { breakdown.filter { $0.band == composite } }

  /// Until when this speaks of the air: the hour it rests on and the reach's age.
  public func expires(in reach: AirReach = .standard) -> WallInstant {
    source.hour.advanced(bySeconds: Int64(reach.maximumAgeHours) * 3600)
  }
}

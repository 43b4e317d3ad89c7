// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Coordinate {
  /// Mean radius of the Earth, km. Source: Moritz, Geodetic Reference System 1980, R₁ = (2a + b) / 3.
  public static let earthRadiusKm = 6371.0088

  /// The great-circle distance on the mean sphere, km; within 0.5 % of the ellipsoid's.
  ///
  /// Source: Sinnott, "Virtues of the Haversine", Sky & Telescope 68 (1984), 159.
  public func distanceKm(to other: Coordinate) -> Double {
    Self.distanceKm(haversine: haversine(to: other))
  }

  /// The haversine of the angle between two places, 0…1: grows with the distance, so it orders places without a root.
  package func haversine(to other: Coordinate) -> Double {
    let halfLatitude = sin((other.latitude - latitude) / 2 * .pi / 180)
    let halfLongitude = sin((other.longitude - longitude) / 2 * .pi / 180)
    return halfLatitude * halfLatitude
      + cos(latitude * .pi / 180) * cos(other.latitude * .pi / 180) * halfLongitude * halfLongitude
  }

  /// The distance that belongs to a haversine, km.
  package static func distanceKm(haversine: Double) -> Double {
    2 * earthRadiusKm * asin(min(1, haversine.squareRoot()))
  }

  /// The haversine that belongs to a distance, km; that of the antipode for anything farther.
  package static func haversine(distanceKm: Double) -> Double {
    let half = sin(min(.pi / 2, max(0, distanceKm) / (2 * earthRadiusKm)))
    return half * half
  }

  /// How far a circle of a distance around the place reaches, degrees of latitude and of longitude either way; 180 of
  /// longitude where it holds a pole.
  ///
  /// Source: sin Δλ = sin r / cos φ where a meridian touches the circle (Napier's rules).
  package func reachDegrees(distanceKm: Double) -> (latitude: Double, longitude: Double) {
    let angle = distanceKm / Self.earthRadiusKm
    let ratio = sin(angle) / cos(latitude * .pi / 180)
    let holdsPole = abs(latitude) + angle * 180 / .pi >= 90
    return (angle * 180 / .pi, holdsPole || ratio >= 1 ? 180 : asin(ratio) * 180 / .pi)
  }
}

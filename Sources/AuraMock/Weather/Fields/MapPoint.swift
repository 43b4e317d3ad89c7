// SPDX-License-Identifier: MIT

/// A place on the flat map the waves cross, kilometres from 40° N 4° W.
///
/// An equirectangular map: a degree of longitude counts 85.4 km everywhere (true at 40° N), which stretches the
/// Canaries by 13 % and moves no weather that anyone could check.
struct MapPoint: Sendable {
  let eastKm: Double
  let northKm: Double

  init(latitude: Double, longitude: Double) {
    eastKm = (longitude + 4) * 85.4
    northKm = (latitude - 40) * 111.2
  }

  /// Kilometres to another point.
  func distanceKm(to other: MapPoint) -> Double {
    let east = eastKm - other.eastKm
    let north = northKm - other.northKm
    return (east * east + north * north).squareRoot()
  }
}

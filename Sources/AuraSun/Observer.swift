// SPDX-License-Identifier: MIT

internal import AuraModel

/// A place on the ellipsoid, from which bodies are seen: what turns a geocentric place into one of the local sky.
///
/// Height 0 on WGS84. Source: Meeus, *Astronomical Algorithms*, 2nd ed., ch. 11 (ρ sin φ′ and ρ cos φ′), ch. 13.
struct Observer {
  /// Equatorial radius of the Earth, km (WGS84).
  static let earthRadius = 6378.137
  private static let flattening = 1 / 298.257223563

  private let latitudeSine: Double
  private let latitudeCosine: Double
  private let longitude: Double
  /// Distance from the axis and from the equator's plane, in equatorial radii.
  private let axisDistance: Double
  private let equatorDistance: Double

  init(_ coordinate: Coordinate) {
    let latitude = coordinate.latitude * Angle.degree
    latitudeSine = sine(latitude)
    latitudeCosine = cosine(latitude)
    longitude = coordinate.longitude * Angle.degree
    let squash = 1 - Self.flattening
    let norm =
      1 / (latitudeCosine * latitudeCosine + squash * squash * latitudeSine * latitudeSine).squareRoot()
    axisDistance = norm * latitudeCosine
    equatorDistance = squash * squash * norm * latitudeSine
  }

  /// A body's local place.
  struct Sight {
    /// Degrees from north through east, 0..<360.
    var azimuth: Double
    /// Altitude of the centre over the ellipsoid's horizon without air, seen from the place and from the Earth's centre.
    var topocentricAltitude: Double
    var geocentricAltitude: Double
    /// Distance from the place, equatorial radii.
    var distance: Double
  }

  /// - Parameters:
  ///   - siderealTime: apparent, of Greenwich, radians.
  ///   - distance: from the Earth's centre, equatorial radii.
  func sight(rightAscension: Double, declination: Double, distance: Double, siderealTime: Double) -> Sight {
    let hourAngle = siderealTime + longitude - rightAscension
    let reach = distance * cosine(declination)
    let lift = distance * sine(declination)
    let outward = reach * cosine(hourAngle)
    let west = reach * sine(hourAngle)
    let fromAxis = outward - axisDistance
    let fromEquator = lift - equatorDistance
    let range = (fromAxis * fromAxis + west * west + fromEquator * fromEquator).squareRoot()
    let up = fromAxis * latitudeCosine + fromEquator * latitudeSine
    let north = fromEquator * latitudeCosine - fromAxis * latitudeSine
    return Sight(
      azimuth: Angle.degrees(arctangent(y: -west, x: north)),
      topocentricAltitude: arcsine(min(1, max(-1, up / range))) / Angle.degree,
      geocentricAltitude: arcsine(
        min(1, max(-1, (outward * latitudeCosine + lift * latitudeSine) / distance))) / Angle.degree,
      distance: range)
  }

  /// Height of the upper limb over an altitude, radians: zero at rise and set.
  ///
  /// - Parameters:
  ///   - x, y, z: the body in the frame of true equator and equinox, equatorial radii.
  ///   - radius: of the body, equatorial radii.
  ///   - refraction: at the horizon, radians.
  func limbHeight(x: Double, y: Double, z: Double, siderealTime: Double, radius: Double, refraction: Double) -> Double {
    let angle = siderealTime + longitude
    let fromAxis = x * cosine(angle) + y * sine(angle) - axisDistance
    let west = x * sine(angle) - y * cosine(angle)
    let fromEquator = z - equatorDistance
    let range = (fromAxis * fromAxis + west * west + fromEquator * fromEquator).squareRoot()
    let up = fromAxis * latitudeCosine + fromEquator * latitudeSine
    return arcsine(min(1, max(-1, up / range))) + arcsine(min(1, radius / range)) + refraction
  }
}

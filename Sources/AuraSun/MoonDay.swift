// SPDX-License-Identifier: MIT

/// The Moon around one day as polynomials: what its passages over any place are solved from.
///
/// Six sums of the series stand for any number of evaluations: a Chebyshev polynomial of degree 5 through them keeps the
/// place to 0.02″ within 14 hours of the middle. Coordinates are the equatorial ones of date in the Earth's radii, which
/// have no jumps.
struct MoonDay {
  /// Middle of the span, seconds since the epoch of the clock.
  let middle: Double
  private let x: ChebyshevPolynomial
  private let y: ChebyshevPolynomial
  private let z: ChebyshevPolynomial
  private let siderealTime: Double

  /// Half of the span, seconds.
  static let reach = 50_400.0
  /// Radians of sidereal time in a second of the clock.
  private static let siderealRate = Angle.turn * 1.00273781191135448 / 86_400

  init(middle: Double) {
    self.middle = middle
    var x = ChebyshevPolynomial()
    var y = ChebyshevPolynomial()
    var z = ChebyshevPolynomial()
    for index in 0..<ChebyshevPolynomial.count {
      let second = middle + ChebyshevPolynomial.node(index) * Self.reach
      let moon = ApparentMoon(at: DynamicalTime(clockSecond: second))
      let radii = moon.distance / Observer.earthRadius
      let outward = radii * cosine(moon.declination)
      x.add(outward * cosine(moon.rightAscension), atNode: index)
      y.add(outward * sine(moon.rightAscension), atNode: index)
      z.add(radii * sine(moon.declination), atNode: index)
    }
    self.x = x
    self.y = y
    self.z = z
    let time = DynamicalTime(clockSecond: middle)
    let nutation = Nutation(centuries: time.centuries)
    // Nutation changes by 0.1″ within the span at most: 0.007 s.
    siderealTime =
      EarthOrientation.meanSiderealTime(at: time) + nutation.longitude
      * cosine(EarthOrientation.meanObliquity(centuries: time.centuries))
  }

  /// Height of the upper limb over the refracted horizon, radians. Time in seconds from the middle.
  func limbHeight(from observer: Observer, second: Double) -> Double {
    let node = second / Self.reach
    return observer.limbHeight(
      x: x.value(at: node), y: y.value(at: node), z: z.value(at: node),
      siderealTime: siderealTime + second * Self.siderealRate, radius: ApparentMoon.radius / Observer.earthRadius,
      refraction: Self.horizontalRefraction)
  }

  /// Hour angle of the centre at a longitude (radians), −π…π. Time in seconds from the middle.
  func hourAngle(longitude: Double, second: Double) -> Double {
    let node = second / Self.reach
    let rightAscension = arctangent(y: y.value(at: node), x: x.value(at: node))
    return Angle.wrapped(siderealTime + second * Self.siderealRate + longitude - rightAscension)
  }

  /// 34′, the convention of almanacs.
  private static let horizontalRefraction = 34.0 / 60 * Angle.degree
}

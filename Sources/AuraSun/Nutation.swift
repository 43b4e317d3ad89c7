// SPDX-License-Identifier: MIT

/// Nutation in longitude and obliquity, radians.
///
/// The 13 largest lunisolar terms of IAU 2000B with linear Delaunay arguments; the dropped terms, the parts out of
/// phase and the planetary bias add up to at most 0.05″ in longitude and 0.02″ in obliquity (0.003 s of time).
///
/// Source: McCarthy and Luzum, Celestial Mechanics and Dynamical Astronomy 85, 37 (2003), table 1; arguments of Simon
/// et al., Astronomy and Astrophysics 282, 663 (1994), as in IERS Conventions (2010), eq. 5.43.
struct Nutation {
  var longitude: Double
  var obliquity: Double

  init(longitude: Double, obliquity: Double) {
    self.longitude = longitude
    self.obliquity = obliquity
  }

  /// - Parameter centuries: Julian centuries of TT from J2000.0.
  init(centuries: Double) {
    longitude = 0
    obliquity = 0
    for term in Self.terms {
      let argument = term.phase + term.rate * centuries
      longitude += (term.sineArcseconds + term.driftArcseconds * centuries) * sine(argument)
      obliquity += term.cosineArcseconds * cosine(argument)
    }
    longitude *= Angle.arcsecond
    obliquity *= Angle.arcsecond
  }

  /// Nutation at a time and one day before and after it.
  static func values(aroundCenturies centuries: Double) -> (longitude: ThreeNoons, obliquity: ThreeNoons) {
    var longitude = ThreeNoons(previous: 0, current: 0, next: 0)
    var obliquity = longitude
    for term in terms {
      let argument = term.phase + term.rate * centuries
      let sineNow = sine(argument)
      let cosineNow = cosine(argument)
      let amplitude = (term.sineArcseconds + term.driftArcseconds * centuries) * Angle.arcsecond
      longitude.previous += amplitude * (sineNow * term.dayCosine - cosineNow * term.daySine)
      longitude.current += amplitude * sineNow
      longitude.next += amplitude * (sineNow * term.dayCosine + cosineNow * term.daySine)
      let tilt = term.cosineArcseconds * Angle.arcsecond
      obliquity.previous += tilt * (cosineNow * term.dayCosine + sineNow * term.daySine)
      obliquity.current += tilt * cosineNow
      obliquity.next += tilt * (cosineNow * term.dayCosine - sineNow * term.daySine)
    }
    return (longitude, obliquity)
  }

  private struct Term {
    var phase: Double
    var rate: Double
    var sineArcseconds: Double
    var driftArcseconds: Double
    var cosineArcseconds: Double
    var dayCosine: Double
    var daySine: Double

    /// Multiples of l, l′, F, D, Ω; the sine of longitude with its drift a century; the cosine of obliquity; ″.
    init(
      _ l: Double, _ lPrime: Double, _ f: Double, _ d: Double, _ node: Double, sine sineArcseconds: Double,
      drift: Double = 0, cosine cosineArcseconds: Double
    ) {
      phase =
        Angle.arcsecond
        * (l * 485_868.249036 + lPrime * 1_287_104.79305 + f * 335_779.526232 + d * 1_072_260.70369
          + node * 450_160.398036)
      rate =
        Angle.arcsecond
        * (l * 1_717_915_923.2178 + lPrime * 129_596_581.0481 + f * 1_739_527_262.8478 + d * 1_602_961_601.2090
          - node * 6_962_890.5431)
      self.sineArcseconds = sineArcseconds
      driftArcseconds = drift
      self.cosineArcseconds = cosineArcseconds
      dayCosine = AuraSun.cosine(rate / 36_525)
      daySine = AuraSun.sine(rate / 36_525)
    }
  }

  private static let terms: [Term] = [
    Term(0, 0, 0, 0, 1, sine: -17.2064161, drift: -0.0174666, cosine: 9.2052331),
    Term(0, 0, 2, -2, 2, sine: -1.3170906, cosine: 0.5730336),
    Term(0, 0, 2, 0, 2, sine: -0.2276413, cosine: 0.0978459),
    Term(0, 0, 0, 0, 2, sine: 0.2074554, cosine: -0.0897492),
    Term(0, 1, 0, 0, 0, sine: 0.1475877, cosine: 0.0073871),
    Term(0, 1, 2, -2, 2, sine: -0.0516821, cosine: 0.0224386),
    Term(1, 0, 0, 0, 0, sine: 0.0711159, cosine: -0.0006750),
    Term(0, 0, 2, 0, 1, sine: -0.0387298, cosine: 0.0200728),
    Term(1, 0, 2, 0, 2, sine: -0.0301461, cosine: 0.0129025),
    Term(0, -1, 2, -2, 2, sine: 0.0215829, cosine: -0.0095929),
    Term(0, 0, 2, -2, 1, sine: 0.0128227, cosine: -0.0068982),
    Term(-1, 0, 2, 0, 2, sine: 0.0123457, cosine: -0.0053311),
    Term(-1, 0, 0, 2, 0, sine: 0.0156994, cosine: -0.0001235),
  ]
}

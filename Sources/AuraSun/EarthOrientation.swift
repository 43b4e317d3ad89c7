// SPDX-License-Identifier: MIT

/// How the Earth stands in space: obliquity of the ecliptic and sidereal time.
enum EarthOrientation {
  /// Mean obliquity of the ecliptic, radians.
  ///
  /// Source: IAU 2006, Hilton et al., Celestial Mechanics and Dynamical Astronomy 94, 351 (2006), eq. 11; terms from T⁴
  /// on (under 1e-6″ within a century) dropped.
  static func meanObliquity(centuries: Double) -> Double {
    Angle.arcsecond * (84_381.406 + centuries * (-46.836769 + centuries * (-0.0001831 + centuries * 0.00200340)))
  }

  /// Mean sidereal time of Greenwich, radians, not reduced to one turn.
  ///
  /// Source: Earth rotation angle of IERS Conventions (2010), eq. 5.15; accumulated precession of Capitaine, Wallace and
  /// Chapront, Astronomy and Astrophysics 412, 567 (2003), eq. 42; terms from T³ on (under 1e-6″ a century) dropped.
  static func meanSiderealTime(at time: DynamicalTime) -> Double {
    // Whole turns are dropped first: they carry no angle and would cost digits.
    let days = time.clockDays
    let fraction = days - days.rounded(.down)
    let t = time.centuries
    return Angle.turn * (0.7790572732640 + fraction + 0.00273781191135448 * days)
      + Angle.arcsecond * (0.014506 + t * (4612.156534 + t * 1.3915817))
  }
}

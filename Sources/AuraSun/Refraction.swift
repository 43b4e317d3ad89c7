// SPDX-License-Identifier: MIT

/// Bending of light by ordinary air (10 °C, 1010 hPa), degrees.
enum Refraction {
  /// What is added to a true altitude to get the apparent one.
  ///
  /// Source: Sæmundsson, Sky and Telescope 72, 70 (1986), in Meeus, *Astronomical Algorithms*, 2nd ed., eq. 16.4, good
  /// to 0.07′ above the horizon. It has no meaning below −1°: there the value at −1° fades linearly to none at the nadir,
  /// so that the apparent altitude stays continuous.
  static func degrees(atTrueAltitude altitude: Double) -> Double {
    let seen = max(altitude, -1)
    let minutes = 1.02 / tangent((seen + 10.3 / (seen + 5.11)) * Angle.degree)
    // The formula gives −0.0019′ at the zenith, where there is none.
    let bending = max(0, minutes / 60)
    return altitude < -1 ? bending * max(0, altitude + 90) / 89 : bending
  }
}

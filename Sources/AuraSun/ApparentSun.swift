// SPDX-License-Identifier: MIT

/// The Sun's apparent geocentric place: true equator and equinox of date, aberration included, radians.
struct ApparentSun {
  /// Ecliptic longitude, with nutation and aberration.
  var longitude: Double
  var latitude: Double
  var rightAscension: Double
  var declination: Double
  /// Distance from the Earth, astronomical units.
  var distance: Double
  /// Apparent sidereal time of Greenwich.
  var siderealTime: Double

  init(at time: DynamicalTime) {
    self.init(
      at: time, heliocentricLongitude: EarthSeries.longitude.value(at: time.millennia),
      heliocentricLatitude: EarthSeries.latitude.value(at: time.millennia),
      distance: EarthSeries.distance.value(at: time.millennia), nutation: Nutation(centuries: time.centuries))
  }

  /// From the Earth's heliocentric place and the nutation.
  ///
  /// Sources: Meeus, *Astronomical Algorithms*, 2nd ed., ch. 25: reversal and FK5 (p. 166; the correction of latitude,
  /// 0.04″, is dropped), aberration eq. 25.10; ecliptic to equator eq. 13.3 and 13.4. The drift of the equinox is the
  /// precession correction of IAU 2000, −0.29965″ a century (IERS Conventions (2003), ch. 5), since VSOP87D precesses by
  /// IAU 1976 and the sidereal time here by IAU 2006. The equation of the equinoxes leaves out its complementary terms
  /// (0.003″).
  init(
    at time: DynamicalTime, heliocentricLongitude: Double, heliocentricLatitude: Double, distance: Double,
    nutation: Nutation
  ) {
    let centuries = time.centuries
    let correction = -0.09033 - 0.29965 * centuries - 20.4898 / distance
    longitude = heliocentricLongitude + .pi + correction * Angle.arcsecond + nutation.longitude
    latitude = -heliocentricLatitude
    self.distance = distance
    let obliquity = EarthOrientation.meanObliquity(centuries: centuries) + nutation.obliquity
    let sineTilt = sine(obliquity)
    let cosineTilt = cosine(obliquity)
    // The latitude stays under 1.2″, so its tangent is itself and its cosine 1.
    let across = cosineTilt * sine(longitude) - latitude * sineTilt
    rightAscension = arctangent(y: across, x: cosine(longitude))
    declination = arcsine(latitude * cosineTilt + sineTilt * sine(longitude))
    siderealTime = EarthOrientation.meanSiderealTime(at: time) + nutation.longitude * cosineTilt
  }

  /// The Sun's hour angle at Greenwich, radians, −π…π.
  var greenwichHourAngle: Double { Angle.wrapped(siderealTime - rightAscension) }
}

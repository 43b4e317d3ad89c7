// SPDX-License-Identifier: MIT

/// The Moon's apparent geocentric place: true equator and equinox of date, radians.
struct ApparentMoon {
  /// Ecliptic longitude, with nutation and light time.
  var longitude: Double
  var latitude: Double
  /// Distance of the centres, km.
  var distance: Double
  var rightAscension: Double
  var declination: Double
  /// Apparent sidereal time of Greenwich.
  var siderealTime: Double

  /// Radius of the Moon, km, as the reference tables take it.
  static let radius = 1737.4

  /// Light takes 1.28 s from the Moon, in which it moves 0.70″; the ±0.08 s of the changing distance (0.04″) are dropped.
  /// The drift of the equinox is that of `ApparentSun`. Ecliptic to equator: Meeus, *Astronomical Algorithms*, 2nd ed.,
  /// eq. 13.3 and 13.4.
  init(at time: DynamicalTime) {
    let centuries = time.centuries
    let place = MoonSeries.standard.place(at: centuries - 1.28 / (86_400 * 36_525))
    let nutation = Nutation(centuries: centuries)
    longitude = place.longitude + nutation.longitude - 0.29965 * Angle.arcsecond * centuries
    latitude = place.latitude
    distance = place.distance
    let obliquity = EarthOrientation.meanObliquity(centuries: centuries) + nutation.obliquity
    let sineTilt = sine(obliquity)
    let cosineTilt = cosine(obliquity)
    let outward = cosine(latitude)
    let x = outward * cosine(longitude)
    let ecliptic = outward * sine(longitude)
    let lift = sine(latitude)
    rightAscension = arctangent(y: ecliptic * cosineTilt - lift * sineTilt, x: x)
    declination = arcsine(ecliptic * sineTilt + lift * cosineTilt)
    siderealTime = EarthOrientation.meanSiderealTime(at: time) + nutation.longitude * cosineTilt
  }
}

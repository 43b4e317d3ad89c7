// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// Where the Moon stands at an instant, in the sky of a place.
public struct MoonPosition: Hashable, Sendable {
  /// Degrees from north through east, 0..<360, as seen from the place.
  public let azimuthDegrees: Double
  /// Elevation of the centre without air, from the place itself, degrees, −90…90.
  public let trueElevationDegrees: Double
  /// Elevation as seen through ordinary air (10 °C, 1010 hPa), degrees; below the horizon it only fades out.
  public let apparentElevationDegrees: Double
  /// Apparent geocentric declination, degrees, −29…29.
  public let declinationDegrees: Double
  /// Apparent geocentric right ascension, degrees, 0..<360.
  public let rightAscensionDegrees: Double
  /// Apparent geocentric ecliptic longitude, degrees, 0..<360.
  public let eclipticLongitudeDegrees: Double
  /// Geocentric ecliptic latitude, degrees, −5.3…5.3.
  public let eclipticLatitudeDegrees: Double
  /// Distance of the centres of Earth and Moon, km, 356,300…406,800.
  public let distanceKm: Double

  /// Works out the Moon's place at an instant.
  public init(at instant: WallInstant, from coordinate: Coordinate) {
    let moon = ApparentMoon(at: DynamicalTime(instant))
    let sight = Observer(coordinate).sight(
      rightAscension: moon.rightAscension, declination: moon.declination,
      distance: moon.distance / Observer.earthRadius, siderealTime: moon.siderealTime)
    azimuthDegrees = sight.azimuth
    trueElevationDegrees = sight.topocentricAltitude
    apparentElevationDegrees =
      sight.topocentricAltitude + Refraction.degrees(atTrueAltitude: sight.topocentricAltitude)
    declinationDegrees = moon.declination / Angle.degree
    rightAscensionDegrees = Angle.degrees(moon.rightAscension)
    eclipticLongitudeDegrees = Angle.degrees(moon.longitude)
    eclipticLatitudeDegrees = moon.latitude / Angle.degree
    distanceKm = moon.distance
  }
}

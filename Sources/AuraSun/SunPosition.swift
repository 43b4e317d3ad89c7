// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// Where the Sun stands at an instant, in the sky of a place.
///
/// Against DE421 at 21,600 random instants of 2025–2027 azimuth and elevation are within 0.01°; see `docs/SUN.md`.
public struct SunPosition: Hashable, Sendable {
  /// Degrees from north through east, 0..<360.
  public let azimuthDegrees: Double
  /// Elevation of the centre without air, from the place itself, degrees, −90…90.
  public let trueElevationDegrees: Double
  /// Elevation as seen through ordinary air (10 °C, 1010 hPa), degrees; below the horizon it only fades out.
  public let apparentElevationDegrees: Double
  /// Elevation of the centre without air or parallax: the one that sunrise and twilights are defined by, degrees.
  public let geocentricElevationDegrees: Double
  /// Apparent declination, degrees, −23.5…23.5.
  public let declinationDegrees: Double
  /// Apparent right ascension, degrees, 0..<360.
  public let rightAscensionDegrees: Double
  /// Apparent ecliptic longitude, degrees, 0..<360.
  public let eclipticLongitudeDegrees: Double
  /// Distance from the Earth's centre, astronomical units.
  public let distanceAU: Double
  /// Apparent minus mean solar time, seconds, about −860…990.
  public let equationOfTimeSeconds: Double

  /// Works out the Sun's place at an instant.
  public init(at instant: WallInstant, from coordinate: Coordinate) {
    let time = DynamicalTime(instant)
    let sun = ApparentSun(at: time)
    let sight = Observer(coordinate).sight(
      rightAscension: sun.rightAscension, declination: sun.declination,
      distance: sun.distance * Self.astronomicalUnit / Observer.earthRadius, siderealTime: sun.siderealTime)
    azimuthDegrees = sight.azimuth
    trueElevationDegrees = sight.topocentricAltitude
    apparentElevationDegrees =
      sight.topocentricAltitude + Refraction.degrees(atTrueAltitude: sight.topocentricAltitude)
    geocentricElevationDegrees = sight.geocentricAltitude
    declinationDegrees = sun.declination / Angle.degree
    rightAscensionDegrees = Angle.degrees(sun.rightAscension)
    eclipticLongitudeDegrees = Angle.degrees(sun.longitude)
    distanceAU = sun.distance
    let sinceNoon = time.clockDays - time.clockDays.rounded()
    equationOfTimeSeconds =
      Angle.wrapped(sun.greenwichHourAngle - sinceNoon * Angle.turn) * SolarDay.secondsPerRadian
  }

  /// Kilometres, exact by definition (IAU 2012, resolution B2).
  static let astronomicalUnit = 149_597_870.7
}

// SPDX-License-Identifier: MIT

public import AuraTime

/// How much of the Moon is lit at an instant, seen from the Earth's centre.
public struct MoonPhase: Hashable, Sendable {
  /// Moon's apparent ecliptic longitude minus the Sun's, degrees, 0..<360: 0 new, 90 first quarter, 180 full.
  public let elongationDegrees: Double
  /// Angle Sun–Moon–Earth, degrees, 0…180.
  public let phaseAngleDegrees: Double
  /// Lit share of the disc, 0…1.
  public let illuminatedFraction: Double
  /// Days since the last new moon, 0..<29.9, by its true instant.
  public let ageDays: Double

  /// The name of the phase: eighths of the elongation, the four principal phases in the middle of theirs.
  public var name: Name { Name(rawValue: Int((elongationDegrees / 45).rounded()) % 8) ?? .newMoon }

  /// Eight names, in the order of the month.
  public enum Name: Int, CaseIterable, Hashable, Sendable {
    case newMoon
    case waxingCrescent, firstQuarter, waxingGibbous, fullMoon, waningGibbous, lastQuarter, waningCrescent
  }

  /// Works out the phase at an instant.
  ///
  /// Source: Meeus, *Astronomical Algorithms*, 2nd ed., eq. 48.1 to 48.3, with the full places of Sun and Moon.
  public init(at instant: WallInstant) {
    let time = DynamicalTime(instant)
    let moon = ApparentMoon(at: time)
    let sun = ApparentSun(at: time)
    elongationDegrees = Angle.degrees(moon.longitude - sun.longitude)
    let cosineOfSeparation = cosine(moon.latitude) * cosine(moon.longitude - sun.longitude)
    let sineOfSeparation = (1 - cosineOfSeparation * cosineOfSeparation).squareRoot()
    let sunDistance = sun.distance * SunPosition.astronomicalUnit
    let phaseAngle = arctangent(y: sunDistance * sineOfSeparation, x: moon.distance - sunDistance * cosineOfSeparation)
    phaseAngleDegrees = phaseAngle / Angle.degree
    illuminatedFraction = (1 + cosine(phaseAngle)) / 2
    let now = Double(instant.millisecondsSinceEpoch) / 1000
    let lastNew = PrincipalPhase.newMoon.second(near: now - elongationDegrees / PrincipalPhase.degreesPerSecond)
    // A few minutes after a new moon the elongation may still read 359.99…, a few before it 0.
    ageDays = max(0, now - lastNew) / 86_400
  }
}

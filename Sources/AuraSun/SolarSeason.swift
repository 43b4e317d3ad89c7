// SPDX-License-Identifier: MIT

public import AuraTime

/// The beginnings of the astronomical seasons: equinoxes and solstices.
public enum SolarSeason: Int, CaseIterable, Hashable, Sendable {
  case marchEquinox = 0
  case juneSolstice, septemberEquinox, decemberSolstice

  /// The apparent ecliptic longitude of the Sun at it, degrees.
  public var longitudeDegrees: Double { Double(rawValue) * 90 }

  /// The instant of it in a year; within 60 s of DE421 (25 s in 2010–2052).
  ///
  /// - Throws: `SolarTimesError.year` outside `SolarTimes.years`.
  public func instant(year: Int) throws(SolarTimesError) -> WallInstant {
    guard SolarTimes.years.contains(year) else { throw .year(found: year) }
    // The March equinox falls on the 19th to the 21st; the seasons last 92.8, 93.6, 89.8 and 89.0 days.
    let equinox = Double(CivilDate(year: year, month: 3, day: 20)!.dayNumber) + 0.5
    var second = (equinox + [0, 92.8, 186.4, 276.2][rawValue]) * 86_400
    let target = Double(rawValue) * Double.pi / 2
    // The Sun goes 0.95° to 1.02° a day, so each step shortens the error thirtyfold. Meeus, ch. 27, does the same.
    for _ in 0..<8 {
      let lag = Angle.wrapped(target - ApparentSun(at: DynamicalTime(clockSecond: second)).longitude)
      second += lag / Angle.turn * 365.2422 * 86_400
      if abs(lag) < 1e-11 { break }
    }
    return WallInstant(clockSecond: second)
  }
}

// SPDX-License-Identifier: MIT

public import AuraTime

/// New moon, first quarter, full moon, last quarter: the instants at which the Moon's apparent ecliptic longitude
/// exceeds the Sun's by 0, 90, 180 and 270 degrees.
public enum PrincipalPhase: Int, CaseIterable, Hashable, Sendable {
  case newMoon = 0
  case firstQuarter, fullMoon, lastQuarter

  /// A phase and when it is.
  public struct Event: Hashable, Sendable {
    public let phase: PrincipalPhase
    public let instant: WallInstant
  }

  /// The principal phases of a civil year on the clocks of a zone, in order: 49 or 50.
  ///
  /// - Throws: `SolarTimesError` outside `SolarTimes.years`.
  public static func events(year: Int, in zone: CivilZone) throws(SolarTimesError) -> [Event] {
    guard SolarTimes.years.contains(year) else { throw .year(found: year) }
    let start = try CivilDay(CivilDate(year: year, month: 1, day: 1)!, in: zone).startSecond
    let end = try CivilDay(CivilDate(year: year, month: 12, day: 31)!, in: zone).endSecond
    var events: [Event] = []
    // The first phase may have passed just before the year began, so begin with the one before.
    let elongation = Self.elongation(at: start)
    var quarter = (elongation / (Double.pi / 2)).rounded(.down) - 1
    var guess = start + (quarter * Double.pi / 2 - elongation) / radiansPerSecond
    while true {
      let phase = PrincipalPhase(rawValue: (Int(quarter) + 8) % 4)!
      let second = phase.second(near: guess)
      if second >= end { return events }
      if second >= start { events.append(Event(phase: phase, instant: WallInstant(clockSecond: second))) }
      quarter = Double((Int(quarter) + 1) % 4)
      guess = second + Double.pi / 2 / radiansPerSecond
    }
  }

  /// The instant of this phase nearest to a time, seconds since the epoch.
  ///
  /// The first step by the mean motion, from which the true one differs by a fifth at most; the others by the secant.
  func second(near guess: Double) -> Double {
    var second = guess
    var motion = Self.radiansPerSecond
    var last: (second: Double, lead: Double)?
    for _ in 0..<24 {
      let lead = Angle.wrapped(Self.elongation(at: second) - Double(rawValue) * .pi / 2)
      // Closer than this the difference of two elongations is rounding, no motion.
      if let last, abs(second - last.second) > 60 { motion = (lead - last.lead) / (second - last.second) }
      last = (second, lead)
      second -= lead / motion
      if abs(lead) < 1e-9 { break }
    }
    return second
  }

  private static func elongation(at second: Double) -> Double {
    let time = DynamicalTime(clockSecond: second)
    let difference = ApparentMoon(at: time).longitude - ApparentSun(at: time).longitude
    return difference - Angle.turn * (difference / Angle.turn).rounded(.down)
  }

  /// A turn in the mean synodic month of 29.530588853 days (Meeus, eq. 49.1).
  private static let radiansPerSecond = Angle.turn / (29.530588853 * 86_400)
  static let degreesPerSecond = 360 / (29.530588853 * 86_400)
}

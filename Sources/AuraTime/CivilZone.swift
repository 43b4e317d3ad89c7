// SPDX-License-Identifier: MIT

/// A zone of civil time, by our own rule: nothing here reads `TZ`, a locale or the machine's tzdata.
///
/// Spain has two: the peninsula with Balears, Ceuta and Melilla, and the Canaries one hour behind. Both follow the
/// European Union's summer time. Source: Directive 2000/84/EC, articles 2 and 3: from 01:00 UTC on the last Sunday of
/// March to 01:00 UTC on the last Sunday of October. The rule is in force in Spain since 1996 and is applied to
/// earlier years as it stands (before 1996 the end differed, so civil times of those summers are not history's).
public enum CivilZone: Hashable, Sendable {
  /// UTC+1, summer +2: peninsula, Balears, Ceuta and Melilla (`Europe/Madrid`, `Africa/Ceuta`).
  case peninsula
  /// UTC+0, summer +1: provinces 35 and 38 (`Atlantic/Canary`).
  case canaries
  /// A constant offset in seconds east of Greenwich.
  case fixed(seconds: Int)

  public static let utc = CivilZone.fixed(seconds: 0)

  /// Seconds to add to UTC at an instant.
  public func offsetSeconds(at instant: WallInstant) -> Int {
    switch self {
    case .peninsula: 3600 + (isSummerTime(atSecond: instant.secondsSinceEpoch) ? 3600 : 0)
    case .canaries: isSummerTime(atSecond: instant.secondsSinceEpoch) ? 3600 : 0
    case .fixed(let seconds): seconds
    }
  }

  /// What wall clocks of the zone show at an instant (milliseconds dropped).
  public func civil(at instant: WallInstant) -> CivilDateTime {
    CivilDateTime(secondsSinceEpoch: instant.secondsSinceEpoch + Int64(offsetSeconds(at: instant)))
  }

  /// The instants at which the zone's clocks show a civil time: one, two on the repeated hour, none in the gap.
  public func instants(showing civil: CivilDateTime) -> CivilInstants {
    switch self {
    case .fixed(let seconds):
      return .one(WallInstant(secondsSinceEpoch: civil.secondsSinceEpoch - Int64(seconds)))
    case .peninsula, .canaries:
      let standard = self == .peninsula ? Int64(3600) : 0
      let asSummer = civil.secondsSinceEpoch - standard - 3600
      let asWinter = civil.secondsSinceEpoch - standard
      switch (isSummerTime(atSecond: asSummer), isSummerTime(atSecond: asWinter)) {
      case (true, true): return .one(WallInstant(secondsSinceEpoch: asSummer))
      case (false, false): return .one(WallInstant(secondsSinceEpoch: asWinter))
      case (true, false):
        return .repeated(
          first: WallInstant(secondsSinceEpoch: asSummer), second: WallInstant(secondsSinceEpoch: asWinter))
      case (false, true): return .gap(nextValid: WallInstant(secondsSinceEpoch: springChange(near: asWinter)))
      }
    }
  }

  /// The instant at which a civil date begins. (No Spanish clock change touches midnight of the peninsula; in the
  /// Canaries the autumn change repeats the hour from 01:00, so midnight is unique there too.)
  public func startOfDay(_ date: CivilDate) -> WallInstant {
    instants(showing: CivilDateTime(date: date, time: .midnight)).first
  }

  /// Seconds of a civil date: 82,800, 86,400 or 90,000.
  public func dayLengthSeconds(_ date: CivilDate) -> Int {
    Int(startOfDay(date).seconds(until: startOfDay(date.advanced(byDays: 1))))
  }
}

/// The instants at which clocks show a civil time.
public enum CivilInstants: Hashable, Sendable {
  case one(WallInstant)
  /// The hour that autumn's change shows twice.
  case repeated(first: WallInstant, second: WallInstant)
  /// The hour that spring's change skips; `nextValid` is the instant of the change.
  case gap(nextValid: WallInstant)

  /// The only instant, the first of a repeated hour, or the change that closes a gap.
  public var first: WallInstant {
    switch self {
    case .one(let instant), .repeated(let instant, _), .gap(let instant): instant
    }
  }
}

/// Whether summer time is in force at a UTC second, by the directive's rule.
private func isSummerTime(atSecond second: Int64) -> Bool {
  let date = CivilDate(dayNumber: Int(floorDivide(second, by: 86_400)))
  return switch date.month {
  case 3: second >= changeSecond(year: date.year, month: 3)
  case 4...9: true
  case 10: second < changeSecond(year: date.year, month: 10)
  default: false
  }
}

private func springChange(near second: Int64) -> Int64 {
  changeSecond(year: CivilDate(dayNumber: Int(floorDivide(second, by: 86_400))).year, month: 3)
}

/// 01:00 UTC on the last Sunday of a month with 31 days.
private func changeSecond(year: Int, month: Int) -> Int64 {
  let last = CivilDate(year: year, month: month, day: 31)!
  let sunday = last.advanced(byDays: -(last.weekday.rawValue % 7))
  return Int64(sunday.dayNumber) * 86_400 + 3600
}

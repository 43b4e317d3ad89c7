// SPDX-License-Identifier: MIT

internal import AuraTime

/// One civil date of a zone as a span of the clock: 23, 24 or 25 hours.
struct CivilDay: Hashable, Sendable {
  let date: CivilDate
  let zone: CivilZone
  /// Seconds since 1970-01-01T00:00:00Z.
  let startSecond: Double
  let endSecond: Double

  init(_ date: CivilDate, in zone: CivilZone) throws(SolarTimesError) {
    // Asked in days first: a date far from any calendar has a year that overflows.
    guard Self.days.contains(date.dayNumber) else {
      throw .year(found: (-1_000_000_000...1_000_000_000).contains(date.dayNumber) ? date.year : date.dayNumber / 365)
    }
    if case .fixed(let seconds) = zone, !(-64_800...64_800).contains(seconds) {
      throw .zoneOffset(foundSeconds: seconds)
    }
    self.date = date
    self.zone = zone
    startSecond = Double(zone.startOfDay(date).secondsSinceEpoch)
    endSecond = Double(zone.startOfDay(date.advanced(byDays: 1)).secondsSinceEpoch)
  }

  /// The UTC date whose noon is nearest to the middle of this day, days since 1970-01-01.
  var nearestDayNumber: Int { Int(((startSecond + endSecond) / (2 * 86_400)).rounded(.down)) }

  private static let days =
    CivilDate(year: SolarTimes.years.lowerBound, month: 1, day: 1)!
    .dayNumber...CivilDate(year: SolarTimes.years.upperBound, month: 12, day: 31)!.dayNumber
}

// SPDX-License-Identifier: MIT

import AuraTime

/// The hours of a civil day, counted in UTC.
struct DayClock {
  let date: CivilDate
  let start: WallInstant
  /// Hours of the civil day: 23, 24 or 25.
  let count: Int
  /// Hours from 00:00 UTC of the date to the start of the civil day; −2…1 in Spain.
  let utcHour: Double

  /// Hours of the next day that a day carries along.
  static let after = 2

  init(date: CivilDate, zone: CivilZone) {
    self.date = date
    start = zone.startOfDay(date)
    count = zone.dayLengthSeconds(date) / 3600
    utcHour = Double(start.secondsSinceEpoch - Int64(date.dayNumber) * 86_400) / 3600
  }

  func instant(_ index: Int) -> WallInstant { start.advanced(bySeconds: Int64(index) * 3600) }

  /// Hours after 00:00 UTC of the date.
  func utcHour(_ index: Int) -> Double { utcHour + Double(index) }

  /// A clock for fields, from the start of the day, hour by hour.
  func hours(_ count: Int, outlook: Outlook?) -> SeriesClock {
    SeriesClock(
      start: Double(date.dayNumber) + utcHour / 24, step: .hour, count: count, outlook: outlook)
  }

  /// The indices of the hours of a quarter of the UTC day, 0…3, as far as this clock has them.
  func quarter(_ number: Int) -> Range<Int> {
    let first = Int((Double(6 * number) - utcHour).rounded())
    return max(first, 0)..<min(max(first + 6, 0), count + Self.after)
  }
}

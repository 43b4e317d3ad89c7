// SPDX-License-Identifier: MIT

import AuraTime

/// Dates as the feeds write them.
enum FeedDate {
  /// `Fri, 21 Aug 2026 03:58:33 GMT`, the zone as given.
  static func english(_ instant: WallInstant, zone: String) -> String {
    let civil = CivilZone.utc.civil(at: instant)
    return english(civil, day: digits(civil.date.day, width: 2), zone: zone)
  }

  /// `Sat,  8 Feb 2025 10:18:03 +0000`, the day padded with a blank (Q-RSS-10).
  static func padded(_ instant: WallInstant) -> String {
    let civil = CivilZone.utc.civil(at: instant)
    return english(civil, day: (civil.date.day < 10 ? " " : "") + "\(civil.date.day)", zone: "+0000")
  }

  /// `lun, 10 ago 2026 06:41 +0000`, without seconds (Q-RSS-02, Q-RSS-03).
  static func spanish(_ instant: WallInstant, sept: Bool) -> String {
    let civil = CivilZone.utc.civil(at: instant)
    let month = sept && civil.date.month == 9 ? "sept" : spanishMonths[civil.date.month - 1]
    return "\(spanishDays[civil.date.weekday.rawValue - 1]), \(digits(civil.date.day, width: 2)) \(month) "
      + "\(civil.date.year) \(civil.time.hourAndMinute) +0000"
  }

  /// `2026-08-28T11:31:59+0200`, in the time of the peninsula (Q-RSS-11).
  static func marker(_ instant: WallInstant) -> String {
    let hours = CivilZone.peninsula.offsetSeconds(at: instant) / 3600
    return "\(CivilZone.peninsula.civil(at: instant))+0\(hours)00"
  }

  /// `Fri, 28 Aug 2026 11:31:59 +0200`, the same instant.
  static func markerDate(_ instant: WallInstant) -> String {
    let civil = CivilZone.peninsula.civil(at: instant)
    let hours = CivilZone.peninsula.offsetSeconds(at: instant) / 3600
    return english(civil, day: digits(civil.date.day, width: 2), zone: "+0\(hours)00")
  }

  private static func english(_ civil: CivilDateTime, day: String, zone: String) -> String {
    "\(englishDays[civil.date.weekday.rawValue - 1]), \(day) \(englishMonths[civil.date.month - 1]) "
      + "\(civil.date.year) \(civil.time) \(zone)"
  }

  private static let englishDays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let spanishDays = ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"]
  private static let englishMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let spanishMonths = [
    "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic",
  ]
}

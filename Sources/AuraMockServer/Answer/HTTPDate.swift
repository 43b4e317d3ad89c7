// SPDX-License-Identifier: MIT

package import AuraTime

/// The text of a `Date` header, made once a second. Source: RFC 9110, 5.6.7 (IMF-fixdate).
package struct HTTPDate: Sendable {
  private var second: Int64?
  private var bytes: [UInt8] = []

  package init() {}

  /// `Tue, 25 Aug 2026 07:09:13 GMT`
  package mutating func text(at instant: WallInstant) -> [UInt8] {
    let now = instant.secondsSinceEpoch
    if second != now {
      second = now
      bytes = Array(Self.format(now).utf8)
    }
    return bytes
  }

  private static func format(_ second: Int64) -> String {
    let day = Int(floorDivide(second, by: 86_400))
    let date = CivilDate(dayNumber: day)
    let time = CivilTime(secondOfDay: Int(second) - day * 86_400)
    let weekday = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][date.weekday.rawValue - 1]
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let clock = [time.hour, time.minute, time.second].map { digits($0, width: 2) }.joined(separator: ":")
    return
      "\(weekday), \(digits(date.day, width: 2)) \(months[date.month - 1]) \(digits(date.year, width: 4)) \(clock) GMT"
  }
}

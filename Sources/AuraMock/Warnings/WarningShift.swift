// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
package import AuraTime

/// One issue of warnings: when it is made and for which days ahead.
///
/// Source: guide, avisos 1: 07:30–09:00 for the day, 10:30–11:30 for the next two, a revision at 17:00–19:00, 23:50 the
/// first word of the fourth day, all in official time. The recorded files were issued at 08:52, 11:32, 18:28 and 23:50.
package struct WarningShift: Hashable, Sendable {
  package let issued: WallInstant
  /// Days after that of issue.
  let daysAhead: ClosedRange<Int>
  /// The peninsula's day of issue.
  let day: CivilDate
  /// The zones that it looks at; nil for all.
  var zones: Set<WarningZoneCode>?

  /// The shifts of a day, in order.
  static func shifts(on day: CivilDate, seed: UInt64) -> [WarningShift] {
    var chance = SeedStream(seed: seed).stream("warnings").stream(day.dayNumber)
    let slots: [(from: Int, minutes: UInt64, ahead: ClosedRange<Int>)] = [
      (7 * 60 + 30, 90, 0...0), (10 * 60 + 30, 60, 1...2), (17 * 60, 120, 0...1), (23 * 60 + 50, 1, 3...3),
    ]
    return slots.map { slot in
      let minute = slot.from + Int(chance.below(slot.minutes))
      // The night's issue comes from a clock, in its first seconds.
      let second = slot.ahead == 3...3 ? 1 : Int(chance.below(60))
      let civil = CivilDateTime(date: day, time: CivilTime(secondOfDay: minute * 60 + second))
      return WarningShift(issued: CivilZone.peninsula.instants(showing: civil).first, daysAhead: slot.ahead, day: day)
    }
  }

  /// The shifts up to an instant that may still have a word on a day to come, oldest first.
  static func shifts(until instant: WallInstant, seed: UInt64) -> [WarningShift] {
    let today = CivilZone.peninsula.civil(at: instant).date
    return (-3...0).flatMap { shifts(on: today.advanced(byDays: $0), seed: seed) }.filter { $0.issued <= instant }
  }

  /// The issues that stated warnings have to themselves, oldest first.
  static func issues(of stated: [StatedWarning]) -> [WarningShift] {
    var zones: [WallInstant: Set<WarningZoneCode>] = [:]
    for warning in stated {
      if let issued = warning.issued { zones[issued, default: []].formUnion(warning.zones) }
    }
    return zones.keys.sorted().map { issued in
      WarningShift(
        issued: issued, daysAhead: 0...3, day: CivilZone.peninsula.civil(at: issued).date, zones: zones[issued])
    }
  }

  /// Whether the shift has a word on a day of a zone.
  func covers(_ target: CivilDate, in zone: WarningZoneCode) -> Bool {
    daysAhead.contains(target.dayNumber - day.dayNumber) && zones?.contains(zone) ?? true
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
package import AuraModel
package import AuraTime

/// When each municipality's forecasts are made: its own minutes, several times a day, never at night.
///
/// What is known (guide, forecasts 1.4 and 2.2): nothing between 21:03 and 05:14 UTC; yesterday comes first until
/// 06:40–07:20 UTC; up to six editions a day were seen; editions of 09:51, 11:47 and 17:25 UTC tell from 06 UTC, one
/// of 07:09 from 00 UTC, and late in the evening only the last span of the day is left. The slots between are inferred.
package struct EditionSchedule: Hashable, Sendable {
  private let seed: UInt64
  private let quirks: QuirkSwitches
  private let publish: PublishTimes

  package init(seed: UInt64, quirks: QuirkSwitches, publish: PublishTimes = PublishTimes()) {
    self.seed = seed
    self.quirks = quirks
    self.publish = publish
  }

  /// A time of day at which editions are made.
  private struct Slot {
    /// Minutes after 00:00 UTC; a municipality adds its own 0…18.
    let minute: Int
    /// First hour of the quarter it tells from; nil for the last quarter of the day before.
    let baseHour: Int?
    /// How many days in three it is skipped.
    let skippedOfThree: UInt64
  }

  private static let slots: [Slot] = [
    Slot(minute: 5 * 60 + 14, baseHour: nil, skippedOfThree: 0),
    Slot(minute: 6 * 60 + 33, baseHour: nil, skippedOfThree: 1),
    Slot(minute: 7 * 60 + 4, baseHour: 0, skippedOfThree: 0),
    Slot(minute: 9 * 60 + 40, baseHour: 6, skippedOfThree: 0),
    Slot(minute: 11 * 60 + 45, baseHour: 6, skippedOfThree: 1),
    Slot(minute: 17 * 60 + 20, baseHour: 6, skippedOfThree: 0),
    Slot(minute: 18 * 60 + 40, baseHour: 12, skippedOfThree: 2),
    Slot(minute: 20 * 60 + 45, baseHour: 18, skippedOfThree: 0),
  ]

  /// The edition that is current at an instant.
  ///
  /// `isJoint` is false for the hourly file of the years in which it was made some minutes before the daily one.
  package func edition(of code: MunicipalityCode, zone: CivilZone, at instant: WallInstant, isJoint: Bool = true)
    -> Edition
  {
    let today = CivilZone.utc.civil(at: instant).date
    // A late service may still show the evening of two days ago.
    for date in [today, today.advanced(byDays: -1), today.advanced(byDays: -2)] {
      if let edition = editions(of: code, zone: zone, on: date, isJoint: isJoint).last(where: {
        $0.elaborated <= instant
      }) {
        return edition
      }
    }
    preconditionFailure("every day has an edition after 05:14 UTC, however late, so one of three days has one")
  }

  /// The editions of a UTC date, in order.
  package func editions(of code: MunicipalityCode, zone: CivilZone, on date: CivilDate, isJoint: Bool = true)
    -> [Edition]
  {
    let own = SeedStream(seed: seed).stream("editions").stream(code.number)
    var habit = own
    let offset = Int(habit.below(19))
    var chance = own.stream(date.dayNumber)
    // The roll-over lies between 06:40 and 07:20, never after the edition that brings it.
    let drawn = 400 + Int(chance.below(UInt64(min(440, 424 + offset) - 400 + 1)))
    let rollOver = publish.rollOverMinute ?? drawn
    let midnight = CivilZone.utc.startOfDay(date)

    var editions: [Edition] = []
    if !quirks[.yesterdayFirst] {
      editions.append(atMidnight(of: date, zone: zone))
    }
    for slot in Self.slots {
      let isSkipped = chance.below(3) < slot.skippedOfThree
      let second = 8 + Int(chance.below(6))
      if isSkipped { continue }
      var minute = slot.minute + offset
      if quirks[.lateMorningEdition] && slot.minute < 8 * 60 {
        // Q-DAY-11: at nine in the morning the file of the evening before is still the current one.
        guard slot.minute == 7 * 60 + 4 else { continue }
        minute = 8 * 60 + 30 + offset
      }
      minute += publish.editionsLateMinutes
      let early = isJoint ? 0 : 366
      let elaborated = midnight.advanced(bySeconds: Int64(minute * 60 + second - early))
      let isBeforeRollOver = quirks[.yesterdayFirst] && minute - publish.editionsLateMinutes < rollOver
      let local = zone.civil(at: elaborated).date
      editions.append(
        Edition(
          elaborated: elaborated, firstDay: isBeforeRollOver ? local.advanced(byDays: -1) : local,
          base: base(of: slot, date: date, startsYesterday: isBeforeRollOver), startsYesterday: isBeforeRollOver))
    }
    return editions
  }

  private func base(of slot: Slot, date: CivilDate, startsYesterday: Bool) -> WallInstant {
    let midnight = CivilZone.utc.startOfDay(date)
    if startsYesterday { return midnight.advanced(bySeconds: -6 * 3600) }
    // Q-HOR-10: the evening edition tells from its own quarter.
    let hour = slot.baseHour == 18 && !quirks[.eveningBase] ? 12 : slot.baseHour ?? 0
    return midnight.advanced(bySeconds: Int64(hour) * 3600)
  }

  /// The edition of a service that turned the page at local midnight, as AEMET's does not.
  private func atMidnight(of date: CivilDate, zone: CivilZone) -> Edition {
    let start = zone.startOfDay(date)
    let second = start.secondsSinceEpoch
    return Edition(
      elaborated: start, firstDay: date, base: WallInstant(secondsSinceEpoch: second - second % 21_600),
      startsYesterday: false)
  }
}

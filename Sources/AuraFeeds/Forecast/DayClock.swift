// SPDX-License-Identifier: MIT

import AuraTime

/// The hours of one civil day of a zone as instants.
struct DayClock {
  let date: CivilDate
  let midnight: WallInstant
  let nextMidnight: WallInstant
  private let zone: CivilZone
  /// Whether the day has 24 hours, so that its hours may be counted from midnight.
  private let isOrdinary: Bool
  /// The label that stands twice on this day, in autumn.
  let repeatedLabel: Int?

  init(_ date: CivilDate, zone: CivilZone) {
    self.date = date
    self.zone = zone
    midnight = zone.startOfDay(date)
    nextMidnight = zone.startOfDay(date.advanced(byDays: 1))
    let length = midnight.seconds(until: nextMidnight)
    isOrdinary = length == 86_400
    repeatedLabel =
      length <= 86_400
      ? nil
      : (0..<24).first { label in
        if case .repeated = zone.instants(showing: Self.civil(date, label)) { true } else { false }
      }
  }

  /// When a label's hour begins, 0…24; on the repeated hour the first unless the second is asked for. nil for a label
  /// that the day skips, in spring.
  func start(ofHour label: Int, second: Bool = false) -> WallInstant? {
    if label == 24 { return nextMidnight }
    if isOrdinary { return midnight.advanced(bySeconds: Int64(label) * 3600) }
    switch zone.instants(showing: Self.civil(date, label)) {
    case .one(let instant): return instant
    case .repeated(let first, let later): return second ? later : first
    case .gap: return nil
    }
  }

  /// When a part of the day that begins or ends at a label does so; in the hour that spring skips, at the change.
  func boundary(atHour label: Int) -> WallInstant {
    start(ofHour: label) ?? zone.instants(showing: Self.civil(date, label)).first
  }

  private static func civil(_ date: CivilDate, _ label: Int) -> CivilDateTime {
    CivilDateTime(date: date, time: CivilTime(secondOfDay: label * 3600))
  }
}

// SPDX-License-Identifier: MIT

import AuraTime

/// The spans of six hours of the hourly file: UTC quarters written in local hours (Q-HOR-05 to Q-HOR-07, Q-HOR-22).
struct HourlySpans {
  let zone: CivilZone
  let quirks: QuirkSwitches

  /// The label of the quarter that begins at an instant, `0814` in a peninsular summer.
  func label(of start: WallInstant) -> String {
    let utcHour = Int(start.secondsSinceEpoch % 86_400 / 3600)
    guard isLocal(start) else { return joined(utcHour, utcHour + 6) }
    let labelled = zone == .canaries && !quirks[.canarySpans] ? CivilZone.peninsula : zone
    let first = labelled.civil(at: start).time.hour
    let last = labelled.civil(at: start.advanced(bySeconds: 6 * 3600)).time.hour
    // A span that ends at midnight is told to 24; one beyond it wraps.
    let wraps = last < first && last != 0
    return joined(first, last == 0 || (wraps && !quirks[.spanWrapsMidnight]) ? 24 : last)
  }

  /// The local date to which a quarter belongs: that of its beginning.
  func date(of start: WallInstant) -> CivilDate { zone.civil(at: start).date }

  /// Whether the family of the date is told in local hours, or its switch is off.
  private func isLocal(_ start: WallInstant) -> Bool {
    guard zone == .peninsula else { return true }
    return quirks[zone.offsetSeconds(at: start) == 7200 ? .summerSpans : .winterSpans]
  }

  private func joined(_ first: Int, _ last: Int) -> String {
    digits(first, width: 2) + (quirks[.spanWithoutDash] ? "" : "-") + digits(last, width: 2)
  }
}

// SPDX-License-Identifier: MIT

import AuraTime

/// An instant as `2026-08-25T10:05:00Z`; nil for anything else.
func utcInstant(_ text: String) -> WallInstant? {
  let parts = text.split(separator: "T", omittingEmptySubsequences: false)
  guard parts.count == 2, parts[1].utf8.count == 9, parts[1].last == "Z", let date = civilDate(parts[0]) else {
    return nil
  }
  let numbers = parts[1].dropLast().split(separator: ":").compactMap { Int($0) }
  guard numbers.count == 3, let time = CivilTime(hour: numbers[0], minute: numbers[1], second: numbers[2]) else {
    return nil
  }
  return CivilZone.utc.instants(showing: CivilDateTime(date: date, time: time)).first
}

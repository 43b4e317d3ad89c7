// SPDX-License-Identifier: MIT

import AuraTime

/// An instant as `2026-08-25T10:05:00Z`, with milliseconds `10:05:00.250Z` where it has any; nil for anything else.
func utcInstant(_ text: String) -> WallInstant? {
  let parts = text.split(separator: "T", omittingEmptySubsequences: false)
  guard parts.count == 2, [9, 13].contains(parts[1].utf8.count), parts[1].last == "Z",
    let date = civilDate(parts[0])
  else { return nil }
  let clock = parts[1].dropLast().split(separator: ".", omittingEmptySubsequences: false)
  let numbers = clock[0].split(separator: ":").compactMap { Int($0) }
  guard clock.count == (parts[1].utf8.count == 9 ? 1 : 2), numbers.count == 3,
    let time = CivilTime(hour: numbers[0], minute: numbers[1], second: numbers[2]),
    let milliseconds = clock.count == 1 ? 0 : Int64(clock[1])
  else { return nil }
  return CivilZone.utc.instants(showing: CivilDateTime(date: date, time: time)).first
    .advanced(byMilliseconds: milliseconds)
}

/// The text that `utcInstant` reads as the instant.
func utcText(_ instant: WallInstant) -> String {
  let milliseconds = Int(instant.millisecondsSinceEpoch - instant.secondsSinceEpoch * 1000)
  return "\(CivilZone.utc.civil(at: instant))" + (milliseconds == 0 ? "" : "." + digits(milliseconds, width: 3)) + "Z"
}

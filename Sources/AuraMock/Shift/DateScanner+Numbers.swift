// SPDX-License-Identifier: MIT

import AuraTime

/// Dates in figures: JSON, XML, names of files, identifiers.
extension DateScanner {
  /// `2026-09-06`, with a time and an offset where they follow.
  mutating func isoDate() -> Mark? {
    guard holds("-", at: position + 4), holds("-", at: position + 7), digitCount(at: position + 8) == 2,
      let date = date(number(at: position, 4), number(at: position + 5, 2), number(at: position + 8, 2))
    else { return nil }
    let bare: Mark = (10, Array(shift.date(date).description.utf8))
    let separator = position + 10 < text.count ? text[position + 10] : 0
    guard separator == UInt8(ascii: "T") || separator == 0x20, let hour = number(at: position + 11, 2),
      let minute = number(at: position + 14, 2), holds(":", at: position + 13),
      let second = holds(":", at: position + 16) ? number(at: position + 17, 2) : 0,
      let time = CivilTime(hour: hour, minute: minute, second: second)
    else { return bare }
    let clockCount = holds(":", at: position + 16) ? 19 : 16
    let zone = position + clockCount
    let instant = CivilZone.utc.instants(showing: CivilDateTime(date: date, time: time)).first
    for utc in ["Z", "-00:00", "+0000"] where holds(utc, at: zone) {
      let moved = CivilZone.utc.civil(at: shift.instant(instant))
      let clock = "\(moved.date)\(Character(Unicode.Scalar(separator)))\(moved.time)".utf8.prefix(clockCount)
      return (clockCount + utc.utf8.count, Array(clock) + Array(utc.utf8))
    }
    // An offset of Spain's: the wall keeps its time, the offset is the new day's.
    if let sign = zone < text.count ? text[zone] : nil, sign == UInt8(ascii: "+"), holds(":", at: zone + 3),
      let hours = number(at: zone + 1, 2), number(at: zone + 4, 2) == 0, (0...2).contains(hours)
    {
      let gained = hours + shift.offsetGain(on: date) / 3600
      let clock = bare.replacement + Array(text[position + 10..<zone])
      return (clockCount + 6, clock + Array("+\(digits(gained, width: 2)):00".utf8))
    }
    return bare
  }

  /// `20260906215001`, always UTC.
  mutating func stamp() -> Mark? {
    guard let date = compactDate(at: position), let hour = number(at: position + 8, 2),
      let minute = number(at: position + 10, 2), let second = number(at: position + 12, 2),
      let time = CivilTime(hour: hour, minute: minute, second: second)
    else { return nil }
    issue = date
    let civil = CivilZone.utc.civil(
      at: shift.instant(CivilZone.utc.instants(showing: CivilDateTime(date: date, time: time)).first))
    let clock = [civil.time.hour, civil.time.minute, civil.time.second].map { digits($0, width: 2) }.joined()
    return (14, compact(civil.date) + Array(clock.utf8))
  }

  /// `659004ATTA0919` of a warning's name: day and hour of its end in UTC; in an identifier its seconds since 1970 follow.
  mutating func capCode() -> Mark? {
    let code = position + 6
    guard code + 4 <= text.count, text[code..<code + 4].allSatisfy({ (0x41...0x5A).contains($0) }),
      [4, 14].contains(digitCount(at: code + 4)), let day = number(at: code + 4, 2), let hour = number(at: code + 6, 2),
      let issue, (0...24).contains(hour),
      let date = (-1...20).map({ issue.advanced(byDays: $0) }).first(where: { $0.day == day })
    else { return nil }
    let end = CivilZone.utc.startOfDay(date).advanced(bySeconds: Int64(hour) * 3600)
    let civil = CivilZone.utc.civil(at: shift.instant(end))
    // An end at midnight is hour 24 of the day before where it was so.
    let isLate = hour == 24 && civil.time.hour == 0
    let (newDay, newHour) = isLate ? (civil.date.advanced(byDays: -1).day, 24) : (civil.date.day, civil.time.hour)
    var replacement = Array(text[position..<code + 4])
    replacement += Array((digits(newDay, width: 2) + digits(newHour, width: 2)).utf8)
    guard digitCount(at: code + 4) == 14, let second = number(at: code + 8, 10) else { return (14, replacement) }
    let moved = shift.instant(WallInstant(secondsSinceEpoch: Int64(second))).secondsSinceEpoch
    return (24, replacement + Array("\(moved)".utf8))
  }

  /// `08-02-2025` or `08/02/2025`.
  func numericDate() -> Mark? {
    guard digitCount(at: position) == 2, position + 10 <= text.count,
      let separator = [UInt8(ascii: "-"), UInt8(ascii: "/")].first(where: { $0 == text[position + 2] }),
      text[position + 5] == separator, digitCount(at: position + 3) == 2, digitCount(at: position + 6) == 4,
      let date = date(number(at: position + 6, 4), number(at: position + 3, 2), number(at: position, 2))
    else { return nil }
    let (moved, mark) = (shift.date(date), String(Character(Unicode.Scalar(separator))))
    return (
      10,
      Array(
        (digits(moved.day, width: 2) + mark + digits(moved.month, width: 2) + mark + digits(moved.year, width: 4)).utf8)
    )
  }

  /// `CET (UTC+1)` and its kin behind a clock time, for the new day's half of the year.
  func zoneName() -> Mark? {
    guard let issue else { return nil }
    let gain = shift.offsetGain(on: issue)
    guard gain != 0 else { return nil }
    let names = [("CET (UTC+1)", "CEST (UTC+2)"), ("WET (UTC)", "WEST (UTC+1)"), ("WET (UTC+0)", "WEST (UTC+1)")]
    for (winter, summer) in names {
      let (old, new) = gain > 0 ? (winter, summer) : (summer, winter)
      if holds(old, at: position) { return (old.utf8.count, Array(new.utf8)) }
    }
    return nil
  }
}

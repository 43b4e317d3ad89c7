// SPDX-License-Identifier: MIT

import AuraTime

/// Dates in words: mail dates of feeds, Spanish dates and weekdays of bulletins.
extension DateScanner {
  private static let mailDays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let mailMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Sat,  8 Feb 2025 10:18:03 +0000`. Source: RFC 5322, 3.3.
  func mailDate() -> Mark? {
    guard Self.mailDays.contains(where: { holds($0 + ",", at: position) }) else { return nil }
    var index = position + 4
    while index < text.count, text[index] == 0x20 { index += 1 }
    let (dayStart, dayCount) = (index, digitCount(at: index))
    guard (1...2).contains(dayCount), let day = number(at: index, dayCount), holds(" ", at: index + dayCount),
      let month = Self.mailMonths.firstIndex(where: { holds($0 + " ", at: index + dayCount + 1) }),
      let date = date(number(at: index + dayCount + 5, 4), month + 1, day)
    else { return nil }
    let clock = index + dayCount + 9
    var moved = CivilDateTime(date: shift.date(date), time: .midnight)
    var (tail, end) = ([UInt8](), clock)
    if let hour = number(at: clock + 1, 2), let minute = number(at: clock + 4, 2),
      let second = number(at: clock + 7, 2),
      let time = CivilTime(hour: hour, minute: minute, second: second), holds(" ", at: clock + 9)
    {
      moved.time = time
      end = clock + 9
      if holds(" +0000", at: end) || holds(" GMT", at: end) || holds(" Z", at: end) {
        moved = CivilZone.utc.civil(
          at: shift.instant(CivilZone.utc.instants(showing: CivilDateTime(date: date, time: time)).first))
      } else if holds(" +0", at: end), let hours = number(at: end + 2, 2), number(at: end + 4, 2) == 0, hours <= 2 {
        tail = Array(" +\(digits(hours + shift.offsetGain(on: date) / 3600, width: 2))00".utf8)
      }
      tail = Array(" \(moved.time)".utf8) + tail
      if tail.count > 9 { end += 6 }
    }
    // The day is as wide as it was: blanks or a zero before a single figure.
    let width = dayCount + dayStart - position - 4
    let isZeroPadded = dayCount == 2 && text[dayStart] == 0x30
    let figures = isZeroPadded ? digits(moved.date.day, width: 2) : "\(moved.date.day)"
    let blanks = String(repeating: " ", count: max(1, width - figures.utf8.count))
    let head = Self.mailDays[moved.date.weekday.rawValue - 1] + "," + blanks + figures
    let rest = " \(Self.mailMonths[moved.date.month - 1]) \(digits(moved.date.year, width: 4))"
    return (end - position, Array((head + rest).utf8) + tail)
  }

  /// `23 DE JUNIO DE 2026`, `1 Y 2 DE SEPTIEMBRE DE 2026`, `01 (MARTES)`.
  func spanishDate() -> Mark? {
    let count = digitCount(at: position)
    guard let day = number(at: position, count) else { return nil }
    if let (date, length) = SpanishDates.date(in: text, at: position) {
      return (length, SpanishDates.words(shift.date(date), like: text[position..<position + length]))
    }
    guard isBulletin else { return nil }
    if holds(" Y ", at: position + count) || holds(" y ", at: position + count),
      let (second, _) = SpanishDates.date(in: text, at: position + count + 3)
    {
      // The first of two days has the month of the second, or the one before.
      guard let first = (0...10).map({ second.advanced(byDays: -$0) }).first(where: { $0.day == day }) else {
        return nil
      }
      return (count, figures(shift.date(first).day, like: count))
    }
    if holds(" (", at: position + count), let date = nearby(day: day),
      SpanishDates.weekday(in: text, at: position + count + 2) != nil
    {
      return (count, figures(shift.date(date).day, like: count))
    }
    return nil
  }

  /// A weekday, with the day of the month where one follows: `MARTES 23`.
  func weekday() -> Mark? {
    guard let (weekday, length) = SpanishDates.weekday(in: text, at: position) else { return nil }
    let turned = Weekday(rawValue: (weekday.rawValue - 1 + shift.days % 7 + 7) % 7 + 1)!
    let word = SpanishDates.words(turned, like: text[position..<position + length])
    let count = digitCount(at: position + length + 1)
    guard holds(" ", at: position + length), (1...2).contains(count),
      let day = number(at: position + length + 1, count),
      let date = nearby(day: day, weekday: weekday),
      SpanishDates.date(in: text, at: position + length + 1) == nil
    else { return (length, word) }
    return (length + 1 + count, word + [0x20] + figures(shift.date(date).day, like: count))
  }

  /// A day of the month with a zero before it where the recorded one had one.
  private func figures(_ day: Int, like count: Int) -> [UInt8] {
    let hadZero = count == 2 && text[position] == 0x30
    return Array((hadZero ? digits(day, width: 2) : "\(day)").utf8)
  }
}

// SPDX-License-Identifier: MIT

import AuraTime

/// Dates as AEMET's texts write them, in capitals, small letters, or with a capital.
enum SpanishDates {
  private static let months = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre",
  ]
  private static let weekdays = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]

  private static let writtenMonths = months.map(styles)
  private static let writtenWeekdays = weekdays.map(styles)

  private static func styles(_ word: String) -> [[UInt8]] {
    [word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()].map { Array($0.utf8) }
  }

  /// `23 DE JUNIO DE 2026` at a place, and its length.
  static func date(in text: [UInt8], at start: Int) -> (date: CivilDate, length: Int)? {
    var index = start
    guard let day = number(in: text, &index), (1...31).contains(day), take(" de ", in: text, &index),
      let month = writtenMonths.firstIndex(where: { $0.contains { text[index...].starts(with: $0) } })
    else { return nil }
    index += months[month].utf8.count
    guard take(" de ", in: text, &index), let year = number(in: text, &index), (1990...2099).contains(year),
      let date = CivilDate(year: year, month: month + 1, day: day)
    else { return nil }
    return (date, index - start)
  }

  /// The first such date of a text.
  static func first(in text: [UInt8]) -> CivilDate? {
    text.indices.lazy.filter { (0x30...0x39).contains(text[$0]) && ($0 == 0 || !(0x30...0x39).contains(text[$0 - 1])) }
      .compactMap { date(in: text, at: $0)?.date }.first
  }

  /// The weekday whose whole name stands at a place, and the length of the name.
  static func weekday(in text: [UInt8], at start: Int) -> (weekday: Weekday, length: Int)? {
    for (index, written) in writtenWeekdays.enumerated() {
      guard let word = written.first(where: { text[start...].starts(with: $0) }) else { continue }
      let end = start + word.count
      let continues = end < text.count && (text[end] | 0x20 >= 0x61 && text[end] | 0x20 <= 0x7A || text[end] >= 0x80)
      return continues ? nil : (Weekday(rawValue: index + 1)!, word.count)
    }
    return nil
  }

  /// The date in the words and letters of another.
  static func words(_ date: CivilDate, like old: ArraySlice<UInt8>) -> [UInt8] {
    let isZeroPadded = old.first == 0x30
    let isUpper = old.contains { (0x41...0x5A).contains($0) } && !old.contains { (0x61...0x7A).contains($0) }
    let text =
      (isZeroPadded ? digits(date.day, width: 2) : "\(date.day)") + " de \(months[date.month - 1]) de \(date.year)"
    return Array((isUpper ? text.uppercased() : text).utf8)
  }

  static func words(_ weekday: Weekday, like old: ArraySlice<UInt8>) -> [UInt8] {
    let word = weekdays[weekday.rawValue - 1]
    let isUpper = (0x41...0x5A).contains(old.first ?? 0)
    let isAllUpper = isUpper && !old.contains { (0x61...0x7A).contains($0) }
    return Array(
      (isAllUpper ? word.uppercased() : isUpper ? word.prefix(1).uppercased() + word.dropFirst() : word).utf8)
  }

  private static func number(in text: [UInt8], _ index: inout Int) -> Int? {
    let start = index
    while index < text.count, (0x30...0x39).contains(text[index]), index - start < 4 { index += 1 }
    return index > start ? Int(String(decoding: text[start..<index], as: UTF8.self)) : nil
  }

  private static func take(_ word: String, in text: [UInt8], _ index: inout Int) -> Bool {
    for form in [word, word.uppercased()] where text[index...].starts(with: form.utf8) {
      index += form.utf8.count
      return true
    }
    return false
  }
}

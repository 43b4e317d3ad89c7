// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// Walks once over the text of a payload and writes it with every date moved.
struct DateScanner {
  let text: [UInt8]
  let shift: DayShift
  var position = 0
  var output: [UInt8] = []
  /// The issue of what is being read, before it was moved: what bare days of the month are told from.
  var issue: CivilDate?
  /// Whether weekdays stand in prose.
  let isBulletin: Bool
  /// The local day of the part that is being read, where forecasts tell it.
  let forecast: ForecastMarks?

  init(text: [UInt8], shift: DayShift) {
    self.text = text
    self.shift = shift
    isBulletin = text.firstRange(of: Array("HORA OFICIAL".utf8)) != nil
    forecast = ForecastMarks(text)
    output.reserveCapacity(text.count)
    if isBulletin { issue = SpanishDates.first(in: text) }
  }

  /// The text with its dates moved.
  mutating func rewritten() -> [UInt8] {
    while position < text.count {
      if let (length, replacement) = mark() {
        output += replacement
        position += length
      } else {
        output.append(text[position])
        position += 1
      }
    }
    return output
  }

  typealias Mark = (length: Int, replacement: [UInt8])

  /// What begins here and has to be moved; nil for anything else.
  private mutating func mark() -> Mark? {
    let byte = text[position]
    let previous = position > 0 ? text[position - 1] : 0x20
    if isDigit(byte) {
      guard !isDigit(previous) else { return nil }
      return digitMark(previousIsLetter: isLetter(previous))
    }
    guard isLetter(byte), !isLetter(previous) else { return nil }
    return mailDate() ?? zoneName() ?? (isBulletin ? weekday() : nil)
  }

  private mutating func digitMark(previousIsLetter: Bool) -> Mark? {
    let count = digitCount(at: position)
    switch count {
    case 14: return stamp()
    case 8:
      guard let date = compactDate(at: position) else { return nil }
      return (8, compact(shift.date(date)))
    case 6: return capCode()
    case 4: return previousIsLetter ? nil : isoDate() ?? span()
    case 1, 2: return previousIsLetter ? nil : sunTime() ?? numericDate() ?? spanishDate()
    default: return nil
    }
  }

  // MARK: - Reading

  func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80 }

  func digitCount(at index: Int) -> Int {
    var end = index
    while end < text.count, isDigit(text[end]) { end += 1 }
    return end - index
  }

  func number(at index: Int, _ count: Int) -> Int? {
    guard index >= 0, index + count <= text.count, text[index..<index + count].allSatisfy(isDigit) else { return nil }
    return text[index..<index + count].reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  func holds(_ literal: String, at index: Int) -> Bool {
    index >= 0 && index + literal.utf8.count <= text.count
      && text[index..<index + literal.utf8.count].elementsEqual(literal.utf8)
  }

  func date(_ year: Int?, _ month: Int?, _ day: Int?) -> CivilDate? {
    guard let year, let month, let day, (1990...2099).contains(year) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  func compactDate(at index: Int) -> CivilDate? {
    date(number(at: index, 4), number(at: index + 4, 2), number(at: index + 6, 2))
  }

  func compact(_ date: CivilDate) -> [UInt8] {
    Array((digits(date.year, width: 4) + digits(date.month, width: 2) + digits(date.day, width: 2)).utf8)
  }

  /// The date nearest to the issue with a day of the month, of a weekday where one is told.
  func nearby(day: Int, weekday: Weekday? = nil) -> CivilDate? {
    guard let issue else { return nil }
    return (-3...27).map { issue.advanced(byDays: $0) }.first {
      $0.day == day && (weekday == nil || $0.weekday == weekday)
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// The heading of a bulletin: what it is of, when it was issued, which days it speaks of.
struct BulletinHeading {
  let scope: ForecastBulletin.Scope
  let issuedAt: WallInstant
  let validDays: [CivilDate]
  /// The index of the first line after the heading.
  let end: Int

  /// Reads the heading from lines without their ends.
  init(lines: [Substring]) throws(BulletinError) {
    var cursor = HeadingCursor(lines: lines)
    if let line = cursor.peek(), line.hasPrefix("AGENCIA") { cursor.advance() }
    guard let title = cursor.peek(), title.hasPrefix("PREDICCION"), !title.hasPrefix("PREDICCION VALIDA") else {
      throw cursor.missing("PREDICCIÓN …")
    }
    scope = Self.scope(folded: title, line: cursor.raw)
    cursor.advance()
    guard let issue = cursor.peek(), issue.hasPrefix("DIA ") else {
      throw cursor.missing("DÍA d DE MES DE AAAA A LAS HH:MM HORA OFICIAL")
    }
    let issued = try Self.issue(issue, cursor: cursor)
    issuedAt = CivilZone.peninsula.instants(showing: issued).first
    cursor.advance()
    guard let validity = cursor.peek(), validity.hasPrefix("PREDICCION VALIDA PARA ") else {
      throw cursor.missing("PREDICCIÓN VÁLIDA PARA …")
    }
    validDays = try Self.validDays(validity, issuedOn: issued.date, cursor: cursor)
    cursor.advance()
    end = cursor.index
  }

  private static func scope(folded: String, line: String) -> ForecastBulletin.Scope {
    if folded.hasSuffix("PARA ESPAÑA") { return .spain }
    // The name as written: the folded text has the same words.
    let words = line.split(separator: " ")
    func name(after marker: [String]) -> String? {
      let plain = words.map { SpanishCalendar.folded($0) }
      guard plain.count > marker.count else { return nil }
      for start in 0..<(plain.count - marker.count) where Array(plain[start..<start + marker.count]) == marker {
        return words[(start + marker.count)...].joined(separator: " ")
      }
      return nil
    }
    if let name = name(after: ["PARA", "LA", "COMUNIDAD", "DE"]) { return .comunidad(name) }
    if let name = name(after: ["PARA", "LA", "PROVINCIA", "DE"]) { return .province(name) }
    if let name = name(after: ["PARA", "LA", "ISLA", "DE"]) { return .island(name) }
    return .other(line)
  }

  /// `DIA 08 DE JULIO DE 2026 A LAS 10:18 HORA OFICIAL`
  private static func issue(_ folded: String, cursor: HeadingCursor) throws(BulletinError) -> CivilDateTime {
    let words = folded.split(separator: " ")
    guard words.count >= 9, words[2] == "DE", words[4] == "DE", words[6] == "A", words[7] == "LAS",
      let day = Int(words[1]), let month = SpanishCalendar.month(words[3]), let year = Int(words[5])
    else { throw cursor.missing("DÍA d DE MES DE AAAA A LAS HH:MM HORA OFICIAL") }
    let clock = words[8].split(separator: ":").map { Int($0) ?? -1 }
    guard clock.count == 2, let date = CivilDate(year: year, month: month, day: day),
      let time = CivilTime(hour: clock[0], minute: clock[1])
    else { throw .noSuchDay(line: cursor.index + 1, found: cursor.excerpt) }
    return CivilDateTime(date: date, time: time)
  }

  /// `EL MIERCOLES 8`, `LOS DIAS 1 Y 2 DE SEPTIEMBRE DE 2026`, and the same with month or year for each day.
  ///
  /// A day without a month is of the issue's month, or of the next when it is smaller than the issue's day (Q-BOL-05).
  private static func validDays(
    _ folded: String, issuedOn issue: CivilDate, cursor: HeadingCursor
  ) throws(BulletinError) -> [CivilDate] {
    struct Day {
      var day: Int
      var month: Int?
      var year: Int?
      var weekday: Weekday?
    }
    var days: [Day] = []
    var weekday: Weekday?
    for word in folded.split(separator: " ").dropFirst(3) {
      if let number = Int(word) {
        if number > 31 {
          for index in days.indices where days[index].year == nil { days[index].year = number }
        } else {
          days.append(Day(day: number, weekday: weekday))
          weekday = nil
        }
      } else if let month = SpanishCalendar.month(word) {
        for index in days.indices where days[index].month == nil { days[index].month = month }
      } else if let found = SpanishCalendar.weekday(word) {
        weekday = found
      }
    }
    guard !days.isEmpty else { throw cursor.missing("PREDICCIÓN VÁLIDA PARA EL día d") }
    // `31 DE DICIEMBRE Y 1 DE ENERO DE 2027`: the year is the last day's.
    for index in days.indices.dropLast().reversed() {
      let next = days[index + 1]
      if let year = days[index].year, year == next.year, days[index].month ?? 0 > next.month ?? 12 {
        days[index].year = year - 1
      }
    }
    var result: [CivilDate] = []
    for day in days {
      let (issueYear, issueMonth, issueDay) = issue.components
      let month = day.month ?? (day.day < issueDay ? issueMonth % 12 + 1 : issueMonth)
      let year = day.year ?? (month < issueMonth ? issueYear + 1 : issueYear)
      let found = CivilDate(year: year, month: month, day: day.day)
      guard let found else { throw .noSuchDay(line: cursor.index + 1, found: cursor.excerpt) }
      if let weekday = day.weekday, weekday != found.weekday {
        throw .weekdayDisagrees(
          line: cursor.index + 1, found: cursor.excerpt, expected: "\(found.weekday) for \(found)")
      }
      result.append(found)
    }
    return result
  }
}

/// Walks the heading's lines and knows what it looks at.
struct HeadingCursor {
  let lines: [Substring]
  private(set) var index = 0

  init(lines: [Substring]) {
    self.lines = lines
    skipEmpty()
  }

  /// The line, folded; nil after the last.
  func peek() -> String? { index < lines.count ? SpanishCalendar.folded(lines[index]) : nil }

  /// The line as written, runs of spaces collapsed (Q-BOL-03).
  var raw: String { index < lines.count ? lines[index].split(separator: " ").joined(separator: " ") : "" }

  var excerpt: String { String(raw.prefix(64)) }

  mutating func advance() {
    index += 1
    skipEmpty()
  }

  func missing(_ expected: String) -> BulletinError {
    .missing(line: index + 1, expected: expected, found: excerpt)
  }

  private mutating func skipEmpty() {
    while index < lines.count, lines[index].allSatisfy({ $0 == " " || $0 == "\t" || $0 == "\u{A0}" }) { index += 1 }
  }
}

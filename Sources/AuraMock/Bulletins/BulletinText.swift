// SPDX-License-Identifier: MIT

import AuraModel
package import AuraTime

/// Lays a text out as AEMET does: heading, sections, lines of at most 66 columns, CR CR LF, ISO-8859-15.
package struct BulletinText {
  /// The widest line recorded.
  private static let columns = 66

  private let quirks: QuirkSwitches
  package private(set) var lines: [String] = []

  package init(quirks: QuirkSwitches) {
    self.quirks = quirks
  }

  /// The bytes on the wire of lines, an end behind each (Q-BOL-01, Q-BOL-02).
  package static func wire(_ lines: [String], quirks: QuirkSwitches) -> [UInt8] {
    let end = quirks[.lineEndCRCRLF] ? "\r\r\n" : "\n"
    let charset: WireCharset = quirks[.bulletinsInLatin9] ? .iso885915 : .utf8
    return charset.encode(lines.map { $0 + end }.joined())
  }

  package func wire() -> [UInt8] { Self.wire(lines, quirks: quirks) }

  // MARK: Heading

  package mutating func addHeading(_ issue: BulletinIssue) {
    let isMediumRange = issue.horizon == .medioplazo || issue.horizon == .tendencia
    var title = issue.subject.title
    if isMediumRange { title = title.replacing("GENERAL PARA", with: "GENERAL DE MEDIO PLAZO PARA") }
    if issue.subject == .spain, !isMediumRange, quirks[.titleEndsInBlank] { title += " " }
    lines += [
      "AGENCIA ESTATAL DE METEOROLOGÍA", title, issueLine(issue),
      "PREDICCIÓN VÁLIDA PARA " + (isMediumRange ? validity(issue.validDays) : validity(issue.validDays[0])), "",
    ]
  }

  /// `DÍA 08 DE JULIO DE 2026 A LAS 10:18 HORA OFICIAL`, padded in national texts alone (Q-BOL-04).
  private func issueLine(_ issue: BulletinIssue) -> String {
    let civil = CivilZone.peninsula.civil(at: issue.issued)
    let isPadded = issue.subject == .spain && quirks[.dayPaddedNationally]
    let day = isPadded ? digits(civil.date.day, width: 2) : "\(civil.date.day)"
    return
      "DÍA \(day) DE \(Self.month(civil.date)) DE \(civil.date.year) A LAS \(civil.time.hourAndMinute) HORA OFICIAL"
  }

  /// `EL MIÉRCOLES 8` (Q-BOL-05).
  private func validity(_ day: CivilDate) -> String {
    let short = "EL \(Self.weekday(day)) \(day.day)"
    return quirks[.validityWithoutMonth] ? short : short + " DE \(Self.month(day)) DE \(day.year)"
  }

  /// `LOS DÍAS 1 Y 2 DE SEPTIEMBRE DE 2026`; month and year again where they change.
  private func validity(_ days: [CivilDate]) -> String {
    let parts = days.enumerated().map { index, day in
      let next = index + 1 < days.count ? days[index + 1] : nil
      let month = next?.month == day.month ? "" : " DE \(Self.month(day))"
      return "\(day.day)\(month)" + (next?.year == day.year ? "" : " DE \(day.year)")
    }
    return "LOS DÍAS " + parts.dropLast().joined(separator: ", ") + " Y " + parts[parts.count - 1]
  }

  // MARK: Body

  package mutating func addLine(_ line: String) { lines.append(line) }

  /// A section: its name, paragraphs with an empty line behind each.
  package mutating func addSection(_ name: String, _ paragraphs: [String]) {
    lines.append(name)
    for paragraph in paragraphs { addParagraph(paragraph) }
  }

  /// A day of a medium-range text: `DÍA 01 (MARTES)`, lines that begin with a blank.
  package mutating func addDay(_ day: CivilDate, _ paragraph: String) {
    lines.append("DÍA \(digits(day.day, width: 2)) (\(Self.weekday(day)))")
    addParagraph(paragraph, indent: " ")
  }

  package mutating func addParagraph(_ paragraph: String, indent: String = "") {
    lines += folded(paragraph, columns: Self.columns - indent.count).map { indent + $0 }
    lines.append("")
  }

  /// `Pontevedra                    11  18` (Q-BOL-15).
  package mutating func addRow(_ town: String, minimumC: Int, maximumC: Int) {
    func right(_ value: Int) -> String { value < 10 && value >= 0 ? " \(value)" : "\(value)" }
    let gap = String(repeating: " ", count: max(1, 30 - town.count))
    lines.append(town + gap + right(minimumC) + "  " + right(maximumC))
  }

  /// Q-BOL-07: as many words to a line as fit.
  private func folded(_ paragraph: String, columns: Int) -> [String] {
    guard quirks[.linesFolded] else { return [paragraph] }
    var result: [String] = []
    var line = ""
    // An empty piece between two blanks is the second of them.
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, line.count + 1 + word.count > columns {
        result.append(line)
        line = String(word)
      } else {
        line += line.isEmpty ? String(word) : " \(word)"
      }
    }
    return result + [line]
  }

  private static func month(_ date: CivilDate) -> String { months[date.month - 1] }
  static func weekday(_ date: CivilDate) -> String { weekdays[date.weekday.rawValue - 1] }

  private static let months = [
    "ENERO", "FEBRERO", "MARZO", "ABRIL", "MAYO", "JUNIO", "JULIO", "AGOSTO", "SEPTIEMBRE", "OCTUBRE", "NOVIEMBRE",
    "DICIEMBRE",
  ]
  private static let weekdays = ["LUNES", "MARTES", "MIÉRCOLES", "JUEVES", "VIERNES", "SÁBADO", "DOMINGO"]
}

// SPDX-License-Identifier: MIT

import AuraFormats
public import AuraModel
import AuraTime

/// Reads AEMET's text bulletins: national, of a community, a province or an island, and medium range.
///
/// Line folds are undone and runs of spaces collapsed; no word is lost, changed or added (Q-BOL-07).
public enum AEMETBulletinParser {
  /// The longest text read; real ones have under 6 KB.
  public static let limitBytes = 256 << 10

  /// Reads the bytes of a bulletin.
  ///
  /// - Parameter contentType: the answer's header, whose charset the bytes may overrule.
  /// - Throws: `BulletinError` when the heading is missing or contradicts itself: then it is not known which day the
  ///   text speaks of, and it must not be shown as any day's.
  public static func parse(
    _ bytes: [UInt8], contentType: String? = nil
  ) throws(BulletinError) -> Decoded<ForecastBulletin> {
    guard bytes.count <= limitBytes else { throw .tooLong(foundBytes: bytes.count, limitBytes: limitBytes) }
    let decoded = DecodedText(bytes, contentType: contentType)
    let lines = TextLines(of: decoded.text.string).map { Substring($0) }
    var notes: [FeedNote] = []
    if decoded.contradictsHeader { notes.append(FeedNote(id: "Q-CHR-04", path: "text")) }
    if decoded.damageOffset != nil { notes.append(FeedNote(id: "Q-CHR-08", path: "text")) }
    let heading = try BulletinHeading(lines: lines)
    var body = BulletinBody(heading: heading)
    for (index, line) in lines.enumerated().dropFirst(heading.end) { body.read(line, number: index + 1, notes: &notes) }
    body.finish()
    return Decoded(
      record: ForecastBulletin(
        scope: heading.scope, issuedAt: heading.issuedAt, validDays: heading.validDays,
        significantPhenomena: body.phenomena, paragraphs: body.paragraphs, parts: body.parts,
        temperatures: body.temperatures),
      notes: notes)
  }
}

/// Gathers the lines after the heading into sections and paragraphs.
private struct BulletinBody {
  private enum Section {
    case start, phenomena, forecast, dated(CivilDate), temperatures
  }

  let heading: BulletinHeading
  private(set) var phenomena = ForecastBulletin.SignificantPhenomena.notStated
  private(set) var paragraphs: [String] = []
  private(set) var parts: [ForecastBulletin.DatedPart] = []
  private(set) var temperatures: [ForecastBulletin.TownTemperatures] = []
  private var section = Section.start
  private var words: [Substring] = []
  private var gathered: [String] = []

  init(heading: BulletinHeading) {
    self.heading = heading
  }

  mutating func read(_ line: Substring, number: Int, notes: inout [FeedNote]) {
    let folded = SpanishCalendar.folded(line)
    let fields = line.split { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }
    if fields.isEmpty {
      endParagraph()
    } else if fields[0] == "A.-" {
      begin(.phenomena)
    } else if fields[0] == "B.-" {
      begin(.forecast)
    } else if folded.hasPrefix("TEMPERATURAS MINIMAS Y MAXIMAS PREVISTAS") {
      begin(.temperatures)
    } else if let date = datedHeading(folded) {
      begin(.dated(date))
    } else if case .temperatures = section {
      readTemperatures(fields, number: number, notes: &notes)
    } else if case .start = section, isPlaceName(line) {
      // A provincial text names its place once more, in capitals, above the prose.
      begin(.forecast)
    } else if fields == ["."], words.isEmpty {
      notes.append(FeedNote(id: "Q-BOL-15", path: "line \(number)"))
    } else {
      words += fields
    }
  }

  mutating func finish() {
    begin(.start)
  }

  private mutating func begin(_ next: Section) {
    endParagraph()
    switch section {
    case .start, .forecast: paragraphs += gathered
    case .phenomena:
      let saysNone = gathered.first.map { SpanishCalendar.folded($0).hasPrefix("NO SE ESPERAN") } ?? false
      phenomena = saysNone ? .noneExpected : gathered.isEmpty ? .notStated : .expected(gathered)
    case .dated(let date): parts.append(ForecastBulletin.DatedPart(date: date, paragraphs: gathered))
    case .temperatures: break
    }
    gathered = []
    section = next
  }

  private mutating func endParagraph() {
    if !words.isEmpty { gathered.append(words.joined(separator: " ")) }
    words = []
  }

  /// `DIA 01 MARTES`, a block of a medium-range text, when it names one of the days of validity.
  private func datedHeading(_ folded: String) -> CivilDate? {
    let words = folded.split(separator: " ")
    guard words.count == 3, words[0] == "DIA", let day = Int(words[1]), let weekday = SpanishCalendar.weekday(words[2])
    else { return nil }
    return heading.validDays.first { $0.day == day && $0.weekday == weekday }
  }

  private func isPlaceName(_ line: Substring) -> Bool {
    line.contains { $0.isLetter } && !line.contains { $0.isLowercase }
  }

  /// `Pontevedra   11  18`: split from the right, since names hold spaces.
  private mutating func readTemperatures(_ fields: [Substring], number: Int, notes: inout [FeedNote]) {
    guard fields.count >= 3, let maximum = Int(fields[fields.count - 1]), let minimum = Int(fields[fields.count - 2])
    else {
      notes.append(FeedNote(id: "Q-BOL-15", path: "line \(number)"))
      return
    }
    temperatures.append(
      ForecastBulletin.TownTemperatures(
        town: fields.dropLast(2).joined(separator: " "), minimumC: minimum, maximumC: maximum))
  }
}

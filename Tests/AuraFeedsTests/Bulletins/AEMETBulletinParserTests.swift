// SPDX-License-Identifier: MIT

import AuraChance
import AuraFeeds
import AuraFixtures
import AuraModel
import AuraTestSupport
import AuraTime
import Testing

struct AEMETBulletinParserTests {
  /// A community text of our own, in AEMET's layout, with the validity line given.
  static func text(
    issue: String = "DÍA 08 DE JULIO DE 2026 A LAS 10:18", validity: String, body: String = "B.- PREDICCIÓN\nSol.\n"
  ) -> String {
    "AGENCIA ESTATAL DE METEOROLOGÍA\nPREDICCIÓN GENERAL PARA LA COMUNIDAD DE GALICIA \n\(issue) HORA OFICIAL\n"
      + "PREDICCIÓN VÁLIDA PARA \(validity)\n\n\(body)\n"
  }

  static func parse(_ text: String) throws(BulletinError) -> ForecastBulletin {
    try AEMETBulletinParser.parse(Array(text.utf8)).record
  }

  struct Validity: Sendable, CustomTestStringConvertible {
    let id: String
    let issue: String
    let validity: String
    let days: [String]
    var testDescription: String { id }
  }

  /// Weekdays from the calendar of the year, not from the code.
  static let validities: [Validity] = [
    Validity(
      id: "same day", issue: "DÍA 08 DE JULIO DE 2026 A LAS 10:18", validity: "EL MIÉRCOLES 8", days: ["2026-07-08"]),
    Validity(
      id: "next month", issue: "DÍA 31 DE AGOSTO DE 2026 A LAS 14:12", validity: "EL MARTES 1", days: ["2026-09-01"]),
    Validity(
      id: "next year", issue: "DÍA 31 DE DICIEMBRE DE 2026 A LAS 14:12", validity: "EL VIERNES 1", days: ["2027-01-01"]),
    Validity(
      id: "day not padded", issue: "DÍA 3 DE NOVIEMBRE DE 2022 A LAS 14:00", validity: "EL JUEVES 3",
      days: ["2022-11-03"]),
    Validity(
      id: "medium range", issue: "DÍA 29 DE AGOSTO DE 2026 A LAS 14:21",
      validity: "LOS DÍAS 1 Y 2 DE SEPTIEMBRE DE 2026",
      days: ["2026-09-01", "2026-09-02"]),
    Validity(
      id: "medium range over a year's end", issue: "DÍA 28 DE DICIEMBRE DE 2026 A LAS 14:21",
      validity: "LOS DÍAS 31 DE DICIEMBRE Y 1 DE ENERO", days: ["2026-12-31", "2027-01-01"]),
    Validity(
      id: "leap day", issue: "DÍA 28 DE FEBRERO DE 2028 A LAS 14:21", validity: "EL MARTES 29", days: ["2028-02-29"]),
  ]

  @Test("Q-BOL-04, Q-BOL-05: the days a text speaks of", arguments: validities)
  func validDays(_ row: Validity) throws {
    let bulletin = try Self.parse(Self.text(issue: row.issue, validity: row.validity))
    #expect(bulletin.validDays.map(\.description) == row.days)
  }

  @Test(
    "Q-BOL-05: a heading that contradicts itself is not trusted, and the error says where",
    arguments: [
      (
        "EL JUEVES 8",
        BulletinError.weekdayDisagrees(
          line: 4, found: "PREDICCIÓN VÁLIDA PARA EL JUEVES 8", expected: "wednesday for 2026-07-08")
      ),
      (
        "EL LUNES 32",
        .missing(line: 4, expected: "PREDICCIÓN VÁLIDA PARA EL día d", found: "PREDICCIÓN VÁLIDA PARA EL LUNES 32")
      ),
      ("HOY", .missing(line: 4, expected: "PREDICCIÓN VÁLIDA PARA EL día d", found: "PREDICCIÓN VÁLIDA PARA HOY")),
    ])
  func contradiction(validity: String, error: BulletinError) {
    #expect(throws: error) { try Self.parse(Self.text(validity: validity)) }
  }

  @Test("Without its heading, as HTML or empty, a text is refused")
  func refused() {
    #expect(throws: BulletinError.missing(line: 1, expected: "PREDICCIÓN …", found: "")) { try Self.parse("") }
    #expect(throws: BulletinError.missing(line: 1, expected: "PREDICCIÓN …", found: "<html>")) {
      try Self.parse("<html>")
    }
    #expect(throws: BulletinError.noSuchDay(line: 3, found: "DÍA 31 DE ABRIL DE 2026 A LAS 10:18 HORA OFICIAL")) {
      try Self.parse(Self.text(issue: "DÍA 31 DE ABRIL DE 2026 A LAS 10:18", validity: "EL LUNES 1"))
    }
    #expect(throws: BulletinError.tooLong(foundBytes: 262_145, limitBytes: 262_144)) {
      try AEMETBulletinParser.parse([UInt8](repeating: 0x20, count: 262_145))
    }
  }

  @Test("Q-BOL-06, Q-BOL-07: sections, folds undone, and what \"No se esperan\" means")
  func sections() throws {
    let body =
      "A.- FENÓMENOS SIGNIFICATIVOS\nNo se esperan.\n\nB.- PREDICCIÓN\nCielo  con\nnubes nubes.\n\nViento flojo.\n"
    let calm = try Self.parse(Self.text(validity: "EL MIÉRCOLES 8", body: body))
    #expect(calm.significantPhenomena == .noneExpected)
    #expect(calm.paragraphs == ["Cielo con nubes nubes.", "Viento flojo."])
    #expect(calm.scope == .comunidad("GALICIA"))
    #expect(calm.issuedAt.description == "2026-07-08T08:18:00Z")
    let storms = try Self.parse(
      Self.text(validity: "EL MIÉRCOLES 8", body: body.replacing("No se esperan.", with: "Tormentas.\n\nGranizo.")))
    #expect(storms.significantPhenomena == .expected(["Tormentas.", "Granizo."]))
    #expect(try Self.parse(Self.text(validity: "EL MIÉRCOLES 8")).significantPhenomena == .notStated)
  }

  static let province = """
    AGENCIA ESTATAL DE METEOROLOGÍA
    PREDICCIÓN PARA LA PROVINCIA DE HUESCA
    DÍA 3 DE ENERO DE 2026 A LAS 14:00 HORA OFICIAL
    PREDICCIÓN VÁLIDA PARA EL SÁBADO 3

    HUESCA
    .

    TEMPERATURAS MÍNIMAS Y MÁXIMAS PREVISTAS (°C):
    Jaca                          -7  -1
    San Juan de la Peña           -12 0

    """

  @Test("Q-BOL-15: a lone full stop is no text, and the table's rows are split from the right")
  func provincialText() throws {
    let decoded = try AEMETBulletinParser.parse(Array(Self.province.utf8))
    let bulletin = decoded.record
    #expect(bulletin.scope == .province("HUESCA") && bulletin.paragraphs.isEmpty)
    #expect(bulletin.temperatures.map(\.town) == ["Jaca", "San Juan de la Peña"])
    #expect(bulletin.temperatures.map(\.minimumC) == [-7, -12] && bulletin.temperatures.map(\.maximumC) == [-1, 0])
    #expect(decoded.notes == [FeedNote(id: "Q-BOL-15", path: "line 7")])
    let prose = try Self.parse(Self.province.replacing("\n.\n", with: "\nPoco nuboso.\n"))
    #expect(prose.paragraphs == ["Poco nuboso."])
  }

  @Test("Q-BOL-01, Q-BOL-02: three line ends and two charsets give one result")
  func lineEndsAndCharsets() throws {
    let reference = try Self.parse(Self.province)
    for end in ["\r\r\n", "\r\n", "\n"] {
      let utf8 = Array(Self.province.replacing("\n", with: end).utf8)
      // Every letter of the text is Latin-1, so its scalars are its bytes.
      let latin = Self.province.replacing("\n", with: end).unicodeScalars.map { UInt8($0.value) }
      for bytes in [utf8, latin] {
        #expect(try AEMETBulletinParser.parse(bytes, contentType: "text/plain;charset=ISO-8859-15").record == reference)
      }
    }
  }

  @Test("The dated parts of a medium-range text")
  func mediumRange() throws {
    let bulletin = try Self.parse(
      Self.text(
        issue: "DÍA 29 DE AGOSTO DE 2026 A LAS 14:21", validity: "LOS DÍAS 1 Y 2 DE SEPTIEMBRE DE 2026",
        body: "DÍA 01 (MARTES)\n Estable.\n\nDÍA 02 (MIÉRCOLES)\n Sigue\n estable.\n"))
    #expect(bulletin.parts.map(\.date.description) == ["2026-09-01", "2026-09-02"])
    #expect(bulletin.parts.map(\.paragraphs) == [["Estable."], ["Sigue estable."]])
  }

  @Test(
    "Every recorded text: all words of the body come back in their order, in each of the recorded forms",
    .needsRecordings)
  func recordings() throws {
    let stems = [
      "2026-06-18T0905", "2026-06-23T1129", "2026-06-29T0928", "2026-07-05T0926", "2026-07-08T1018", "2026-07-11T0917",
      "2026-07-17T0854", "2026-07-20T0910",
    ]
    for stem in stems {
      let bytes = try Recordings.bytes("boletines/nacional-hoy-\(stem).utf8-lf.txt")
      let bulletin = try AEMETBulletinParser.parse(bytes).record
      #expect(bulletin.scope == .spain && stem.hasPrefix(bulletin.validDays[0].description), "\(stem)")
      guard case .expected(let phenomena) = bulletin.significantPhenomena else {
        Issue.record("\(stem): no significant phenomena")
        continue
      }
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst(4)
      let words = lines.filter { !$0.hasPrefix("A.-") && !$0.hasPrefix("B.-") }.flatMap { $0.split(separator: " ") }
      #expect((phenomena + bulletin.paragraphs).flatMap { $0.split(separator: " ") } == words, "\(stem)")
      if ["2026-06-23T1129", "2026-07-17T0854", "2026-07-20T0910"].contains(stem) {
        let wire = try Recordings.bytes("boletines/nacional-hoy-\(stem).reconstruido.iso8859-15.crcrlf.txt")
        #expect(try AEMETBulletinParser.parse(wire, contentType: "text/plain;charset=ISO-8859-15").record == bulletin)
      }
    }
  }

  @Test("Mutated texts are read or refused, never worse")
  func mutations() {
    var mutator = ByteMutator(chance: SeedStream(seed: 7))
    let base = Array(Self.province.utf8)
    var read = 0
    for _ in 0..<1000 {
      do throws(BulletinError) {
        let bulletin = try AEMETBulletinParser.parse(mutator.mutate(base)).record
        read += bulletin.validDays.isEmpty ? 0 : 1
      } catch {}
    }
    #expect(read > 100)
  }
}

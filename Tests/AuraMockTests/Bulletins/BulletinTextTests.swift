// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraModel
import AuraTestSupport
import AuraTime
import Testing
import aura_sweep

/// The wire form of the recorded texts, and what the mock's own texts say of its weather.
struct BulletinTextTests {
  static let headings = CAPWireFormTests.table("Fixtures/warnings/headings.csv")

  @Test(
    "Q-BOL-03, Q-BOL-04, Q-BOL-05: headings for the facts of recorded texts are theirs, as the manifest's hash says")
  func headings() throws {
    #expect(Self.headings.count == 3)
    for row in Self.headings {
      let issued = WireTimestamp(row[1])!.instant(withoutOffsetIn: .utc)
      var text = BulletinText(quirks: QuirkSwitches())
      text.addHeading(
        BulletinIssue(subject: .spain, horizon: .hoy, issued: issued, validDays: [WireTimestamp(row[2])!.civil.date]))
      #expect(try SHA256.hexadecimal(text.wire()) == CAPWireFormTests.manifestHash(row[0]))
    }
  }

  @Test("Q-BOL-01, Q-BOL-02: the lines of a recorded text on the wire are its recorded wire form", .needsRecordings)
  func wireForm() throws {
    for row in Self.headings {
      let plain = String(decoding: try Recordings.bytes("boletines/\(row[0]).utf8-lf.txt"), as: UTF8.self)
      let lines = plain.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
      let recorded = try Recordings.bytes("boletines/\(row[0]).reconstruido.iso8859-15.crcrlf.txt")
      #expect(BulletinText.wire(lines, quirks: QuirkSwitches()) == recorded)
    }
  }

  struct Validity: Sendable, CustomTestStringConvertible {
    let issued: WallInstant
    let horizon: BulletinIssue.Horizon
    let days: [Int]
    let line: String
    var testDescription: String { line }
  }

  @Test(
    "Validity over the ends of months and years",
    arguments: [
      Validity(
        issued: utc(2026, 8, 29, 12), horizon: .medioplazo, days: [3, 4], line: "LOS DÍAS 1 Y 2 DE SEPTIEMBRE DE 2026"),
      Validity(
        issued: utc(2026, 8, 28, 12), horizon: .medioplazo, days: [3, 4],
        line: "LOS DÍAS 31 DE AGOSTO Y 1 DE SEPTIEMBRE DE 2026"),
      Validity(
        issued: utc(2026, 12, 28, 12), horizon: .medioplazo, days: [3, 4],
        line: "LOS DÍAS 31 DE DICIEMBRE DE 2026 Y 1 DE ENERO DE 2027"),
      Validity(issued: utc(2026, 12, 31, 12), horizon: .manana, days: [1], line: "EL VIERNES 1"),
    ])
  func validity(_ row: Validity) {
    let day = CivilZone.peninsula.civil(at: row.issued).date
    var text = BulletinText(quirks: QuirkSwitches())
    text.addHeading(
      BulletinIssue(
        subject: .comunidad(.galicia), horizon: row.horizon, issued: row.issued,
        validDays: row.days.map { day.advanced(byDays: $0) }))
    #expect(text.lines[3] == "PREDICCIÓN VÁLIDA PARA " + row.line)
  }

  @Test("Texts speak of the mock's own weather: rough days are said to be rough, calm ones calm")
  func prose() {
    let path = "/prediccion/ccaa/manana/ast"
    let rough = BulletinBench(path: path, stage: StagedWeather.rough).text().lines.joined(separator: " ")
    #expect(rough.contains("Chubascos y tormentas localmente fuertes. Rachas de viento muy fuertes."))
    #expect(rough.contains("Chubascos acompañados de tormenta.") && rough.contains("Viento del norte"))
    let calm = BulletinBench(path: path).text().lines.joined(separator: " ")
    #expect(calm.contains("No se esperan. ") && calm.contains("No se esperan precipitaciones."))
    #expect(!calm.contains("tormenta") && calm.contains("Temperaturas con pocos cambios."))
  }

  @Test("Where the weather differs the text says where, with e before the sound i")
  func places() {
    // Rain in the west of Castilla y León alone; the stage cannot tell places apart, so the generator's weather is asked.
    var driver = MockDriver(Scenario.quiet, at: utc(2026, 11, 20, 14))
    let text = String(
      String.UnicodeScalarView(driver.fetch("/prediccion/nacional/manana").body.map { Unicode.Scalar($0) }))
    #expect(
      text.contains(" en ") && text.contains("B.- PREDICCIÓN") && !text.contains(" y I") && !text.contains(" y Í"))
  }

  @Test("Every text that AEMET has is there: 17 communities, 59 provinces and islands, Spain, and no other")
  func codes() {
    let calendar = BulletinCalendar(seed: 1, quirks: QuirkSwitches())
    let now = utc(2026, 8, 26, 12)
    let subjects: [BulletinSubject] =
      [.spain] + Comunidad.allCases.filter { $0.bulletinCode != nil }.map { .comunidad($0) }
      + BulletinProvince.all.map { .province(code: $0.code) }
    #expect(subjects.count == 77)
    for subject in subjects {
      for horizon in [BulletinIssue.Horizon.hoy, .manana] {
        let issue = calendar.issue(of: subject, horizon, elaborated: nil, at: now)
        #expect(issue.map { $0.issued <= now } == true, "\(subject) \(horizon)")
      }
    }
    for path in [
      "ccaa/hoy/xxx", "ccaa/tendencia/gal", "provincia/hoy/07", "provincia/hoy/53", "provincia/hoy/1",
      "ccaa/manana/gal/elaboracion/2026-08-27", "ccaa/manana/gal/elaboracion/ayer",
      "ccaa/manana/gal/elaboracion/2024-01-01",
    ] {
      #expect(BulletinBench(path: "/prediccion/" + path).text().bytes == nil, "\(path)")
    }
  }
}

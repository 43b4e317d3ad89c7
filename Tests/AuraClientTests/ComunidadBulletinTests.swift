// SPDX-License-Identifier: MIT

import AuraChance
import AuraClient
import AuraModel
import AuraPacing
import AuraTime
import AuraTransport
import Testing

/// The search for today's text over the two calls of each product, against prepared answers.
struct ComunidadBulletinTests {
  typealias Answer = ScriptedTransport.Answer

  static let envelope = Answer.success(AEMETClientTests.envelope)
  /// What AEMET says when it has no such text.
  static let none = Answer.success(
    .text(200, "{\"descripcion\":\"No hay datos que satisfagan esos criterios\",\"estado\":404}"))

  /// A text of Galicia issued on a day of August 2026 and valid on another; the weekday is the calendar's.
  static func text(issued: Int, valid: Int, weekday: String) -> Answer {
    let lines = [
      "AGENCIA ESTATAL DE METEOROLOGÍA", "PREDICCIÓN GENERAL PARA LA COMUNIDAD DE GALICIA",
      "DÍA \(issued) DE AGOSTO DE 2026 A LAS 12:38 HORA OFICIAL", "PREDICCIÓN VÁLIDA PARA EL \(weekday) \(valid)", "",
      "A.- FENÓMENOS SIGNIFICATIVOS", "No se esperan.", "", "B.- PREDICCIÓN", "Sol del día \(issued).", "",
    ]
    return .success(
      .text(200, lines.joined(separator: "\r\r\n"), ["Content-Type": "text/plain;charset=ISO-8859-15"]))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    var comunidad = Comunidad.galicia
    let answers: [Answer]
    /// The paths of the first calls.
    let asked: [String]
    /// The text's first day and whether it covers today; nil for none.
    var found: (day: Int, isToday: Bool)?
    var error: ClientError?
    var testDescription: String { id }
  }

  // 2026-08-26 was a Wednesday; the clock stands at 11:00 of Madrid.
  static let today = text(issued: 26, valid: 26, weekday: "MIÉRCOLES")
  static let yesterdays = text(issued: 25, valid: 26, weekday: "MIÉRCOLES")
  static let old = text(issued: 1, valid: 1, weekday: "SÁBADO")
  static let tomorrow = text(issued: 26, valid: 27, weekday: "JUEVES")
  static let hoy = "prediccion/ccaa/hoy/gal"
  static let archive = "prediccion/ccaa/manana/gal/elaboracion/2026-08-25"
  static let manana = "prediccion/ccaa/manana/gal"
  static let before = "prediccion/ccaa/pasadomanana/gal/elaboracion/2026-08-24"

  static let cases: [Case] = [
    Case(id: "an amendment: two calls", answers: [envelope, today], asked: [hoy], found: (26, true)),
    Case(
      id: "an ordinary day: four calls", answers: [envelope, old, envelope, yesterdays], asked: [hoy, archive],
      found: (26, true)),
    Case(
      id: "no hoy at all: three calls", answers: [none, envelope, yesterdays], asked: [hoy, archive], found: (26, true)
    ),
    Case(
      id: "a heading that contradicts itself is as good as none",
      answers: [envelope, text(issued: 26, valid: 26, weekday: "LUNES"), envelope, yesterdays], asked: [hoy, archive],
      found: (26, true)),
    Case(
      id: "a text valid tomorrow is never today's", answers: [envelope, tomorrow, none, envelope, tomorrow, none],
      asked: [hoy, archive, manana, before]),
    Case(
      id: "only old ones: the newest, with its age",
      answers: [envelope, old, envelope, text(issued: 20, valid: 20, weekday: "JUEVES"), none, none],
      asked: [hoy, archive, manana, before], found: (20, false)),
    Case(
      id: "Ceuta asks for its province, and has no day after tomorrow", comunidad: .ceuta, answers: [none, none, none],
      asked: [
        "prediccion/provincia/hoy/51", "prediccion/provincia/manana/51/elaboracion/2026-08-25",
        "prediccion/provincia/manana/51",
      ]),
    Case(
      id: "a limit ends the search: nothing is known", answers: [none, .success(.text(429, "{}"))],
      asked: [hoy, archive],
      error: .limited(Endpoint.comunidadBulletin(.manana, of: .galicia, issuedOn: yesterday)!, retryAfterSeconds: nil)),
    Case(
      id: "so does a failure of the server", answers: [.success(.text(500, ""))], asked: [hoy],
      error: .serverFailed(Endpoint.comunidadBulletin(.hoy, of: .galicia)!, status: 500)),
    Case(
      id: "and one of the network", answers: [envelope, .failure(.offline)], asked: [hoy],
      error: .transport(Endpoint.comunidadBulletin(.hoy, of: .galicia)!, .offline)),
  ]

  static let yesterday = CivilDate(year: 2026, month: 8, day: 25)!

  @Test("Q-BOL-08 to Q-BOL-13: what is asked in which order, what ends it, what is found", arguments: cases)
  func search(_ row: Case) async {
    let transport = ScriptedTransport(row.answers)
    let time = StoppedTime()
    let client = AEMETClient(
      transport: transport, pacer: Pacer(profile: AEMETClientTests.noLimits, jitter: SeedStream(seed: 1), time: time),
      keys: FixedKey(Secret("made.up.key")), time: time)
    var found: ComunidadBulletin?
    var failure: ClientError?
    do throws(ClientError) { found = try await client.comunidadBulletin(of: row.comunidad) } catch { failure = error }
    let first = transport.requests.map(\.address.pathAndQuery).filter { $0.hasPrefix("/opendata/api/") }
    #expect(first.map { String($0.dropFirst(14)) } == row.asked && transport.requests.count == row.answers.count)
    #expect(found?.text.validDays.first?.day == row.found?.day && found?.coversToday == row.found?.isToday)
    #expect(failure == row.error)
    if let found {
      #expect(found.ageSeconds == Int(found.text.issuedAt.seconds(until: time.wall)))
      #expect(found.text.paragraphs == ["Sol del día \(CivilZone.peninsula.civil(at: found.text.issuedAt).date.day)."])
    }
  }

  @Test("Products that AEMET has, by path and by what their calls count as; nil for those it has not")
  func endpoints() throws {
    let start = CivilZone.utc.startOfDay(Self.yesterday)
    let mallorca = BulletinProvince.all.first { $0.code == "072" }!
    let table: [(Endpoint?, String, String)] = [
      (.warnings(of: nil), "avisos_cap/ultimoelaborado/area/esp", "avisos_cap/ultimoelaborado/area/{area}"),
      // Valencia is INE's 10 and area 77 (Q-CAP-16).
      (.warnings(of: .valenciana), "avisos_cap/ultimoelaborado/area/77", "avisos_cap/ultimoelaborado/area/{area}"),
      (
        .warningsArchive(from: start, through: start.advanced(bySeconds: 86_399)),
        "avisos_cap/archivo/fechaini/2026-08-25T00%3A00%3A00UTC/fechafin/2026-08-25T23%3A59%3A59UTC",
        "avisos_cap/archivo/fechaini/{desde}/fechafin/{hasta}"
      ),
      (.nationalBulletin(.tendencia), "prediccion/nacional/tendencia", "prediccion/nacional/tendencia"),
      (
        .nationalBulletin(.medioplazo, issuedOn: Self.yesterday),
        "prediccion/nacional/medioplazo/elaboracion/2026-08-25",
        "prediccion/nacional/medioplazo/elaboracion/{fecha}"
      ),
      // Q-BOL-13: can is Cantabria, coo Canarias.
      (.comunidadBulletin(.hoy, of: .canarias), "prediccion/ccaa/hoy/coo", "prediccion/ccaa/hoy/{ccaa}"),
      (
        .provinceBulletin(.manana, of: mallorca), "prediccion/provincia/manana/072",
        "prediccion/provincia/manana/{provincia}"
      ),
    ]
    for (endpoint, path, template) in table {
      #expect(endpoint?.path == path && endpoint?.template == template)
      #expect(try Endpoint.raw(path: path).template == template)
    }
    #expect(Endpoint.comunidadBulletin(.tendencia, of: .galicia) == nil)
    #expect(Endpoint.comunidadBulletin(.hoy, of: .melilla) == nil)
    #expect(Endpoint.provinceBulletin(.pasadomanana, of: mallorca) == nil)
  }
}

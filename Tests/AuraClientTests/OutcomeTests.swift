// SPDX-License-Identifier: MIT

import AuraClient
import AuraModel
import AuraTestSupport
import AuraTransport
import Testing

/// The field guide's table of errors and its order of checks, row by row.
struct OutcomeTests {
  static let list = Endpoint.dailyForecast(ine: MunicipalityCode("28065")!)

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    var hop = Hop.first
    var status = 200
    var fields: [String: String] = ["Content-Type": "application/json;charset=ISO-8859-15"]
    let body: String
    var endpoint = OutcomeTests.list
    let outcome: String
    var testDescription: String { id }
  }

  /// AEMET's own layout, texts as recorded.
  static func object(_ descripcion: String, _ estado: Int) -> String {
    "{\n  \"descripcion\" : \"\(descripcion)\",\n  \"estado\" : \(estado)\n}"
  }
  static let envelope =
    "{\n  \"descripcion\" : \"exito\",\n  \"estado\" : 200,\n"
    + "  \"datos\" : \"https://opendata.aemet.es/opendata/sh/64e29abb\",\n"
    + "  \"metadatos\" : \"https://opendata.aemet.es/opendata/sh/dfd88b22\"\n}"
  static let noData = object("No hay datos que satisfagan esos criterios", 404)
  static let page429 = "<html><body><h1>429 Too Many Requests</h1></body></html>"
  static let tomcat = "<html><head><title>Apache Tomcat/8.0.32 - Error report</title></head><body></body></html>"
  static let raw = (try? Endpoint.raw(path: "/productos/climatologicos/balancehidrico/2026/01")) ?? list

  static let firstCalls: [Case] = [
    Case(id: "Q-ENV-01: an envelope", body: envelope, outcome: "link https://opendata.aemet.es/opendata/sh/64e29abb"),
    Case(
      id: "Q-ENV-02, Q-ENV-03: any spacing and order, any words, estado in quotes",
      body:
        "\u{FEFF} {\"datos\":\"https:\\/\\/a\\u002Ees/1\",\"x\":[{}],\"estado\":\"200\",\"descripcion\":\"Éxito\"}\n",
      outcome: "link https://a.es/1"),
    Case(
      id: "Q-CHR-01: another header", fields: ["content-type": "Application/JSON; charset=\"utf-8\""], body: envelope,
      outcome: "link https://opendata.aemet.es/opendata/sh/64e29abb"),
    Case(
      id: "Q-CHR-03: no content type", fields: [:], body: envelope,
      outcome: "link https://opendata.aemet.es/opendata/sh/64e29abb"),
    Case(id: "Q-ENV-04: no data inside 200", body: noData, outcome: "noData"),
    Case(id: "no data as 404", status: 404, body: noData, outcome: "noData"),
    Case(
      id: "a range too long", body: object("El rango de fechas no puede ser superior a 31 dias", 404), outcome: "noData"
    ),
    Case(id: "Q-ENV-05: empty 200", fields: ["Content-Type": "text/plain"], body: "", outcome: "empty"),
    Case(id: "blanks only", body: " \r\n", outcome: "empty"),
    Case(id: "Q-ENV-06: to 2025", status: 401, body: object("API key invalido", 401), outcome: "key rejected"),
    Case(
      id: "Q-ENV-06: 2026", status: 401,
      body: object("JWT strings must contain exactly 2 period characters. Found: 0", 401), outcome: "key malformed"),
    Case(
      id: "Q-ENV-07", status: 401, body: object("La API Key ha expirado. Genere una nueva API Key.", 401),
      outcome: "key expired"),
    Case(
      id: "401 inside 200", body: object("La API Key ha expirado. Genere una nueva API Key.", 401),
      outcome: "key expired"),
    Case(id: "401 without a body", status: 401, body: "", outcome: "key rejected"),
    Case(id: "401 as a page", status: 401, body: tomcat, outcome: "key rejected"),
    Case(
      id: "403", status: 403, body: object("No dispone de permisos para acceder al recurso solicitado.", 403),
      outcome: "key notPermitted"),
    Case(
      id: "Q-ENV-08: Tomcat's page", status: 404, fields: ["Content-Type": "text/html"], body: tomcat,
      outcome: "unknownPath"),
    Case(id: "Q-ENV-09", body: object("Error al obtener los datos", 404), outcome: "productMissing"),
    Case(
      id: "Q-ENV-16: estado in the header alone", fields: ["aemet_estado": "404 Not Found"],
      body: "{\"descripcion\":\"x\"}", outcome: "noData"),
    Case(
      id: "Q-ENV-16: estado in the header of an empty answer", fields: ["AEMET_Estado": " 404"], body: "",
      outcome: "noData"),
    Case(
      id: "Q-ENV-16: the body's own estado wins", fields: ["aemet_estado": "404"], body: envelope,
      outcome: "link https://opendata.aemet.es/opendata/sh/64e29abb"),
    Case(id: "Q-ENV-20: 500 without a text", status: 500, body: "{\n  \"estado\" : 500\n}", outcome: "server 500"),
    Case(id: "500 inside 200", body: object("Internal Server Error", 500), outcome: "server 500"),
    Case(id: "502 of a server in front", status: 502, body: "<html>Bad Gateway</html>", outcome: "server 502"),
    Case(
      id: "Q-LIM-11: 429 in a 500 page", status: 500, fields: ["Content-Type": "text/html"], body: page429,
      outcome: "limited"),
    Case(id: "429 inside 500", status: 500, body: object("x", 429), outcome: "limited"),
    Case(id: "429 inside 200", body: object("x", 429), outcome: "limited"),
    Case(
      id: "500 that speaks of 429 in its JSON is a 500", status: 500, body: "{\"descripcion\":\"429\"}",
      outcome: "server 500"),
    Case(id: "a redirect", status: 302, body: "", outcome: "status 302"),
    Case(id: "a page under 200", body: "<!DOCTYPE html><html></html>", outcome: "webPage"),
    Case(id: "no datos", body: object("exito", 200), outcome: "noLink"),
    Case(id: "datos is no text", body: "{\"estado\":200,\"datos\":7}", outcome: "noLink"),
    Case(id: "Q-ENV-18: cut in the envelope", body: String(envelope.dropLast(40)), outcome: "cutShort"),
    Case(id: "broken inside", body: "{\"estado\":200,,\"datos\":\"x\"}", outcome: "notJSON"),
    Case(id: "another object", body: "{\"a\":1}", outcome: "wrongShape"),
    Case(id: "Q-MUN-01: the list itself", body: "[ {\n} ]", outcome: "payload"),
    Case(id: "a PDF where the product is no list", body: "%PDF-1.5\n", endpoint: raw, outcome: "payload"),
    Case(id: "a PDF where a list was asked for", body: "%PDF-1.5\n", outcome: "wrongShape"),
    Case(id: "an estado never seen", body: object("x", 418), outcome: "estado 418"),
  ]

  static let limits: [Case] =
    [
      "Límite de peticiones o caudal por minuto excedido para este usuario. Espere al siguiente minuto.",
      "Límite de peticiones o caudal por minuto excedido. Espere al siguiente minuto.",
      "Se ha alcanzado uno de los límites globales de uso. Vuelva a intentarlo el próximo minuto.",
      "Se ha alcanzado uno de los límites de uso. Vuelva a intentarlo el próximo minuto.",
    ].map {
      Case(
        id: "Q-LIM-09, Q-LIM-10: \($0)", status: 429, fields: ["Content-Type": "text/plain; charset=UTF-8"],
        body: object($0, 429), outcome: "limited")
    } + [
      Case(id: "429 with any body", hop: .second, status: 429, body: "[ ]", outcome: "limited"),
      Case(
        id: "Q-LIM-07: Retry-After, if it ever comes", status: 429, fields: ["Retry-After": "61"], body: "",
        outcome: "limited 61"),
      Case(
        id: "Retry-After beyond a day", status: 429, fields: ["Retry-After": "99999999"], body: "", outcome: "limited"),
      Case(
        id: "Retry-After as a date", status: 429, fields: ["Retry-After": "Wed, 26 Aug 2026 09:00:00 GMT"], body: "",
        outcome: "limited"),
    ]

  static let secondCalls: [Case] = [
    Case(
      id: "Q-CHR-02: a list as text", hop: .second, fields: ["Content-Type": "text/plain;charset=ISO-8859-15"],
      body: "[ {\n} ]", outcome: "payload"),
    Case(id: "an empty list is a list", hop: .second, body: "[ ]", outcome: "payload"),
    Case(id: "Q-CHR-10: behind a byte order mark", hop: .second, body: "\u{FEFF}[ ]", outcome: "payload"),
    Case(id: "Q-ENV-10", hop: .second, body: object("datos expirados", 404), outcome: "linkExpired"),
    Case(
      id: "an expired link as 404", hop: .second, status: 404, body: object("datos expirados", 404),
      outcome: "linkExpired"),
    Case(id: "a link that is not known", hop: .second, status: 404, body: tomcat, outcome: "linkExpired"),
    Case(id: "Q-ENV-17: an error object instead of a list", hop: .second, body: noData, outcome: "noData"),
    Case(id: "an object instead of a list", hop: .second, body: "{\"a\":[1]}", outcome: "wrongShape"),
    Case(id: "a second envelope", hop: .second, body: envelope, outcome: "wrongShape"),
    Case(id: "an empty body", hop: .second, body: "", outcome: "empty"),
    Case(
      id: "Q-ENV-18: fewer bytes than declared", hop: .second, fields: ["Content-Length": "99"], body: "[ {} ]",
      outcome: "cutShort"),
    Case(id: "Q-ENV-18: cut without a declared length", hop: .second, body: "[ {\n  \"a\" : 1", outcome: "cutShort"),
    Case(id: "Q-LIM-11: 429 in a 500 page", hop: .second, status: 500, body: page429, outcome: "limited"),
    Case(id: "a page under 200", hop: .second, body: tomcat, outcome: "webPage"),
    Case(
      id: "a refused key where none was sent", hop: .second, status: 401, body: object("API key invalido", 401),
      outcome: "status 401"),
    Case(id: "a GIF instead of a list", hop: .second, body: "GIF89a....", outcome: "wrongShape"),
    Case(
      id: "anything, where anything was asked for", hop: .second, body: "GIF89a....", endpoint: raw, outcome: "payload"),
    Case(
      id: "an error object where anything was asked for", hop: .second, body: noData, endpoint: raw, outcome: "noData"),
  ]

  @Test("Each answer means what the guide says", arguments: firstCalls + limits + secondCalls)
  func outcomes(_ row: Case) {
    let fields = HTTPFields(row.fields.map { HTTPField(name: $0.key, value: $0.value) })
    let response = HTTPResponse(status: row.status, fields: fields, body: Array(row.body.utf8))
    #expect(brief(Outcome.judge(response, to: row.endpoint, hop: row.hop)) == row.outcome)
  }

  @Test(
    "The recorded bodies mean the same", .needsRecordings,
    arguments: [
      ("200-empty-body-no-api-key.txt", 200, "empty"), ("401-api-key-invalido-until-2025.json", 401, "key rejected"),
      ("401-jwt-malformed-2026.json", 401, "key malformed"), ("401-expired-2026.json", 401, "key expired"),
      ("404-in-200-no-hay-datos.json", 200, "noData"),
      ("404-in-200-error-al-obtener-los-datos.json", 200, "productMissing"),
      ("404-datos-expirados.json", 200, "linkExpired"), ("404-in-200-rango-31-dias.json", 200, "noData"),
      ("404-in-200-rango-36-meses.json", 200, "noData"), ("429-a-until-2026-07-07.json", 429, "limited"),
      ("429-b-2026-07-08-to-15.json", 429, "limited"), ("429-c-2026-07-16-to-18.json", 429, "limited"),
      ("429-d-2026-08-26.json", 429, "limited"), ("500-html-429.RECONSTRUCTED.html", 500, "limited"),
      ("404-tomcat.RECONSTRUCTED.html", 404, "unknownPath"),
    ])
  func recorded(_ name: String, _ status: Int, _ outcome: String) throws {
    let response = HTTPResponse(status: status, body: try Recordings.bytes("aemet/errors/" + name))
    #expect(brief(Outcome.judge(response, to: Self.list, hop: .first)) == outcome)
  }

  @Test("An envelope cut anywhere is never taken for anything but an answer that must come again")
  func truncated() {
    let bytes = Array(Self.envelope.utf8)
    let meanings = Set(
      (1..<bytes.count).map {
        brief(Outcome.judge(HTTPResponse(status: 200, body: Array(bytes[..<$0])), to: Self.list, hop: .first))
      })
    #expect(meanings == ["cutShort"])
  }
}

/// An outcome in a word or two.
private func brief(_ outcome: Outcome) -> String {
  switch outcome {
  case .link(let text): "link \(text)"
  case .payload: "payload"
  case .failed(let error): error.brief
  }
}

// SPDX-License-Identifier: MIT

import AuraMock
import AuraTestSupport
import AuraTime
import AuraTransport
import Testing

/// The guide's table of errors, row by row: HTTP status, content type and body.
struct ErrorTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    var path = MockDriver.daily + "28065"
    var key: String? = "made.up.key"
    var keys = KeyRule.anyThreeParts
    var fault: Fault?
    /// Days after 2026-08-26 on which the call is made.
    var after = 0
    let status: Int
    var contentType = "application/json"
    /// From the root of the recordings, where there is one.
    var recording: String?
    /// What the body says, without the layout.
    var says = ""
    var isEmpty = false

    var testDescription: String { id }
  }

  static let jsonType = "application/json;charset=ISO-8859-15"

  static let rows: [Row] = [
    Row(
      id: "no key", key: nil, status: 200, contentType: "text/plain",
      recording: "aemet/errors/200-empty-body-no-api-key.txt", isEmpty: true),
    Row(
      id: "bad key of 2026", key: "nonsense", status: 401, recording: "aemet/errors/401-jwt-malformed-2026.json",
      says: "JWT strings must contain exactly 2 period characters. Found: 0"),
    Row(id: "bad key with three periods", key: "a.b.c.d", status: 401, says: "Found: 3"),
    Row(
      id: "no token, strict", key: "a.b.c", keys: .strict, status: 401,
      recording: "aemet/errors/401-api-key-invalido-until-2025.json", says: "API key invalido"),
    Row(
      id: "expired key", key: token(#"{"exp":1787000000}"#), status: 401,
      recording: "aemet/errors/401-expired-2026.json", says: "La API Key ha expirado. Genere una nueva API Key."),
    Row(id: "no permission", fault: .forbidden, status: 403, says: "No dispone de permisos"),
    Row(
      id: "unknown code", path: MockDriver.daily + "28999", status: 200, contentType: jsonType,
      recording: "aemet/errors/404-in-200-no-hay-datos.json", says: "No hay datos que satisfagan esos criterios"),
    Row(
      id: "list of codes", path: MockDriver.daily + "36057,28079", status: 200, contentType: jsonType, says: "No hay"),
    Row(id: "code with prefix", path: MockDriver.daily + "id36057", status: 200, contentType: jsonType, says: "No hay"),
    Row(
      id: "product file missing", fault: .productMissing, status: 200, contentType: jsonType,
      recording: "aemet/errors/404-in-200-error-al-obtener-los-datos.json", says: "Error al obtener los datos"),
    Row(
      id: "unknown path", path: "/prediccion/provincia/pasadomanana/28", status: 404, contentType: "text/html",
      says: "<title>Apache Tomcat/8.0.32 - Error report</title>"),
    Row(id: "doubled api", path: "/api/maestro/municipios", status: 404, contentType: "text/html", says: "Tomcat"),
    Row(
      id: "limit", fault: .limited, status: 429, contentType: "text/plain; charset=UTF-8",
      recording: "aemet/errors/429-d-2026-08-26.json", says: "Se ha alcanzado uno de los límites de uso."),
    Row(
      id: "limit in a 500 page", fault: .limitPage, status: 500, contentType: "text/html",
      says: "<h1>429 Too Many Requests</h1>"),
    Row(id: "server fault", fault: .serverError(hasDescripcion: false), status: 500, says: "{\n  \"estado\" : 500\n}"),
    Row(
      id: "estado 200 without datos", fault: .envelopeWithoutLink, status: 200, contentType: jsonType,
      says: "{\n  \"descripcion\" : \"exito\",\n  \"estado\" : 200\n}"),
  ]

  @Test(arguments: rows)
  func answerIsThatOfTheTable(_ row: Row) throws {
    var scenario = Scenario.quiet
    scenario.keys = row.keys
    scenario.faults = row.fault.map { [FaultRule("fault", $0)] } ?? []
    var driver = MockDriver(scenario)
    let answer = driver.first(row.path, key: row.key)
    #expect(answer.status == row.status && answer.contentType == row.contentType)
    #expect(answer.text.contains(row.says) || (row.isEmpty && answer.body.isEmpty), "\(answer.text)")
    #expect(answer.link.isEmpty)
    if let recording = row.recording, Recordings.areNamed {
      #expect(try Recordings.bytes(recording) == answer.body)
    }
  }

  /// A made-up token with these claims and no signature to speak of.
  static func token(_ claims: String) -> String {
    [#"{"alg":"none"}"#, claims, "x"].map { base64URL($0) }.joined(separator: ".")
  }

  /// RFC 4648, section 5, without padding.
  static func base64URL(_ text: String) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    let bits = text.utf8.flatMap { byte in (0..<8).map { byte >> UInt8(7 - $0) & 1 } }
    return String(
      stride(from: 0, to: bits.count, by: 6).map { start in
        alphabet[(0..<6).reduce(0) { $0 << 1 | (start + $1 < bits.count ? Int(bits[start + $1]) : 0) }]
      })
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraTransport

/// AEMET's answers when there is nothing to give: one for each row of the guide's table of errors.
///
/// Source: `opendata.md`, section 3, with texts as recorded; header values of a 429 beyond their names are inferred.
enum ErrorAnswers {
  /// No key at all: HTTP 200, not a byte (Q-ENV-05).
  static func missingKey(_ exchange: ServedExchange) -> MockAnswer {
    guard exchange.quirks[.missingKeyIsEmpty200] else { return badKey("API key invalido", exchange) }
    return MockAnswer(status: 200, fields: type("text/plain"))
  }

  /// Not a key (Q-ENV-06).
  static func malformedKey(periods: Int, _ exchange: ServedExchange) -> MockAnswer {
    badKey(
      exchange.eras.countsPeriods
        ? "JWT strings must contain exactly 2 period characters. Found: \(periods)" : "API key invalido", exchange)
  }

  static func invalidKey(_ exchange: ServedExchange) -> MockAnswer { badKey("API key invalido", exchange) }

  /// A key past its `exp` (Q-ENV-07).
  static func expiredKey(_ exchange: ServedExchange) -> MockAnswer {
    badKey("La API Key ha expirado. Genere una nueva API Key.", exchange)
  }

  /// Never seen; only AEMET's FAQ tells it.
  static func forbidden(_ exchange: ServedExchange) -> MockAnswer {
    MockAnswer(
      status: 403, fields: type("application/json"),
      body: Envelope(descripcion: "No dispone de permisos para acceder al recurso solicitado.", estado: 403)
        .write(quirks: exchange.quirks))
  }

  /// No such product: 404 inside 200 (Q-ENV-04).
  static func noData(_ exchange: ServedExchange) -> MockAnswer {
    object(
      status: exchange.quirks[.noDataInside200] ? 200 : 404, estado: 404,
      "No hay datos que satisfagan esos criterios", exchange)
  }

  /// The product's file is not there for now (Q-ENV-09).
  static func productMissing(_ exchange: ServedExchange) -> MockAnswer {
    object(status: 200, estado: 404, "Error al obtener los datos", exchange)
  }

  /// A link past its life (Q-ENV-10).
  static func expiredLink(_ exchange: ServedExchange) -> MockAnswer {
    object(status: 200, estado: 404, "datos expirados", exchange)
  }

  /// An object with an `estado` of one's choice, under HTTP 200, in the content type of the hop.
  static func object(status: Int, estado: Int, _ descripcion: String, _ exchange: ServedExchange) -> MockAnswer {
    let contentType = exchange.hop == .second ? exchange.eras.payloadType : envelopeType(exchange.quirks)
    return MockAnswer(
      status: status, fields: type(contentType),
      body: Envelope(descripcion: descripcion, estado: estado).write(quirks: exchange.quirks))
  }

  /// Tomcat's own page (Q-ENV-08). Source: the error report of Apache Tomcat 8.0.
  static func unknownPath(_ exchange: ServedExchange) -> MockAnswer {
    guard exchange.quirks[.unknownPathIsTomcatPage] else {
      return MockAnswer(
        status: 404, fields: type("application/json"),
        body: Envelope(descripcion: "Not Found", estado: 404).write(quirks: exchange.quirks))
    }
    return tomcatPage(status: 404, message: String(exchange.path), "The requested resource is not available.")
  }

  /// Anything but GET; what AEMET says to it is not known.
  static func methodRefused(_ exchange: ServedExchange) -> MockAnswer {
    var answer = tomcatPage(
      status: 405, message: "Request method not supported",
      "The specified HTTP method is not allowed for the requested resource.")
    answer.fields.all.append(HTTPField(name: "Allow", value: "GET, HEAD"))
    return answer
  }

  /// The limit (Q-LIM-06, 07, 09, 10).
  static func limited(_ exchange: ServedExchange, header: String?, seed: UInt64) -> MockAnswer {
    let quirks = exchange.quirks
    var chance = SeedStream(seed: seed).stream("cookie").stream(exchange.number)
    var fields = [
      HTTPField(
        name: "Content-Type", value: quirks[.limitBodyIsUTF8Text] ? "text/plain; charset=UTF-8" : EraTable.jsonType),
      HTTPField(name: "Cache-Control", value: "no-cache, no-store, max-age=0, must-revalidate"),
      HTTPField(name: "Pragma", value: "no-cache"),
      HTTPField(name: "Expires", value: "0"),
      HTTPField(name: "Vary", value: "Accept-Encoding"),
      HTTPField(name: "Set-Cookie", value: "cookiesession1=\(String(chance.next(), radix: 16)); Path=/; HttpOnly"),
    ]
    if !quirks[.noRetryAfter] { fields.append(HTTPField(name: "Retry-After", value: "60")) }
    if !quirks[.noRemainingOn429] { fields.append(HTTPField(name: header ?? "Remaining-request-endpoint", value: "0")) }
    return MockAnswer(
      status: 429, fields: HTTPFields(fields),
      body: Envelope(descripcion: exchange.eras.limitText, estado: 429)
        .write(quirks: quirks, charset: quirks[.limitBodyIsUTF8Text] ? .utf8 : .iso885915))
  }

  /// The limit in disguise (Q-LIM-11); only the heading is AEMET's.
  static func limitPage() -> MockAnswer {
    MockAnswer(
      status: 500, fields: type("text/html"),
      body: Array("<html><head><title>Error</title></head><body><h1>429 Too Many Requests</h1></body></html>".utf8))
  }

  /// A fault of the server, with or without a text (Q-ENV-20).
  static func serverError(hasDescripcion: Bool, _ exchange: ServedExchange) -> MockAnswer {
    MockAnswer(
      status: 500, fields: type("application/json"),
      body: Envelope(descripcion: hasDescripcion ? "Internal Server Error" : nil, estado: 500)
        .write(quirks: exchange.quirks))
  }

  /// A web page where JSON was expected, as a proxy or a maintenance notice would send.
  static func htmlPage() -> MockAnswer {
    MockAnswer(
      status: 200, fields: type("text/html"),
      body: Array(
        "<!DOCTYPE html><html><head><title>AEMET OpenData</title></head><body><p>Mantenimiento</p></body></html>".utf8))
  }

  static func envelopeType(_ quirks: QuirkSwitches) -> String {
    quirks[.envelopeCharsetHeader] ? EraTable.jsonType : "application/json; charset=\"iso-8859-15\""
  }

  static func type(_ contentType: String?) -> HTTPFields {
    HTTPFields(contentType.map { [HTTPField(name: "Content-Type", value: $0)] } ?? [])
  }

  private static func badKey(_ text: String, _ exchange: ServedExchange) -> MockAnswer {
    MockAnswer(
      status: 401, fields: type("application/json"),
      body: Envelope(descripcion: text, estado: 401).write(quirks: exchange.quirks))
  }

  private static func tomcatPage(status: Int, message: String, _ description: String) -> MockAnswer {
    let shown = message.xmlEscaped
    let page =
      "<!DOCTYPE html><html><head><title>Apache Tomcat/8.0.32 - Error report</title></head><body>"
      + "<h1>HTTP Status \(status) - \(shown)</h1><p><b>type</b> Status report</p><p><b>message</b> <u>\(shown)</u></p>"
      + "<p><b>description</b> <u>\(description)</u></p><h3>Apache Tomcat/8.0.32</h3></body></html>"
    return MockAnswer(status: status, fields: type("text/html"), body: Array(page.utf8))
  }
}

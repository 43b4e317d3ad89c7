// SPDX-License-Identifier: MIT

package import AuraTime

/// Exchanges in the order in which they were sent, linked as envelope, `datos` and `metadatos`.
package struct Recording: Hashable, Sendable {
  /// One line on what it is and where it comes from.
  package var about: String
  package private(set) var exchanges: [RecordedExchange] = []

  package init(about: String = "") {
    self.about = about
  }

  package var isEmpty: Bool { exchanges.isEmpty }

  package subscript(number: Int) -> RecordedExchange? {
    exchanges.indices.contains(number - 1) ? exchanges[number - 1] : nil
  }

  /// Takes an exchange that just happened: numbers it, links it, and leaves its secrets out.
  package mutating func append(
    _ request: HTTPRequest, outcome: RecordedExchange.Outcome, sentAt: WallInstant, milliseconds: Int
  ) {
    var exchange = RecordedExchange(
      number: exchanges.count + 1, sentAt: sentAt, milliseconds: milliseconds, method: request.method,
      address: request.address.withoutKey, fields: HTTPFields(request.fields.all.filter { !Self.isSecret($0) }),
      outcome: outcome)
    if let response = exchange.response { exchange.outcome = .answered(Self.withoutCookies(response)) }
    link(&exchange)
    exchanges.append(exchange)
  }

  /// Takes an exchange that was linked before; its number must be the next one.
  mutating func restore(_ exchange: RecordedExchange) {
    exchanges.append(exchange)
  }

  /// Exchanges that were made longer ago than an age, seconds.
  package func aged(overSeconds age: Int64, at now: WallInstant) -> [RecordedExchange] {
    exchanges.filter { $0.sentAt.seconds(until: now) > age }
  }

  private func link(_ exchange: inout RecordedExchange) {
    let address = exchange.address.description
    for earlier in exchanges.reversed() {
      guard earlier.role == .envelope, let links = earlier.response.flatMap({ EnvelopeLinks($0.body) }) else {
        continue
      }
      if links.datos == address { (exchange.role, exchange.of) = (.datos, earlier.number) }
      if links.metadatos == address { (exchange.role, exchange.of) = (.metadatos, earlier.number) }
      if exchange.of != nil { return }
    }
    if let response = exchange.response, EnvelopeLinks(response.body) != nil { exchange.role = .envelope }
  }

  /// Lines that may carry a key or a session.
  private static func isSecret(_ field: HTTPField) -> Bool {
    field.isSecret
      || ["api_key", "authorization", "proxy-authorization", "cookie", "x-aura-token"].contains {
        equalIgnoringCase($0, field.name)
      }
  }

  /// Sessions that AEMET's limiter hands out belong to whoever recorded; the line stays, its value goes.
  private static func withoutCookies(_ response: HTTPResponse) -> HTTPResponse {
    var response = response
    response.fields = HTTPFields(
      response.fields.all.map { field in
        equalIgnoringCase(field.name, "Set-Cookie")
          ? HTTPField(name: field.name, value: String(field.value.prefix { $0 != "=" }) + "=removed; Path=/") : field
      })
    return response
  }
}

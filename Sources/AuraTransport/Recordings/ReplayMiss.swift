// SPDX-License-Identifier: MIT

/// A request that no recording answers: the closest one, and why it does not.
package struct ReplayMiss: Hashable, Sendable {
  /// `GET opendata.aemet.es/opendata/api/…`
  package let request: String
  /// Summary of the closest exchange; nil when there is none at all.
  package let closest: String?
  package let reasons: [String]

  /// Finds the closest of the exchanges.
  init(_ request: HTTPRequest, in recording: Recording, usedUp: Bool) {
    self.request = requestKey(request.method, request.address)
    let wanted = request
    let ranked = recording.exchanges.map { exchange in
      (exchange: exchange, reasons: Self.reasons(wanted, exchange, usedUp: usedUp))
    }
    let best = ranked.min {
      (Self.cost($0.reasons), $0.exchange.number) < (Self.cost($1.reasons), $1.exchange.number)
    }
    closest = best?.exchange.summary
    reasons = best?.reasons.map(\.text) ?? ["the recording is empty"]
  }

  private struct Reason {
    let weight: Int
    let text: String
  }

  private static func cost(_ reasons: [Reason]) -> Int { reasons.reduce(0) { $0 + $1.weight } }

  private static func reasons(_ request: HTTPRequest, _ exchange: RecordedExchange, usedUp: Bool) -> [Reason] {
    let (asked, recorded) = (request.address.withoutKey, exchange.address)
    var reasons: [Reason] = []
    if request.method != exchange.method {
      reasons.append(Reason(weight: 3, text: "method \(request.method.rawValue), recorded \(exchange.method.rawValue)"))
    }
    if asked.authority != recorded.authority {
      reasons.append(Reason(weight: 5, text: "host \(asked.authority), recorded \(recorded.authority)"))
    }
    let (left, right) = (asked.path.split(separator: "/"), recorded.path.split(separator: "/"))
    for index in 0..<max(left.count, right.count) {
      let (own, other) = (index < left.count ? left[index] : "nothing", index < right.count ? right[index] : "nothing")
      if own != other {
        reasons.append(Reason(weight: 2, text: "part \(index + 1) of the path \(own), recorded \(other)"))
      }
    }
    let query = { (address: WebAddress) in
      address.query.map { $0.split(separator: "&").sorted().joined(separator: "&") } ?? ""
    }
    if query(asked) != query(recorded) {
      reasons.append(Reason(weight: 1, text: "query \"\(query(asked))\", recorded \"\(query(recorded))\""))
    }
    if reasons.isEmpty {
      reasons.append(
        Reason(
          weight: 0, text: usedUp ? "all its answers have been given" : "a link of a recording is given by its envelope"
        ))
    }
    return reasons
  }
}

extension ReplayMiss: CustomStringConvertible {
  package var description: String {
    guard let closest else { return "no recording answers \(request): the recording is empty" }
    return "no recording answers \(request); the closest is \(closest): \(reasons.joined(separator: "; "))"
  }
}

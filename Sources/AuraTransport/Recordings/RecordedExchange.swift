// SPDX-License-Identifier: MIT

package import AuraTime

/// One exchange as it was on the wire: what was asked without its key, what came to the byte, and when.
package struct RecordedExchange: Hashable, Sendable {
  /// What an exchange is in a reading of AEMET.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    /// Call 1 whose answer holds links.
    case envelope
    /// Call 2, for the link `datos` of an envelope.
    case datos
    /// The document behind the link `metadatos`.
    case metadatos
    /// Anything else: errors, other hosts, answers in one call.
    case single
  }

  package enum Outcome: Hashable, Sendable {
    case answered(HTTPResponse)
    /// No whole answer came.
    case failed(TransportError)
  }

  /// 1 for the first exchange of a recording.
  package var number: Int
  /// When the request left.
  package var sentAt: WallInstant
  /// From there to the last byte, or to the failure.
  package var milliseconds: Int
  package var method: HTTPMethod
  /// As asked, without any `api_key` in its query.
  package var address: WebAddress
  /// Header lines of the request, without secret ones.
  package var fields: HTTPFields
  package var outcome: Outcome
  package var role: Role
  /// Number of the envelope whose link this is.
  package var of: Int?

  package init(
    number: Int, sentAt: WallInstant, milliseconds: Int, method: HTTPMethod, address: WebAddress,
    fields: HTTPFields = HTTPFields(), outcome: Outcome, role: Role = .single, of: Int? = nil
  ) {
    self.number = number
    self.sentAt = sentAt
    self.milliseconds = milliseconds
    self.method = method
    self.address = address
    self.fields = fields
    self.outcome = outcome
    self.role = role
    self.of = of
  }

  /// What a request must have in common with this one to be answered by it.
  var key: String { requestKey(method, address) }

  package var response: HTTPResponse? {
    if case .answered(let response) = outcome { response } else { nil }
  }

  /// `3 GET opendata.aemet.es/opendata/sh/64e29abb 200`
  package var summary: String {
    "\(number) \(key) " + (response.map { "\($0.status)" } ?? "failed")
  }
}

/// Method, host, path and the query without its key, in the order of its names.
func requestKey(_ method: HTTPMethod, _ address: WebAddress) -> String {
  let address = address.withoutKey
  let query = address.query.map { "?" + $0.split(separator: "&").sorted().joined(separator: "&") } ?? ""
  return "\(method.rawValue) \(address.authority)\(address.path)\(query)"
}

extension WebAddress {
  /// The address without `api_key` among the parts of its query.
  var withoutKey: WebAddress {
    guard let query else { return self }
    let kept = query.split(separator: "&", omittingEmptySubsequences: false).filter { part in
      !equalIgnoringCase(String(part.prefix { $0 != "=" }), "api_key")
    }
    return WebAddress(
      scheme: scheme, host: host, port: port,
      pathAndQuery: path + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&")))
  }
}

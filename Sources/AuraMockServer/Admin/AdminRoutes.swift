// SPDX-License-Identifier: MIT

package import AuraMock
package import AuraTime
import AuraTransport

/// The routes under `/_aura/`, for whoever runs the mock; everything else goes to the responder behind.
///
/// No path of AEMET, MITECO or the feeds begins so. What is asked here is not an exchange of the mock and does not
/// stand in its journal.
package struct AdminRoutes: Responder {
  private let responder: any Responder
  private let mock: Mock
  private let time: any TimeSource
  /// When set, a request must carry it.
  private let token: String?
  private let counts: @Sendable () -> ServerCounts

  /// - Parameters:
  ///   - responder: Answers what is not asked of the admin: the mock, or what is put around it.
  ///   - counts: What the server has done so far.
  package init(
    before responder: any Responder, mock: Mock, time: any TimeSource, token: String?,
    counts: @escaping @Sendable () -> ServerCounts
  ) {
    self.responder = responder
    self.mock = mock
    self.time = time
    self.token = token
    self.counts = counts
  }

  package func respond(to request: MockRequest) -> MockAnswer {
    guard request.target.hasPrefix("/_aura"),
      [nil, UInt8(ascii: "/"), UInt8(ascii: "?")].contains(request.target.utf8.dropFirst(6).first)
    else { return responder.respond(to: request) }
    let (path, query) = parts(of: request.target)
    guard isAllowed(request, query: query) else {
      return AdminAnswer.failure(
        401, "the token is missing or wrong", [HTTPField(name: "WWW-Authenticate", value: "Bearer")])
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return AdminAnswer.failure(
        405, "\(request.method) is not served here", [HTTPField(name: "Allow", value: "GET, HEAD")])
    }
    switch path {
    case "/_aura/health": return AdminAnswer.health
    case "/_aura/state":
      // Once read under the mock's lock, so that journal and scenario belong together.
      let (scenario, journal) = mock.withState { ($0.scenario, $0.journal.summary) }
      return AdminAnswer.state(scenario, journal: journal, server: counts(), serving: time.wall)
    case "/_aura/journal":
      let after = number("after", in: query) ?? 0
      let limit = number("limit", in: query) ?? 1000
      return AdminAnswer.journal(mock.withState { $0.journal.entries(after: after, limit: limit) })
    default: return AdminAnswer.failure(404, "no such route; known: health, state, journal", [])
    }
  }

  private func parts(of target: String) -> (path: Substring, query: Substring?) {
    let mark = target.firstIndex(of: "?")
    return (target[..<(mark ?? target.endIndex)], mark.map { target[target.index(after: $0)...] })
  }

  private func number(_ name: String, in query: Substring?) -> Int? {
    value(name, in: query).flatMap { Int($0) }
  }

  private func value(_ name: String, in query: Substring?) -> Substring? {
    query?.split(separator: "&").first { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
  }

  private func isAllowed(_ request: MockRequest, query: Substring?) -> Bool {
    guard let token else { return true }
    let authorization = request.fields["Authorization"] ?? ""
    let offered =
      authorization.hasPrefix("Bearer ") ? String(authorization.dropFirst(7)) : request.fields["X-Aura-Token"] ?? ""
    return equalInConstantTime(offered, token)
  }

  /// Compares without telling by its time how many bytes were right.
  private func equalInConstantTime(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension Journal {
  /// How many exchanges there were and how many of them are no longer held.
  struct Summary: Hashable, Sendable {
    let count: Int
    let dropped: Int
  }

  var summary: Summary { Summary(count: count, dropped: droppedCount) }
}

// SPDX-License-Identifier: MIT

import AuraMock
import AuraTransport

/// Why an admin request is refused: where, what was found, what was expected.
enum AdminError: Error, Hashable, Sendable {
  case unknownRoute(path: String)
  case methodRefused(found: String, allowed: [String])
  /// A body that is not declared as JSON.
  case contentType(found: String?)
  /// The body, or the query string, is not what the route reads.
  case content(ScenarioError)
  case tokenWrong
  /// A page of another origin, or a name that is not this machine's: what a browser was tricked into.
  case foreignOrigin(field: String, found: String, expected: String)
  case unknownName(found: String, known: [String])
  /// It cannot be done to the mock as it is set.
  case conflict(path: String, found: String, expected: String)

  var status: Int {
    switch self {
    case .unknownRoute, .unknownName: 404
    case .methodRefused: 405
    case .contentType: 415
    case .content: 400
    case .tokenWrong: 401
    case .foreignOrigin: 403
    case .conflict: 409
    }
  }

  /// Where it is, what stands there, what should.
  var parts: (path: String, found: String, expected: String) {
    switch self {
    case .unknownRoute(let path): (path, "no such route", "one of those in /_aura/openapi.json")
    case .methodRefused(let found, let allowed): ("method", found, allowed.joined(separator: ", "))
    case .contentType(let found): ("Content-Type", found ?? "none", "application/json")
    case .content(.notJSON(let detail)): ("", detail, "JSON")
    case .content(.missing(let path)): (path, "nothing", "a value")
    case .content(.unexpected(let path, let found, let expected)): (path, found, expected)
    case .content(.unknownName(let name, let known)): ("name", name, known.joined(separator: ", "))
    case .tokenWrong: ("Authorization", "no token, or a wrong one", "Bearer and the token of --token")
    case .foreignOrigin(let field, let found, let expected): (field, found, expected)
    case .unknownName(let found, let known):
      ("name", found, known.isEmpty ? "none there" : known.joined(separator: ", "))
    case .conflict(let path, let found, let expected): (path, found, expected)
    }
  }

  /// Header lines that go with it.
  var fields: [HTTPField] {
    switch self {
    case .methodRefused(_, let allowed): [HTTPField(name: "Allow", value: allowed.joined(separator: ", "))]
    case .tokenWrong: [HTTPField(name: "WWW-Authenticate", value: "Bearer")]
    case .unknownRoute, .contentType, .content, .foreignOrigin, .unknownName, .conflict: []
    }
  }
}

extension AdminError: CustomStringConvertible {
  var description: String {
    let (path, found, expected) = parts
    return (path.isEmpty ? "" : "\(path): ") + "found \(found), expected \(expected)"
  }
}

// SPDX-License-Identifier: MIT

import AuraMock

/// An admin request as its route reads it.
struct AdminCall: Sendable {
  /// What stood in the braces of the route's path, percent-decoded.
  var argument = ""
  /// The query string's pairs in order, percent-decoded.
  var query: [(name: String, value: String)] = []
  var body: [UInt8] = []

  /// The pairs of a query string.
  static func pairs(of query: Substring?) -> [(name: String, value: String)] {
    (query ?? "").split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (percentDecoded(parts[0]), percentDecoded(parts.count > 1 ? parts[1] : ""))
    }
  }
}

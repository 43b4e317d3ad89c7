// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTestSupport
import Testing

/// The facts of MITECO's recorded answers.
enum AirFacts {
  private static let path = "Fixtures/air/recorded-facts.txt"

  /// The cells of the lines of a kind, without the kind.
  static func lines(_ kind: String) throws -> [[String]] {
    let isListed = try Tree.text("Fixtures/MANIFEST.csv").contains(
      "\(path),\(SHA256.hexadecimal(try Tree.bytes(path))),")
    try #require(isListed, "the manifest has another hash of \(path)")
    return try Tree.text(path).split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }.filter { $0[0] == kind }.map { Array($0.dropFirst()) }
  }
}

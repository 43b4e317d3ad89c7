// SPDX-License-Identifier: MIT

import AuraFixtures
import Testing

/// Files of this checkout, found from where the tests were built.
public enum Tree {
  /// The root of the checkout.
  public static let root: String = {
    var path = #filePath
    for _ in 0..<3 { path = String(path[..<path.lastIndex(of: "/")!]) }
    return path
  }()

  /// The bytes of a file of the checkout, named from its root.
  public static func bytes(_ name: String) throws -> [UInt8] {
    try #require(Fixtures.bytes(at: root + "/" + name), "no file \(name)")
  }

  /// The text of a UTF-8 file of the checkout.
  public static func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }
}

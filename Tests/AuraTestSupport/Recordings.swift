// SPDX-License-Identifier: MIT

import AuraFixtures
public import Testing

/// The real payloads, for tests that run only where a folder of recordings was named.
public enum Recordings {
  public static let variable = "AURA_RECORDINGS"

  public static var areNamed: Bool { Fixtures.recordings != nil }

  /// The bytes of a recording, named from the folder's root; a missing file is a failure, not a skip.
  public static func bytes(_ name: String) throws -> [UInt8] {
    let path = (Fixtures.recordings ?? "") + "/" + name
    return try #require(Fixtures.bytes(at: path), "no recording \(name)")
  }
}

/// The full reference tables, for tests that run only where a folder of them was named.
public enum ReferenceTables {
  public static var areNamed: Bool { Fixtures.reference != nil }

  public static func bytes(_ name: String) throws -> [UInt8] {
    let path = (Fixtures.reference ?? "") + "/" + name
    return try #require(Fixtures.bytes(at: path), "no reference table \(name)")
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test, counted and with its reason, where no recordings are named.
  public static var needsRecordings: Self {
    .enabled(if: Recordings.areNamed, "AURA_RECORDINGS names no folder of recordings")
  }

  /// Skips the test, counted and with its reason, where no reference tables are named.
  public static var needsReferenceTables: Self {
    .enabled(if: ReferenceTables.areNamed, "AURA_REFERENCE names no folder of reference tables")
  }
}

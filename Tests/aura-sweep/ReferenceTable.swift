// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraKit

/// Tables of the reference folder, or the samples of them that the repository holds.
enum ReferenceTable {
  /// The full table where `AURA_REFERENCE` names a folder that has it, else the sample.
  static func named(_ name: String, sample: String) throws -> (table: FixtureTable, isFull: Bool) {
    guard let folder = Fixtures.reference else { return (FixtureTable(csv: try text(sample)), false) }
    let path = folder + "/" + name
    if let bytes = Fixtures.bytes(at: path) { return (FixtureTable(csv: String(decoding: bytes, as: UTF8.self)), true) }
    if let bytes = Fixtures.bytes(at: path + ".gz") {
      return (FixtureTable(csv: String(decoding: try Gzip.inflate(bytes), as: UTF8.self)), true)
    }
    return (FixtureTable(csv: try text(sample)), false)
  }

  /// A file under `Fixtures/sun`.
  static func text(_ name: String) throws -> String {
    let path = try Fixtures.folder() + "/sun/" + name
    guard let bytes = Fixtures.bytes(at: path) else { throw MissingTable(description: "no file \(path)") }
    return String(decoding: bytes, as: UTF8.self)
  }

  struct MissingTable: Error, CustomStringConvertible {
    let description: String
  }
}

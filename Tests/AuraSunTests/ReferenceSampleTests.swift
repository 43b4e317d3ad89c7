// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraTestSupport
import Testing

/// The tables of `Fixtures/sun` say what the reference says; the whole of it is held by `aura-sweep sun moon sky`.
struct ReferenceSampleTests {
  @Test(
    "Tables carried over whole are the reference's, row by row", .needsReferenceTables,
    arguments: [
      ("moon-phases.csv", "moon-phases.csv"), ("seasons.csv", "seasons.csv"),
      ("solar-edge-cases.csv", "edge-cases.csv"), ("oan-cuenca-2018.csv", "oan-cuenca-2018.csv"),
    ])
  func whole(reference: String, fixture: String) throws {
    let lines = String(decoding: try ReferenceTables.bytes(reference), as: UTF8.self).split(separator: "\n")
    let expected = lines.filter { !$0.hasPrefix("#") }
    #expect(try Tree.text("Fixtures/sun/" + fixture).split(separator: "\n") == expected)
    #expect(expected.count > 30)
  }

  @Test("Places of the sun's tables are the reference's capitals", .needsReferenceTables)
  func places() throws {
    let capitals = try ReferenceTable("capitals.csv").rows
    let rows = try SunTables.table("places.csv").rows.map { $0.map(String.init) }
    #expect(rows.count == 54 && capitals.count == 54)
    #expect(rows.map { Array($0[0...2]) } == capitals.map { [$0["ine"], $0["lat"], $0["lon"]] })
    #expect(rows.map { $0[3] } == capitals.map { $0["tz"] == "Atlantic/Canary" ? "canaries" : "peninsula" })
  }

  @Test("Samples are rows of the reference's long tables", .needsReferenceTables)
  func samples() throws {
    let sun = try ReferenceTable("sun-54x3y.csv.gz", every: 197).rows
    let table = try SunTables.table("sun-sample.csv")
    var wrong: [String] = []
    for (row, full) in zip(table.rows, sun) {
      for (field, column) in zip(row, table.columns) where full[column] != field { wrong.append("\(row[0...1])") }
    }
    #expect(wrong.isEmpty && table.rows.count == 301 && sun.count == 301)
  }
}

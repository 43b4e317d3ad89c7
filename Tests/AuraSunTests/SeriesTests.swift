// SPDX-License-Identifier: MIT

import AuraSun
import AuraTestSupport
import Testing

struct SeriesTests {
  @Test("The compiled table of the Earth is the CSV of its recipe, row by row")
  func earthTable() throws {
    let csv = try Tree.text("Fixtures/sun/vsop87d-earth.csv").split(separator: "\n").dropFirst()
    let compiled = EarthSeriesTable.rows.description.split(separator: "\n")
    #expect(compiled.count == 79)
    #expect(Array(csv) == compiled)
  }

  @Test("The compiled table of the Moon is the CSV of its recipe, row by row")
  func moonTable() throws {
    let csv = try Tree.text("Fixtures/sun/elp2000-82b.csv").split(separator: "\n").filter { !$0.hasPrefix("#") }
    let compiled = MoonSeriesTable.rows.description.split(separator: "\n")
    #expect(compiled.count == 315)
    #expect(csv == compiled)
  }
}

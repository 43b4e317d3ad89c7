// SPDX-License-Identifier: MIT

import AuraSurfaces
import Testing

@testable import AuraPreview

@Suite("Two runs compared")
struct SurfaceSheetTests {
  private func sheet(_ id: String) throws -> SurfaceSheet {
    SurfaceSheet(try Sample.forms.first { $0.id == id }!.make(), caption: id)
  }

  @Test("A sheet is read as it was written, and anything else is none", arguments: Sample.forms)
  func roundTrip(form: Sample.Form) throws {
    let sheet = SurfaceSheet(try form.make(), caption: form.id)
    #expect(SurfaceSheet(text: sheet.text) == sheet)
    #expect(SurfaceSheet(text: "drawing\tpath") == nil && SurfaceSheet(text: sheet.text + "x\n") == nil)
  }

  @Test("A sheet has every value of every drawing")
  func whole() throws {
    let set = try Sample.forms[0].make()
    let sheet = SurfaceSheet(set, caption: "a")
    let drawn = Set(DrawingSet(set).all.map(\.name))
    #expect(Set(sheet.rows.map(\.drawing)) == drawn)
    let values = set.phone.hourly.marks.map(\.path)
    #expect(sheet.rows.filter { $0.drawing == "hourly" }.map(\.path) == values)
  }

  @Test("What differs is told once, before and after; what is the same is not")
  func differences() throws {
    let (full, stale) = (try sheet("current"), try sheet("stale"))
    #expect(SheetDifference.between(full, full) == [])
    let found = SheetDifference.between(full, stale)
    // The temperature of the hour does not change by a failed refresh; what the card says of its data does.
    let current = try #require(found.first { $0.drawing == "current" })
    #expect(current.lines.contains { $0.path == "standing" && $0.before == "current" && $0.after == "stale" })
    #expect(!current.lines.contains { $0.path.hasPrefix("readings") })
    let back = SheetDifference.between(stale, full).reduce(0) { $0 + $1.lines.count }
    #expect(back == found.reduce(0) { $0 + $1.lines.count })
    let page = ComparePage(
      before: ComparePage.Run(sheet: full, drawings: ["current": [1, 2, 3]]),
      after: ComparePage.Run(sheet: stale, drawings: ["current": [4]]))
    let text = String(decoding: page.html, as: UTF8.self)
    #expect(text.contains("<del>current</del>") && text.contains("<ins>stale</ins>"))
  }
}

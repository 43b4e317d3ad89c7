// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraSun
import AuraSurfaces
import AuraTime
import Testing

@testable import AuraPreview

@Suite("Drawings")
struct DrawingTests {
  @Test(
    "Every drawing of every form is well-formed, has its words, and leads to nothing that is not there",
    arguments: Sample.forms)
  func wellFormed(form: Sample.Form) throws {
    let drawings = DrawingSet(try form.make()).all
    var faults: [String] = []
    for drawing in drawings {
      let read = try Elements(drawing.file)
      faults += read.faults.map { "\(drawing.name): \($0)" }
      if read.names.first != "svg" || read.roles.first != "img" || drawing.title.isEmpty || drawing.spoken.isEmpty {
        faults.append("\(drawing.name): without its words")
      }
      let outside = read.addresses.filter { !$0.hasPrefix("#") && !$0.hasPrefix("data:image/") }
      faults += outside.map { "\(drawing.name): leads to \($0)" }
    }
    #expect(faults == [])
    #expect(Set(drawings.map(\.name)).count == drawings.count && drawings.count >= 33)
  }

  @Test("What a feed sent is text and nothing else")
  func hostile() throws {
    let set = try Sample.forms.first { $0.id == "hostile" }!.make()
    let page = PlacePage(
      surfaces: set, drawings: DrawingSet(set),
      key: .compose(.missing, at: .init(secondsSinceEpoch: 0), in: .peninsula),
      caption: Sample.hostileText, origin: Sample.hostileText)
    let read = try Elements(page.html.drop(doctype: ()))
    let gallery = GalleryPage(
      entries: [GalleryPage.Entry(code: "28079", widget: set.widgets[1])], caption: Sample.hostileText,
      origin: Sample.hostileText)
    let compare = ComparePage(
      before: ComparePage.Run(sheet: SurfaceSheet(set, caption: Sample.hostileText), drawings: [:]),
      after: ComparePage.Run(sheet: SurfaceSheet(try Sample.forms[0].make(), caption: "b"), drawings: [:]))
    let others = try [gallery.html, compare.html].flatMap { try Elements($0.drop(doctype: ())).faults }
    #expect(read.faults == [] && others == [])
    #expect(read.text.contains("<script>alert('x')</script>"))
  }

  @Test("A page is well-formed XML, under 300 KB, with one heading above all", arguments: Sample.forms)
  func pages(form: Sample.Form) throws {
    let set = try form.make()
    let page = PlacePage(
      surfaces: set, drawings: DrawingSet(set),
      key: .compose(.missing, at: .init(secondsSinceEpoch: 0), in: .peninsula),
      caption: "Madrid", origin: "a test")
    let read = try Elements(page.html.drop(doctype: ()))
    let outside = read.addresses.filter { address in
      !["#", "data:", "https://", "http://"].contains { address.hasPrefix($0) }
    }
    #expect(read.faults == [] && outside == [] && page.html.count < 300_000)
    #expect(read.names.filter { $0 == "h1" }.count == 1 && read.names.contains("main") && read.names.contains("nav"))
    #expect(page.html == page.html)
  }

  @Test("The heaviest page there can be is under 300 KB, with its picture on it twice")
  func heaviest() throws {
    let set = try Sample.heaviest()
    let page = PlacePage(
      surfaces: set, drawings: DrawingSet(set),
      key: .compose(.missing, at: .init(secondsSinceEpoch: 0), in: .peninsula),
      caption: "Madrid", origin: "a test")
    let read = try Elements(page.html.drop(doctype: ()))
    #expect(page.html.count < 300_000 && read.faults == [], "\(page.html.count)")
    #expect(read.addresses.count { $0.hasPrefix("data:image/gif;base64,R0dH") } == 2)
  }

  @Test("Each form looks other than the current one: its cards have the edge of their standing")
  func forms() throws {
    func standings(_ id: String) throws -> [Standing.Kind?] {
      DrawingSet(try Sample.forms.first { $0.id == id }!.make()).phone.map(\.standing)
    }
    func edges(_ id: String, _ edge: String) throws -> Int {
      let set = DrawingSet(try Sample.forms.first { $0.id == id }!.make())
      return set.phone.filter { String(decoding: $0.file, as: UTF8.self).contains("class=\"edge \(edge)") }.count
    }
    let found = try [
      edges("stale", "stale"), edges("offline", "offline"), edges("expired", "expired"), edges("unknown", "unknown"),
    ]
    #expect(found.allSatisfy { $0 >= 3 }, "\(found)")
    #expect(try edges("current", "stale") + edges("current", "offline") == 0)
    #expect(try standings("unknown").contains(.unknown) && standings("offline").contains(.offline))
  }

  @Test("Every icon that a surface can have has a picture of its own")
  func icons() {
    var icons = SurfaceGlyph.allCases.map { SurfaceIcon($0) } + MoonPhase.Name.allCases.map { SurfaceIcon($0) }
    icons += HelpSurface.standard.groups.flatMap(\.rows).map(\.icon)
    for condition in SkyCondition.allCases {
      for isNight in [false, true] {
        icons.append(
          SurfaceIcon(sky: SkyState(codeText: SkyCode(condition, isNight: isNight).description, wording: "")))
      }
    }
    let missing = Set(icons.map(\.symbolName)).filter { IconSymbol(rawValue: $0) == nil }.sorted()
    #expect(missing == [])
    #expect(IconSymbol.allCases.allSatisfy { !$0.parts.isEmpty })
    #expect(Set(IconSymbol.allCases.map(\.id)).count == IconSymbol.allCases.count)
  }
}

extension [UInt8] {
  /// A page without HTML's doctype, which tells XML nothing.
  func drop(doctype: Void) -> [UInt8] {
    let mark = Array("<!DOCTYPE html>\n".utf8)
    return starts(with: mark) ? Array(dropFirst(mark.count)) : self
  }
}

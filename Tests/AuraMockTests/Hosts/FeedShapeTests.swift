// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import Testing

/// AEMET's feeds in both shapes: Atom tells what RSS tells, and every feed is whole.
struct FeedShapeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rss: String
    let atom: String
    var testDescription: String { rss }
  }

  static let openData = "https://opendata.aemet.es"
  static let cases: [Case] =
    ["predesp_mun", "obsconv_hh", "predesp_uvi"].map { channel in
      let base = "\(openData)/rss/\(channel)_opendata_todos_"
      return Case(rss: base + "RSS.xml", atom: base + "ATOM.xml")
    } + [
      Case(rss: "\(openData)/centrodedescargas/feeds.rss", atom: "\(openData)/centrodedescargas/feeds.atom"),
      Case(rss: HostBench.warnings, atom: HostBench.warnings.replacing("_RSS", with: "_ATOM")),
    ]

  /// What an item or entry tells, whichever the shape.
  private struct Told: Hashable {
    let title: String
    let details: String
    let moment: WallInstant?
  }

  private static func told(_ text: String, _ element: String) throws -> [Told] {
    let (details, date) = element == "item" ? ("description", "pubDate") : ("summary", "updated")
    return text.components(between: "<\(element)>", and: "</\(element)>").map { item in
      func part(_ name: String) -> String { item.components(between: "<\(name)>", and: "</\(name)>").first ?? "" }
      return Told(title: part("title"), details: part(details), moment: moment(part(date)))
    }
  }

  /// `2026-08-26T11:32:05+02:00` or `Wed, 26 Aug 2026 11:32:05 +0200`, the day padded or not.
  private static func moment(_ text: String) -> WallInstant? {
    if let stamp = WireTimestamp(text) { return stamp.instant(withoutOffsetIn: .utc) }
    let parts = text.split(separator: " ")
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    guard parts.count == 6, let day = Int(parts[1]), let month = months.firstIndex(of: String(parts[2])) else {
      return nil
    }
    let date = "\(parts[3])-\(month < 9 ? "0" : "")\(month + 1)-\(day < 10 ? "0" : "")\(day)T\(parts[4])"
    return WireTimestamp(date + parts[5].prefix(3) + ":" + parts[5].suffix(2))?.instant(withoutOffsetIn: .utc)
  }

  /// Names of the elements, each start once; throws where the document is not well formed.
  private static func elements(_ answer: MockAnswer) throws -> Set<String> {
    var reader = XMLReader(try XMLSource(ContiguousArray(answer.body), headerCharset: nil))
    var names: Set<String> = []
    while let token = try reader.next() {
      if token == .start { names.insert(reader.localName) }
    }
    return names
  }

  @Test("Atom has the titles, texts and moments of RSS, in its order", arguments: cases)
  func shapes(_ row: Case) throws {
    let bench = HostBench()
    let (rss, atom) = (bench.answer(row.rss), bench.answer(row.atom))
    let (inRSS, inAtom) = (try Self.told(rss.text, "item"), try Self.told(atom.text, "entry"))
    #expect(rss.status == 200 && atom.status == 200 && atom.contentType == "application/atom+xml;charset=UTF-8")
    #expect(inRSS.map(\.moment).allSatisfy { $0 != nil && $0! <= bench.at } && Set(inRSS) == Set(inAtom))
    #expect(inRSS == inAtom && (inRSS.count >= 6 || row.rss == HostBench.warnings))
    let names = try Self.elements(atom)
    #expect(try Self.elements(rss).contains("channel") && names.isSuperset(of: ["feed", "id", "title", "updated"]))
  }

  @Test("OpenData's notices keep their words as time goes on, and a new one comes in front")
  func notices() throws {
    var bench = HostBench()
    let address = Self.cases[3].rss
    let now = try Self.told(bench.text(address), "item")
    bench.at = bench.at.advanced(bySeconds: 17 * 86_400)
    let later = try Self.told(bench.text(address), "item")
    #expect(now.count == 6 && later.first != now.first && Array(later.dropFirst()) == Array(now.dropLast()))
    #expect(Set(now.map(\.title)).count >= 3 && now.map(\.moment!) == now.map(\.moment!).sorted(by: >))
  }

  @Test("What AEMET has no channel for is not there, in neither shape")
  func absent() {
    for path in [
      "rss/predesp_mun_opendata_todos_GEORSS.xml", "rss/radar_opendata_todos_ATOM.xml", "centrodedescargas/feeds.json",
    ] {
      #expect(HostBench().answer("\(Self.openData)/\(path)").status == 404, "\(path)")
    }
  }
}

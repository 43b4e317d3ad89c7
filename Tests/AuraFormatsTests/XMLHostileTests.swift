// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraFormats
import Testing

struct XMLHostileTests {
  /// Ten entities, each ten times the one before: a billion letters for a parser that expands them.
  static let bomb: String = {
    let entities = (1..<10).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }
    return "<!DOCTYPE a [<!ENTITY e0 \"ha\">\(entities.joined())]><a>&e9;</a>"
  }()

  @Test("Declared and external entities are neither expanded nor fetched")
  func entities() {
    #expect(XMLTrace(Self.bomb).line == "<a>&e9;</a>")
    #expect(
      XMLTrace(
        "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\"><!ENTITY % y SYSTEM \"http://x/\"> %y;]><a>&x;</a>"
      ).line
        == "<a>&x;</a>")
  }

  @Test("Depth, attributes, names and size stop at their limits")
  func limits() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(XMLTrace(deep).failure.map { "\($0)".hasSuffix("more than 100 elements inside one another") } == true)
    let wide = "<a " + (0..<200).map { "b\($0)='' " }.joined() + "/>"
    #expect(XMLTrace(wide).failure.map { "\($0)".hasSuffix("more than 100 attributes") } == true)
    let spaces = "<a " + (0..<200).map { "xmlns:b\($0)='' " }.joined() + "/>"
    #expect(XMLTrace(spaces).failure.map { "\($0)".hasSuffix("more than 100 attributes") } == true)
    let name = "<" + String(repeating: "a", count: 1001) + "/>"
    #expect(XMLTrace(name).failure.map { "\($0)".hasSuffix("more than 1000 bytes of name") } == true)
    let marked = "<" + String(repeating: "a-", count: 501) + "/>"
    #expect(XMLTrace(marked).failure.map { "\($0)".hasSuffix("more than 1000 bytes of name") } == true)
    let small = XMLTrace("<a>123456</a>", limits: XMLLimits(documentBytes: 12))
    #expect(small.line == "‖line 1, offset 0: more than 12 bytes")
  }

  @Test("What a reference stands for is never longer than the reference")
  func expansion() {
    for text in ["&#xFFFFF;", "&#1114111;", "&pi;", "&Mu;", "&#9;", "&lt;", "&#x80;", "&thetasym;", "&lang;", "&#128;"]
    {
      let decoded = XMLTrace("<a>x\(text)</a>").events[1].dropFirst()
      #expect(decoded.utf8.count <= text.utf8.count && decoded != text, "\(text)")
    }
  }

  @Test("250 mutations end at a well-formed end or in an error that lies inside the document")
  func mutations() {
    var mutator = ByteMutator(chance: SeedStream(seed: 3).stream("xml"))
    let chance = SeedStream(seed: 4).stream("xml")
    var counts = (read: 0, failed: 0)
    // The sweep `xml-mutations` takes 100,000.
    for index in 0..<250 {
      let document = mutator.mutate(Array(XMLDocumentMaker.document(chance.stream(index), forFoundation: false).utf8))
      let trace = XMLTrace(document, headerCharset: index % 3 == 0 ? "ISO-8859-15" : nil, attributes: ["url"])
      let starts = trace.events.count { $0.hasPrefix("<") && !$0.hasPrefix("</") }
      let ends = trace.events.count { $0.hasPrefix("</") }
      if let failure = trace.failure {
        counts.failed += 1
        let position = failure.position
        #expect(position.map { $0.offset <= document.count && $0.line <= document.count + 1 } ?? true)
      } else {
        counts.read += 1
        // Text that looks like a tag would spoil the count; the maker writes none outside CDATA.
        #expect(starts >= ends && ends > 0)
      }
    }
    #expect(counts.read > 12 && counts.failed > 12)
  }
}

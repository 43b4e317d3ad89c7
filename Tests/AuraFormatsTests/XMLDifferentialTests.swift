// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraFormats
import AuraTestSupport
import Foundation
import Testing

/// The same documents read here and by Foundation's `XMLParser`.
struct XMLDifferentialTests {
  /// Events without text that is only blanks, which only one of the two tells.
  static func significant(_ events: [String]) -> [String] {
    events.filter { $0.contains { !$0.isWhitespace } }
  }

  @Test("Two hundred drawn documents give the events that Foundation gives")
  func drawn() {
    let chance = SeedStream(seed: 41).stream("xml")
    for index in 0..<200 {
      let document = XMLDocumentMaker.document(chance.stream(index), forFoundation: true)
      let ours = XMLTrace(document, attributes: ["a", "b", "url"])
      let theirs = FoundationTrace(Array(document.utf8))
      #expect(ours.failure == nil && theirs.isWellFormed, "\(document)")
      #expect(Self.significant(ours.events) == Self.significant(theirs.events), "\(document)")
    }
  }

  @Test("Recorded warnings and feeds give the events that Foundation gives", .needsRecordings)
  func recordings() throws {
    for name in [
      "avisos/Z_CAP_C_LEMM_20240405080113_AFAZ622201VIRM0622.xml",
      "avisos/Z_CAP_C_LEMM_20260702162803_AFAZ700602ATTA0319.xml",
      "avisos/Z_CAP_C_LEMM_20260906215001_AFAZ659004ATTA0919.xml", "rss/aemet-avisos-rss-2025-02-08.xml",
    ] {
      let bytes = try Recordings.bytes(name)
      let ours = XMLTrace(bytes)
      let theirs = FoundationTrace(bytes).events.map {
        $0.hasPrefix("<") ? $0.prefix { $0 != " " && $0 != ">" } + ">" : $0
      }
      #expect(ours.failure == nil && ours.events.count > 100)
      #expect(Self.significant(ours.events) == Self.significant(theirs), "\(name)")
    }
  }

  /// What expat says of documents, each read once what is tolerated here on purpose was taken out of it: the number of
  /// elements, or nil for a malformed one. (Foundation's parser cannot be asked: it crashes on some.)
  static func expat(_ documents: [[UInt8]]) throws -> [Int?] {
    var file: [UInt8] = []
    for document in documents { file += Array("\(document.count)\n".utf8) + document }
    var lines: [String] = []
    try MachineTools.withFolder { folder in
      try Data(file).write(to: folder.appendingPathComponent("documents"))
      let judge = Tree.root + "/Fixtures/formats/judge_xml.py"
      lines = try MachineTools.run("python3", [judge, "documents"], in: folder).lines
    }
    return lines.map { Int($0) }
  }

  @Test("Damaged documents are well formed here if and only if expat finds them so", .needsTools("python3"))
  func damaged() throws {
    var mutator = ByteMutator(chance: SeedStream(seed: 43).stream("xml"))
    let chance = SeedStream(seed: 44).stream("xml")
    // A damaged DOCTYPE is passed over by rules of our own, so a whole one is put before the damage.
    let doctypes = ["", "<!DOCTYPE a>", "<!DOCTYPE a [<!ELEMENT a ANY><!-- > -->]>\n"]
    let documents = (0..<1000).map { index in
      let document = XMLDocumentMaker.document(chance.stream(index), forFoundation: false)
      return Array(doctypes[index % 3].utf8) + mutator.mutate(Array(document.utf8))
    }.filter { String(validating: $0, as: UTF8.self) != nil }
    let judged = try Self.expat(documents)
    #expect(judged.count == documents.count && judged.count { $0 != nil } > 100 && judged.count { $0 == nil } > 100)
    for (document, expected) in zip(documents, judged) {
      let ours = XMLTrace(document, limits: XMLLimits(depth: 5000, nameBytes: 5000))
      let count = ours.failure == nil ? ours.events.count { $0.hasPrefix("</") } : nil
      #expect(count == expected, "\(ours.failure as Any) in \(String(decoding: document, as: UTF8.self))")
    }
  }
}

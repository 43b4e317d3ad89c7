// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraFixtures
import Testing

@Suite(.timeLimit(.minutes(1)))
struct HandGoldenTests {
  static func goldens() throws -> [HandGolden] {
    let bytes = try #require(Fixtures.bytes(at: try Fixtures.folder() + "/golden/hand.tsv"))
    return try HandGolden.read(String(decoding: bytes, as: UTF8.self), file: "hand.tsv")
  }

  @Test("What people wrote is true, short enough, and no two are alike")
  func trueTexts() throws {
    let goldens = try Self.goldens()
    #expect(goldens.count >= 40)
    var wrong: [String] = []
    for golden in goldens {
      let own = ComposedText(headline: golden.headline, dataline: golden.dataline, rules: [])
      let comparison = golden.compare(own)
      wrong += comparison.findings.map { "\(golden.id): \($0)" }
      if comparison.sharedFacts != 1 || comparison.distance > 1e-9 { wrong.append("\(golden.id) differs from itself") }
      if golden.headline.count > 70 || golden.dataline.count > 140 { wrong.append("\(golden.id) is too long") }
    }
    #expect(wrong == [])
    #expect(Set(goldens.map(\.headline)).count == goldens.count)
  }

  @Test("A text of other facts shares few and is far away")
  func far() throws {
    let goldens = try Self.goldens()
    let other = ComposedText(headline: "Cielo cubierto", dataline: "De 1 a 2\u{A0}°C.", rules: [])
    let shares = goldens.map { $0.compare(other).sharedFacts }
    #expect(shares.reduce(0, +) / Double(shares.count) < 0.2)
  }
}

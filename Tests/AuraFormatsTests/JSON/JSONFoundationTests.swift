// SPDX-License-Identifier: MIT

import AuraChance
import AuraFormats
import AuraTestSupport
import Testing
import aura_sweep

/// Foundation's parser as a second opinion. The comparison and its rules live with the long sweep.
struct JSONFoundationTests {
  @Test("Foundation and ours agree on every line of the grammar tables, or a named rule says why")
  func tables() {
    let texts = JSONGrammarTests.accepted.map(\.text) + JSONGrammarTests.rejected.map(\.text)
    let nested = { (depth: Int) in
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    var explained: [FoundationComparison.Rule: Int] = [:]
    var unexplained: [String] = []
    for text in texts + [nested(512), nested(513), "\u{FEFF}[1]"] {
      switch FoundationComparison.compare(Array(text.utf8)) {
      case .bothAccept, .bothReject: continue
      case .explained(let rule): explained[rule, default: 0] += 1
      case .unexplained(let difference): unexplained.append("\(difference): \(text)")
      }
    }
    #expect(unexplained == [])
    #expect(explained == [.trailingComma: 2, .numberBeyondDouble: 1, .otherEncoding: 1])
  }

  @Test("1,000 damaged documents: no crash, and no difference without a rule")
  func mutations() async throws {
    let report = try await Sweep.jsonMutations.run(1000, SeedStream(seed: 11).stream("json"))
    #expect(report.failures == [])
    #expect(report.tried == 1000)
  }

  @Test("The recordings are the same trees to both", .needsRecordings)
  func recordings() throws {
    let names = [
      "extracted/municipio-diaria-28079-2026-08-25.json", "extracted/municipio-horaria-32054-2020-10-02.json",
      "raw/inventario-metadata-2021-12-09.pyaemet.json", "extracted/observacion-metadatos-2018.json",
      "extracted/uvi-0-2026-08-25.json", "raw/municipio-horaria-28065-2021-01-09.ha.json",
    ]
    for name in names {
      #expect(FoundationComparison.compare(try Recordings.bytes("aemet/" + name)) == .bothAccept, "\(name)")
    }
  }
}

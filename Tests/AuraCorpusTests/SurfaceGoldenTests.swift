// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraTestSupport
import Testing

/// The golden texts of surfaces, held against the engine as it is now.
struct SurfaceGoldenTests {
  @Test("every surface of every case says what was approved, and it is the snapshot's")
  func goldens() throws {
    let table = try Tree.text("Fixtures/golden/surfaces/cases.tsv")
    let cases = try SurfaceCase.read(table, file: "cases.tsv")
    let approvals = try Approval.read(
      try Tree.text("Fixtures/golden/surfaces/approvals.tsv"), file: "approvals.tsv"
    ).filter { $0.id.hasSuffix(".txt") && !$0.id.hasSuffix("/drawings.txt") }
    let made = cases.flatMap(SurfaceTranscript.source.make)
    let approved = try made.map { Artifact(name: $0.name, text: try Tree.text("Fixtures/golden/\($0.name)")) }
    let check = ArtifactCheck(made: made, approved: approved, approvals: approvals)
    #expect(check.problems == [] && check.count >= 29)
  }

  @Test("a figure that is not the snapshot's is found in any card")
  func oracleFinds() throws {
    let table = try Tree.text("Fixtures/golden/surfaces/cases.tsv")
    let all = try SurfaceCase.read(table, file: "cases.tsv")
    let noon = try #require(all.first { $0.id == "full-noon" })
    // Surfaces of another snapshot, judged by this one: the oracle must not agree.
    for other in all where ["storm", "empty", "night-snow", "thin", "worst-air"].contains(other.id) {
      var mixed = noon
      (mixed.snapshot, mixed.moment) = (other.snapshot, other.moment)
      let findings = SurfaceTranscript.findings(in: noon, judgedBy: mixed)
      #expect(!findings.isEmpty, "\(other.id)")
    }
  }
}

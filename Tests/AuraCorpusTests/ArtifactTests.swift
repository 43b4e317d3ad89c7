// SPDX-License-Identifier: MIT

import AuraCorpus
import Testing

/// The rules by which files become golden.
struct ArtifactTests {
  private let golden = Artifact(name: "surfaces/a.txt", text: "hero\nHoy 23 °C\n")

  private func approval(of artifact: Artifact) -> Approval {
    Approval(
      id: artifact.name, textHash: Approval.hash(text: artifact.text), reviewer: "Ana", reason: "as it ought to be")
  }

  private func kinds(_ check: ArtifactCheck) -> [String] { check.problems.map { "\($0.kind.rawValue) \($0.id)" } }

  @Test("only what is made, approved and the same is clean")
  func clean() {
    let changed = Artifact(name: golden.name, text: "hero\nHoy 24 °C\n")
    let untrue = Artifact(name: golden.name, text: golden.text, findings: ["23, expected 24"])
    let other = Artifact(name: "surfaces/b.txt", text: "b")
    let approvals = [approval(of: golden)]
    let cases: [([Artifact], [Artifact], [Approval], [String])] = [
      ([golden], [golden], approvals, []),
      ([], [], [], ["empty surfaces"]),
      ([golden], [], [], ["pending surfaces/a.txt"]),
      ([changed], [golden], approvals, ["changed surfaces/a.txt"]),
      ([untrue], [golden], approvals, ["untrue surfaces/a.txt"]),
      ([golden], [golden], [], ["unapproved surfaces/a.txt"]),
      ([changed], [changed], approvals, ["unapproved surfaces/a.txt"]),
      ([golden], [golden, other], approvals, ["strayApproval surfaces/b.txt"]),
      ([golden], [golden], approvals + [approval(of: other)], ["strayApproval surfaces/b.txt"]),
      ([golden, golden], [golden], approvals, ["duplicateID surfaces/a.txt"]),
    ]
    for (made, approved, signed, expected) in cases {
      #expect(kinds(ArtifactCheck(made: made, approved: approved, approvals: signed)) == expected)
    }
  }

  @Test("one edit is one cluster whatever its figures; another edit is another")
  func clusters() {
    func change(_ name: String, _ text: String, _ before: String) -> ([Artifact], [Artifact]) {
      ([Artifact(name: "surfaces/\(name).txt", text: text)], [Artifact(name: "surfaces/\(name).txt", text: before)])
    }
    let changes = [
      change("a", "x\nHoy 23 grados\nz", "x\nHoy 23 °C\nz"), change("b", "y\nHoy 4 grados\nz", "y\nHoy 4 °C\nz"),
      change("c", "x\nHoy 23 °C", "x\nAyer 23 °C"),
    ]
    let check = ArtifactCheck(made: changes.flatMap(\.0), approved: changes.flatMap(\.1), approvals: [])
    let clusters = ArtifactCluster.group(check.changes)
    #expect(
      clusters.map { $0.changes.map(\.artifact.name) } == [["surfaces/a.txt", "surfaces/b.txt"], ["surfaces/c.txt"]])
    #expect(clusters[0].exemplar.difference == ["- Hoy 23 °C", "+ Hoy 23 grados"])
  }

  @Test("nothing is accepted without a reviewer, all at once, or untrue")
  func decisions() throws {
    let made = [
      Artifact(name: "surfaces/a.txt", text: "a"), Artifact(name: "surfaces/b/c.svg", text: "<svg/>"),
      Artifact(name: "surfaces/d.txt", text: "d", findings: ["no"]),
    ]
    let changes = ArtifactCheck(made: made, approved: [], approvals: []).changes
    var decision = ArtifactDecision(approvals: [])
    func refused(_ paths: [String], reviewer: String = "Ana") -> Bool {
      do throws(CorpusDecision.Refusal) {
        try decision.accept(.paths(paths), of: changes, reviewer: reviewer, reason: "read")
        return false
      } catch { return true }
    }
    #expect(refused(["surfaces/a"], reviewer: "") && refused(["surfaces/d"]) && refused(["surfaces"]))
    #expect(refused(["surfaces/a", "surfaces/b", "surfaces/d"]) && decision.accepted.isEmpty)
    #expect(!refused(["surfaces/a.txt", "surfaces/b"]))
    #expect(decision.approvals.map(\.id) == ["surfaces/a.txt", "surfaces/b/c.svg"])
  }
}

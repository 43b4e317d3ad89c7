// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraModel
import AuraTime
import Testing

/// The workflow of the corpus with an engine of three lines, whose faults are planted here.
@Suite(.timeLimit(.minutes(1)))
struct ReviewTests {
  static let place = MunicipalityCode(number: 28_079)!

  static func line(_ id: String, _ headline: String, at: String = "1", rules: [String] = ["r1"]) -> GoldenLine {
    GoldenLine(
      id: id, place: place, at: at, headline: headline, dataline: "De 1 a \(at) °C.", rules: rules, snapshot: "{}")
  }

  /// Composes what the moment's number says; finds fault with the word "mal".
  static func engine(_ word: String = "Sol", rules: [String] = ["r1"], fires: [String] = ["r1"]) -> CorpusEngine {
    CorpusEngine(
      compose: { _, moment in
        ComposedText(headline: word, dataline: "De 1 a \(moment.secondsSinceEpoch) °C.", rules: fires)
      },
      findings: { text, _, _ in text.headline.contains("mal") ? ["bad word"] : [] }, rules: rules)
  }

  static func decode(_ line: GoldenLine) throws(GoldenError) -> (WeatherSnapshot, WallInstant) {
    guard let number = Int64(line.at) else { throw .snapshot(id: line.id, detail: "no number") }
    let moment = WallInstant(secondsSinceEpoch: number)
    return (WeatherSnapshot(place: .init(code: place, name: "Madrid", coordinate: nil), moment: moment), moment)
  }

  static func approval(_ line: GoldenLine) -> Approval {
    Approval(
      id: line.id, textHash: Approval.hash(headline: line.headline, dataline: line.dataline), reviewer: "ana",
      reason: "read")
  }

  static func corpus(
    _ approved: [GoldenLine], pending: [GoldenLine] = [], approvals: [Approval]? = nil, engine: CorpusEngine = engine()
  ) -> CorpusCheck {
    CorpusCheck(
      approved: approved.isEmpty ? [] : [GoldenFile(name: "28079.tsv", lines: approved)],
      pending: pending.isEmpty ? [] : [GoldenFile(name: "28079.tsv", lines: pending)],
      approvals: approvals ?? approved.map(approval), engine: engine, decode: decode)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let kind: CorpusCheck.Problem.Kind
    let check: @Sendable () -> CorpusCheck
    var testDescription: String { kind.rawValue }
  }

  static let good = [line("a", "Sol", at: "1"), line("b", "Sol", at: "2")]

  static let planted: [Fault] = [
    Fault(kind: .empty) { corpus([]) },
    Fault(kind: .unreadable) { corpus(good + [line("c", "Sol", at: "x")]) },
    Fault(kind: .duplicateID) { corpus(good + [line("a", "Sol", at: "3")]) },
    Fault(kind: .duplicateCase) { corpus(good + [line("c", "Sol", at: "2")]) },
    Fault(kind: .changed) { corpus(good, engine: engine("Nubes")) },
    Fault(kind: .pending) { corpus(good, pending: [line("c", "Sol", at: "3")]) },
    Fault(kind: .untrue) { corpus([line("a", "mal")], engine: engine("mal")) },
    Fault(kind: .unapproved) { corpus(good, approvals: [approval(good[0])]) },
    Fault(kind: .strayApproval) { corpus(good, approvals: good.map(approval) + [approval(line("z", "Sol"))]) },
    Fault(kind: .silentRule) { corpus(good, engine: engine(rules: ["r1", "r2"])) },
  ]

  @Test("A sound corpus is clean, and each planted fault is named", arguments: planted)
  func plantedFault(_ fault: Fault) {
    #expect(Self.corpus(Self.good).isClean)
    #expect(fault.check().problems.map(\.kind).contains(fault.kind))
  }

  @Test("Files go round, and what is no file says where")
  func files() throws {
    let file = GoldenFile(name: "28079.tsv", lines: Self.good)
    #expect(try GoldenFile(name: "28079.tsv", text: file.text) == file)
    let approvals = Self.good.map(Self.approval)
    #expect(try Approval.read(Approval.text(approvals), file: "approvals.tsv") == approvals)
    let broken = file.text.replacing("\t28079\t2", with: "\t99999\t2")
    #expect(throws: GoldenError.line(file: "f", number: 3, found: "99999", expected: "an INE code")) {
      try GoldenFile(name: "f", text: broken)
    }
    #expect(throws: GoldenError.line(file: "f", number: 2, found: "2 columns", expected: "7")) {
      try GoldenFile(name: "f", text: file.text.split(separator: "\n")[0] + "\na\tb\n")
    }
  }

  @Test("Changes with one cause are one cluster; accepting takes a reviewer, true texts, and never everything")
  func decisions() throws {
    let lines = [Self.line("a", "Sol", at: "1"), Self.line("b", "Sol", at: "2"), Self.line("c", "Lluvia", at: "3")]
    let check = Self.corpus(lines, engine: Self.engine("Nubes"))
    let clusters = CorpusCluster.group(check.changes)
    #expect(clusters.map { $0.changes.map(\.line.id) } == [["a", "b"], ["c"]])

    var decision = CorpusDecision(
      approved: [GoldenFile(name: "28079.tsv", lines: lines)], pending: [], approvals: lines.map(Self.approval))
    #expect(throws: CorpusDecision.Refusal.wouldAcceptEverything(clusters: 2)) {
      try decision.accept(.paths(["28079"]), of: check.changes, reviewer: "ana", reason: "read")
    }
    #expect(throws: CorpusDecision.Refusal.noReviewer) {
      try decision.accept(.cluster(clusters[0].name), of: check.changes, reviewer: "", reason: "read")
    }
    #expect(throws: CorpusDecision.Refusal.nothingMatches("zz")) {
      try decision.accept(.paths(["zz"]), of: check.changes, reviewer: "ana", reason: "read")
    }
    try decision.accept(.cluster(clusters[0].name), of: check.changes, reviewer: "ana", reason: "sky word")
    try decision.accept(.paths(["c"]), of: check.changes, reviewer: "ana", reason: "the same")
    let after = CorpusCheck(
      approved: decision.approved, pending: decision.pending, approvals: decision.approvals,
      engine: Self.engine("Nubes"), decode: Self.decode)
    #expect(after.isClean)
    #expect(decision.approvals.filter { $0.id == "a" }.map(\.reason) == ["sky word"])

    let bad = Self.corpus(lines, engine: Self.engine("mal"))
    #expect(throws: CorpusDecision.Refusal.notTrue(id: "c", finding: "bad word")) {
      try decision.accept(.paths(["c"]), of: bad.changes, reviewer: "ana", reason: "read")
    }
  }

  @Test("Rejecting takes a pending case off the doorstep and touches nothing approved")
  func reject() throws {
    let new = Self.line("n", "Sol", at: "9")
    let check = Self.corpus(Self.good, pending: [new])
    var decision = CorpusDecision(
      approved: [GoldenFile(name: "28079.tsv", lines: Self.good)],
      pending: [GoldenFile(name: "28079.tsv", lines: [new])], approvals: Self.good.map(Self.approval))
    try decision.reject(.paths(["n"]), of: check.changes)
    #expect(decision.pending == [] && decision.approved[0].lines == Self.good)
  }
}

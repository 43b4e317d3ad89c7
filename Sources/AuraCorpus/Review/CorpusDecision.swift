// SPDX-License-Identifier: MIT

/// Accepting or rejecting changes: pure, from files to files. Nothing is ever accepted all at once.
public struct CorpusDecision: Sendable {
  /// Which changes.
  public enum Choice: Hashable, Sendable {
    /// Ids of cases, or names of files without their end: `28079-typical-winter`, `28079`.
    case paths([String])
    case cluster(String)
  }

  public enum Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    case nothingMatches(String)
    /// Several clusters at once are never looked at.
    case wouldAcceptEverything(clusters: Int)
    case notTrue(id: String, finding: String)
    case noReviewer

    public var description: String {
      switch self {
      case .nothingMatches(let what): "no change matches \(what)"
      case .wouldAcceptEverything(let clusters):
        "that is every change, in \(clusters) clusters: accept them cluster by cluster"
      case .notTrue(let id, let finding): "\(id) cannot be accepted: \(finding)"
      case .noReviewer: "a reviewer and a reason are kept with every text: --reviewer NAME --reason TEXT"
      }
    }
  }

  public private(set) var approved: [GoldenFile]
  public private(set) var pending: [GoldenFile]
  public private(set) var approvals: [Approval]

  public init(approved: [GoldenFile], pending: [GoldenFile], approvals: [Approval]) {
    self.approved = approved
    self.pending = pending
    self.approvals = approvals
  }

  /// The changes that a choice names.
  public static func chosen(_ choice: Choice, of changes: [CorpusChange]) throws(Refusal) -> [CorpusChange] {
    let chosen: [CorpusChange]
    switch choice {
    case .paths(let paths):
      for path in paths where !changes.contains(where: { $0.isNamed(path) }) { throw .nothingMatches(path) }
      chosen = changes.filter { change in paths.contains(where: change.isNamed) }
    case .cluster(let name):
      chosen = CorpusCluster.group(changes).first { $0.name == name }?.changes ?? []
      if chosen.isEmpty { throw .nothingMatches("cluster \(name)") }
    }
    return chosen
  }

  /// Accepts changes: their texts become golden, with who said so and why.
  public mutating func accept(
    _ choice: Choice, of changes: [CorpusChange], reviewer: String, reason: String
  ) throws(Refusal) {
    guard !reviewer.isEmpty, !reason.isEmpty, !(reviewer + reason).contains(where: { $0 == "\t" || $0.isNewline })
    else { throw .noReviewer }
    let chosen = try Self.chosen(choice, of: changes)
    let clusters = CorpusCluster.group(chosen).count
    guard clusters == 1 || chosen.count < changes.count else { throw .wouldAcceptEverything(clusters: clusters) }
    for change in chosen {
      if let finding = change.findings.first { throw .notTrue(id: change.line.id, finding: finding) }
    }
    for change in chosen {
      put(change.line, into: change.file)
      approvals.removeAll { $0.id == change.line.id }
      let hash = Approval.hash(headline: change.line.headline, dataline: change.line.dataline)
      approvals.append(Approval(id: change.line.id, textHash: hash, reviewer: reviewer, reason: reason))
      drop(change.line.id)
    }
  }

  /// Rejects pending cases: they leave the corpus's doorstep. A changed text is rejected by mending the engine.
  public mutating func reject(_ choice: Choice, of changes: [CorpusChange]) throws(Refusal) {
    for change in try Self.chosen(choice, of: changes) where change.before == nil { drop(change.line.id) }
  }

  private mutating func put(_ line: GoldenLine, into name: String) {
    if let index = approved.firstIndex(where: { $0.name == name }) {
      approved[index].lines.removeAll { $0.id == line.id }
      approved[index].lines.append(line)
    } else {
      approved.append(GoldenFile(name: name, lines: [line]))
    }
  }

  private mutating func drop(_ id: String) {
    for index in pending.indices { pending[index].lines.removeAll { $0.id == id } }
    pending.removeAll { $0.lines.isEmpty }
  }
}

extension CorpusChange {
  func isNamed(_ path: String) -> Bool { path == line.id || path + ".tsv" == file || path == file }
}

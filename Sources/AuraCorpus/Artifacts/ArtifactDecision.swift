// SPDX-License-Identifier: MIT

/// Accepting artifacts: pure, from files to files. Nothing is ever accepted all at once.
///
/// There is nothing to reject: a change that is wrong is mended in the engine, a case that is wrong in its table.
public struct ArtifactDecision: Sendable {
  /// The files to write.
  public private(set) var accepted: [Artifact] = []
  public private(set) var approvals: [Approval]

  public init(approvals: [Approval]) {
    self.approvals = approvals
  }

  /// The changes that a choice names: files with or without their end, folders, or a cluster.
  public static func chosen(
    _ choice: CorpusDecision.Choice, of changes: [ArtifactChange]
  ) throws(CorpusDecision.Refusal) -> [ArtifactChange] {
    switch choice {
    case .paths(let paths):
      for path in paths where !changes.contains(where: { $0.isNamed(path) }) { throw .nothingMatches(path) }
      return changes.filter { change in paths.contains(where: change.isNamed) }
    case .cluster(let name):
      guard let cluster = ArtifactCluster.group(changes).first(where: { $0.name == name }) else {
        throw .nothingMatches("cluster \(name)")
      }
      return cluster.changes
    }
  }

  /// Accepts changes: their texts become golden, with who said so and why.
  public mutating func accept(
    _ choice: CorpusDecision.Choice, of changes: [ArtifactChange], reviewer: String, reason: String
  ) throws(CorpusDecision.Refusal) {
    guard !reviewer.isEmpty, !reason.isEmpty, !(reviewer + reason).contains(where: { $0 == "\t" || $0.isNewline })
    else { throw .noReviewer }
    let chosen = try Self.chosen(choice, of: changes)
    let clusters = ArtifactCluster.group(chosen).count
    guard clusters == 1 || chosen.count < changes.count else { throw .wouldAcceptEverything(clusters: clusters) }
    for change in chosen {
      if let finding = change.artifact.findings.first {
        throw .notTrue(id: change.artifact.name, finding: finding)
      }
    }
    for change in chosen {
      let name = change.artifact.name
      accepted.append(change.artifact)
      approvals.removeAll { $0.id == name }
      approvals.append(
        Approval(id: name, textHash: Approval.hash(text: change.artifact.text), reviewer: reviewer, reason: reason))
    }
  }
}

extension ArtifactChange {
  func isNamed(_ path: String) -> Bool {
    path == artifact.name || path == artifact.id
      || (path != "surfaces" && path != "surfaces/" && artifact.name.hasPrefix(path.hasSuffix("/") ? path : path + "/"))
  }
}

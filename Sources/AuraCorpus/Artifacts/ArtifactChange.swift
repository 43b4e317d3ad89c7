// SPDX-License-Identifier: MIT

import AuraFormats

/// An artifact that is not as it was approved: another text, or none approved yet.
public struct ArtifactChange: Hashable, Sendable {
  /// As it is made now.
  public var artifact: Artifact
  /// The approved text; nil for a new artifact.
  public var before: String?

  /// What the change has in common with others: the edits of its lines, figures and positions left out.
  public var clusterKey: String {
    guard let before else { return "new \(artifact.kind)" }
    let edits = Set(lines(from: before).map { "\($0.removed)→\($0.added)" })
    return "\(artifact.kind) " + edits.sorted().joined(separator: " · ")
  }

  /// The lines that went and came, in their order: `- …`, `+ …`.
  public var difference: [String] {
    guard let before else { return artifact.text.split(separator: "\n").map { "+ \($0)" } }
    return LineDifference(from: before, to: artifact.text).hunks.flatMap { hunk in
      hunk.removed.map { "- \($0)" } + hunk.added.map { "+ \($0)" }
    }
  }

  /// The shape of each hunk.
  private func lines(from before: String) -> [(removed: String, added: String)] {
    LineDifference(from: before, to: artifact.text).hunks.map { hunk in
      if hunk.removed.count == 1, hunk.added.count == 1 {
        let edit = TextEdit(from: hunk.removed[0], to: hunk.added[0])
        return (TextEdit.withoutFigures(edit.removed), TextEdit.withoutFigures(edit.added))
      }
      func shape(_ lines: [String]) -> String {
        Set(lines.map(TextEdit.withoutFigures)).sorted().joined(separator: "|")
      }
      return (shape(hunk.removed), shape(hunk.added))
    }
  }
}

/// Artifacts that changed with one cause.
public struct ArtifactCluster: Hashable, Sendable {
  /// Eight hexadecimal digits: the name to accept it by.
  public let name: String
  public let key: String
  public let changes: [ArtifactChange]

  /// Groups changes, the largest cluster first.
  public static func group(_ changes: [ArtifactChange]) -> [ArtifactCluster] {
    var members: [String: [ArtifactChange]] = [:]
    for change in changes { members[change.clusterKey, default: []].append(change) }
    return members.map { key, changes in
      ArtifactCluster(
        name: String(SHA256.hexadecimal(Array("artifact \(key)".utf8)).prefix(8)), key: key,
        changes: changes.sorted { $0.artifact.name < $1.artifact.name })
    }
    .sorted { ($1.changes.count, $0.key) < ($0.changes.count, $1.key) }
  }

  /// The shortest change: the easiest to read.
  public var exemplar: ArtifactChange {
    changes.min { ($0.difference.count, $0.artifact.name) < ($1.difference.count, $1.artifact.name) } ?? changes[0]
  }
}

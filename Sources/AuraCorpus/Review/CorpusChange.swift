// SPDX-License-Identifier: MIT

import AuraFormats

/// A case whose text is not the approved one: another text, or none approved yet.
public struct CorpusChange: Hashable, Sendable {
  /// The case, with the text as it is composed now.
  public var line: GoldenLine
  /// `28079.tsv`
  public var file: String
  /// The approved text; nil for a new case.
  public var before: ComposedText?
  /// What truth and lint say of the new text.
  public var findings: [String]

  /// What the change has in common with others: the rules that came and went, and the edit with figures left out.
  public var clusterKey: String {
    // New texts of one topic are read together; what they say beside it is the data line's business.
    guard let before else { return "new " + (line.rules.first ?? "") }
    let gone = before.rules.filter { !line.rules.contains($0) }
    let come = line.rules.filter { !before.rules.contains($0) }
    let edits = [(before.headline, line.headline), (before.dataline, line.dataline)].map { old, new in
      TextEdit(from: old, to: new).shape
    }
    return "−\(gone.joined(separator: " ")) +\(come.joined(separator: " ")) \(edits.joined(separator: " · "))"
  }
}

/// What changed between two lines: the words between what both begin with and what both end with.
struct TextEdit: Hashable {
  let removed: String
  let added: String

  init(from old: String, to new: String) {
    let before = old.split(separator: " ")
    let after = new.split(separator: " ")
    var head = 0
    while head < min(before.count, after.count), before[head] == after[head] { head += 1 }
    var tail = 0
    while tail < min(before.count, after.count) - head,
      before[before.count - 1 - tail] == after[after.count - 1 - tail]
    { tail += 1 }
    removed = before[head..<before.count - tail].joined(separator: " ")
    added = after[head..<after.count - tail].joined(separator: " ")
  }

  /// The edit with every figure as `#`.
  var shape: String {
    removed == added ? "=" : "\(Self.withoutFigures(removed))→\(Self.withoutFigures(added))"
  }

  static func withoutFigures(_ text: String) -> String {
    var shape = ""
    for character in text {
      if character.isNumber {
        if shape.last != "#" { shape.append("#") }
      } else {
        shape.append(character)
      }
    }
    return shape
  }
}

/// Changes with one cause, so that one look at an exemplar is a look at all.
public struct CorpusCluster: Hashable, Sendable {
  /// Eight hexadecimal digits: the name to accept it by.
  public let name: String
  public let key: String
  public let changes: [CorpusChange]

  /// Groups changes, the largest cluster first.
  public static func group(_ changes: [CorpusChange]) -> [CorpusCluster] {
    var members: [String: [CorpusChange]] = [:]
    for change in changes { members[change.clusterKey, default: []].append(change) }
    return members.map { key, changes in
      CorpusCluster(
        name: String(SHA256.hexadecimal(Array(key.utf8)).prefix(8)), key: key,
        changes: changes.sorted { $0.line.id < $1.line.id })
    }
    .sorted { ($1.changes.count, $0.key) < ($0.changes.count, $1.key) }
  }

  /// The change with the fewest words: the easiest to read.
  public var exemplar: CorpusChange {
    changes.min { $0.line.dataline.count < $1.line.dataline.count } ?? changes[0]
  }
}

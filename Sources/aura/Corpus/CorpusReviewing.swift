// SPDX-License-Identifier: MIT

import AuraCommand
import AuraCorpus
import AuraKit

/// Deciding on changes: what there is to decide, and the decision.
enum CorpusReviewing {
  /// Clusters of changes, an exemplar each.
  static func review(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let folder = try CorpusFolder(arguments)
    let check = folder.check()
    let clusters = CorpusCluster.group(check.changes)
    for cluster in clusters {
      let change = cluster.exemplar
      let places = Set(cluster.changes.map(\.file)).count
      console.output("cluster \(cluster.name): \(cluster.changes.count) cases in \(places) files")
      console.output("  rules \(cluster.key.prefix(300))")
      show(change, console: console)
      let refused = cluster.changes.filter { !$0.findings.isEmpty }
      if let first = refused.first {
        console.output("  \(refused.count) cannot be accepted: \(first.line.id): \(first.findings[0])")
      }
    }
    console.output("\(check.changes.count) changes in \(clusters.count) clusters")
    let isArtifactsClean = review(try ArtifactFolder(folder).check(), console: console)
    return check.changes.isEmpty && isArtifactsClean ? .ok : .judgedFalse
  }

  /// The same of the files that surfaces are made into; whether there is nothing to decide.
  private static func review(_ check: ArtifactCheck, console: Console) -> Bool {
    let clusters = ArtifactCluster.group(check.changes)
    for cluster in clusters {
      console.output("cluster \(cluster.name): \(cluster.changes.count) artifacts")
      console.output("  edits \(cluster.key.prefix(300))")
      let change = cluster.exemplar
      console.output("  \(change.artifact.name)")
      for line in change.difference.prefix(12) { console.output("  \(line.prefix(160))") }
      if let refused = cluster.changes.first(where: { !$0.artifact.findings.isEmpty }) {
        console.output("  cannot be accepted: \(refused.artifact.name): \(refused.artifact.findings[0])")
      }
    }
    console.output("\(check.changes.count) changed artifacts in \(clusters.count) clusters")
    return check.changes.isEmpty
  }

  private static func show(_ change: CorpusChange, console: Console) {
    console.output("  \(change.line.id) (\(change.line.at))")
    if let before = change.before {
      console.output("  - \(before.headline)\n  - \(before.dataline)")
    }
    console.output("  + \(change.line.headline)\n  + \(change.line.dataline)")
  }

  static func decide(
    _ verb: String, _ operands: [String], _ arguments: Arguments, console: Console
  ) throws -> ExitStatus {
    let cluster = arguments.value("cluster")
    guard operands.isEmpty != (cluster == nil) else { throw UsageError("expected paths, or --cluster NAME") }
    let choice = cluster.map { CorpusDecision.Choice.cluster($0) } ?? .paths(operands)
    let folder = try CorpusFolder(arguments)
    if try ArtifactFolder(folder).decide(verb, choice, arguments, console: console) { return .ok }
    let changes = folder.check().changes
    var decision = CorpusDecision(approved: folder.approved, pending: folder.pending, approvals: folder.approvals)
    if verb == "accept" {
      try decision.accept(
        choice, of: changes, reviewer: arguments.value("reviewer") ?? "", reason: arguments.value("reason") ?? "")
    } else {
      try decision.reject(choice, of: changes)
    }
    try folder.write(decision)
    console.message("\(try CorpusDecision.chosen(choice, of: changes).count) cases \(verb)ed")
    return .ok
  }

  /// Before and after by capital, with the rules that came and went.
  static func diff(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let now = try CorpusFolder(arguments)
    let then = try arguments.value("against").map { try CorpusHistory.folder($0, of: now) } ?? now
    let isAgainstItself = arguments.value("against") == nil
    let old = Dictionary(
      then.approved.flatMap(\.lines).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let changed =
      isAgainstItself
      ? Dictionary(
        now.check().changes.map { ($0.line.id, $0.line) }, uniquingKeysWith: { first, _ in first }) : [:]
    var count = 0
    for file in now.approved {
      var isNamed = false
      for line in file.lines {
        let new = isAgainstItself ? changed[line.id] ?? line : line
        let before = isAgainstItself ? line : old[line.id]
        guard before?.headline != new.headline || before?.dataline != new.dataline else { continue }
        if !isNamed { console.output(file.name) }
        isNamed = true
        count += 1
        output(new, before: before, console: console)
      }
    }
    console.output("\(count) texts differ")
    return count == 0 ? .ok : .judgedFalse
  }

  private static func output(_ new: GoldenLine, before: GoldenLine?, console: Console) {
    console.output("  \(new.id)")
    guard let before else { return console.output("    + \(new.headline)\n    + \(new.dataline)") }
    let gone = before.rules.filter { !new.rules.contains($0) }
    let come = new.rules.filter { !before.rules.contains($0) }
    console.output("    rules −[\(gone.joined(separator: " "))] +[\(come.joined(separator: " "))]")
    if before.snapshot != new.snapshot { console.output("    the facts changed") }
    console.output("    - \(before.headline)\n    - \(before.dataline)")
    console.output("    + \(new.headline)\n    + \(new.dataline)")
  }
}

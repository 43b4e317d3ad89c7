// SPDX-License-Identifier: MIT

import AuraCommand
import AuraCorpus
import AuraKit

/// Looking at the corpus: whether it is clean, one case, and all of it for other programs.
enum CorpusChecking {
  static func check(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    let folder = try CorpusFolder(arguments)
    var check = folder.check()
    let measures = try CorpusGates.judge(folder, adding: &check)
    let artifacts = try ArtifactFolder(folder)
    let artifactCheck = artifacts.check()
    for problem in artifactCheck.problems { check.add(problem) }
    if arguments.has("json") {
      console.output(json(check, measures))
    } else {
      for measure in measures { console.output("\(measure.name): \(printed(measure.value))") }
      for problem in check.problems.prefix(200) { console.message("\(problem)") }
      if check.problems.count > 200 { console.message("… \(check.problems.count - 200) more") }
      console.output(
        check.isClean
          ? "\(check.caseCount) cases, all approved and true; \(check.ruleCounts.count) rules spoke; "
            + "\(artifactCheck.count) artifacts of surfaces, all approved"
          : "\(check.caseCount) cases, \(check.problems.count) problems")
    }
    return check.isClean ? .ok : .judgedFalse
  }

  /// One case, or all of a place, with the text as it is composed now.
  static func show(_ operands: [String], _ arguments: Arguments, console: Console) throws -> ExitStatus {
    guard operands.count == 1 else { throw UsageError("expected the id of a case, or an INE code") }
    let folder = try CorpusFolder(arguments)
    let artifacts = try ArtifactFolder(folder)
    if let artifact = artifacts.made.first(where: { $0.id == operands[0] || $0.name == operands[0] }) {
      console.output(artifact.text)
      for finding in artifact.findings { console.output("  ! \(finding)") }
      return .ok
    }
    let lines = (folder.approved + folder.pending).flatMap { file in
      file.lines.filter { $0.id == operands[0] || file.name == operands[0] + ".tsv" }
    }
    guard !lines.isEmpty else {
      console.message("aura corpus: no case \(operands[0])")
      return .noData
    }
    for line in lines {
      let (snapshot, moment) = try CorpusFolder.decode(line)
      let now = CorpusEngine.shipping.compose(snapshot, moment)
      console.output("\(line.id) · \(snapshot.place.name) · \(line.at)\n  \(line.headline)\n  \(line.dataline)")
      console.output("  rules \(line.rules.joined(separator: " "))\n  data  \(line.snapshot)")
      if now.headline != line.headline || now.dataline != line.dataline {
        console.output("  now:\n  \(now.headline)\n  \(now.dataline)")
      }
      for finding in CorpusEngine.shipping.findings(now, snapshot, moment) { console.output("  ! \(finding)") }
    }
    return .ok
  }

  /// To three decimals.
  static func printed(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let decimals = String("\(1000 + thousandths % 1000)".dropFirst())
    return thousandths % 1000 == 0 ? "\(thousandths / 1000)" : "\(thousandths / 1000).\(decimals)"
  }

  /// A line of JSON for each case, or `date place line text` set apart by tabs for each text: what other checkers read.
  static func export(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    guard arguments.has("jsonl") != arguments.has("tsv") else {
      throw UsageError("export writes JSON lines, --jsonl, or a line of each text, --tsv")
    }
    let folder = try CorpusFolder(arguments)
    if arguments.has("tsv") {
      for line in folder.approved.flatMap(\.lines) {
        let place = try CorpusFolder.decode(line).0.place
        let head = "\(line.at.prefix(10))\t\(Location.shortName(of: place.name, code: place.code))"
        console.output("\(head)\theadline\t\(line.headline)\n\(head)\tdataline\t\(line.dataline)")
      }
      return folder.approved.isEmpty ? .judgedFalse : .ok
    }
    for line in folder.approved.flatMap(\.lines) {
      let (snapshot, _) = try CorpusFolder.decode(line)
      var writer = JSONWriter()
      writer.beginObject()
      for (key, value) in [
        ("id", line.id), ("date", String(line.at.prefix(10))), ("place", snapshot.place.name),
      ] {
        writer.key(key)
        writer.string(value)
      }
      writer.key("snapshot")
      writer.raw(Array(line.snapshot.utf8))
      for (key, value) in [("headline", line.headline), ("dataline", line.dataline)] {
        writer.key(key)
        writer.string(value)
      }
      writer.endObject()
      console.output(writer.text)
    }
    return folder.approved.isEmpty ? .judgedFalse : .ok
  }

  private static func json(_ check: CorpusCheck, _ measures: [VarietyGates.Measure]) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("cases")
    writer.number(check.caseCount)
    writer.key("clean")
    writer.boolean(check.isClean)
    writer.key("rules")
    writer.beginObject()
    for (rule, count) in check.ruleCounts.sorted(by: { $0.key < $1.key }) {
      writer.key(rule)
      writer.number(count)
    }
    writer.endObject()
    writer.key("variety")
    writer.beginObject()
    for measure in measures {
      writer.key(measure.name)
      writer.string(printed(measure.value))
    }
    writer.endObject()
    writer.key("problems")
    writer.beginArray()
    for problem in check.problems {
      writer.beginObject()
      writer.key("kind")
      writer.string(problem.kind.rawValue)
      writer.key("id")
      writer.string(problem.id)
      writer.key("detail")
      writer.string(problem.detail)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.text
  }
}

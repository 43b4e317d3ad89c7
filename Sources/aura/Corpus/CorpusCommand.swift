// SPDX-License-Identifier: MIT

import AuraCommand
import AuraCorpus
import AuraKit

/// The golden corpus of Spanish prose: what is approved, what changed, and who says so.
struct CorpusCommand: Command {
  static let name = "aura corpus"
  static let summary = "the golden corpus of Spanish prose: check, say, review, accept"
  static let grammar = Arguments.Grammar(
    options: ["golden", "at", "snapshot", "against", "cluster", "reviewer", "reason", "out"],
    switches: ["json", "jsonl", "tsv"])
  static let help = """
    Usage: aura corpus check [--json]
           aura corpus say INE --at T [--json]
           aura corpus say --snapshot FILE|- [--json]
           aura corpus show ID|INE|surfaces/ID
           aura corpus diff [--against REF|FOLDER]
           aura corpus review
           aura corpus accept PATH…|--cluster NAME --reviewer NAME --reason TEXT
           aura corpus reject PATH…|--cluster NAME
           aura corpus propose
           aura corpus report --out FILE
           aura corpus export --jsonl|--tsv

    The corpus is Fixtures/golden: a file for each capital and one of edges, a case a line with its snapshot and its
    approved text. `check` composes every text again and holds it against the approved one, the truth oracle and the
    lint, and the headlines of sixty days of all capitals against the bounds of variety; it ends with 0 only for a
    corpus with cases, clean, and nothing pending. It writes nothing.

      say        a text with its facts, rules and seed; a place's weather comes from the built-in mock, a snapshot
                 (docs/SNAPSHOT.md; JSON lines, absent fields allowed) from a file or standard input
      review     what changed, in clusters with one cause, an exemplar each
      accept     makes changed or proposed texts golden; never all at once, never one that is not true
      propose    puts the cases that the corpus ought to have and has not under golden/pending
      --golden   another folder than Fixtures/golden
      --against  a folder of goldens, or a git revision

    Examples:
      aura corpus check
      aura corpus say 28079 --at 2026-12-24T18:00
      aura corpus accept --cluster 1f2e3d4c --reviewer Ana --reason "new word for haze"
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    guard let verb = arguments.operands.first else { throw UsageError("expected a verb: check, say, review, …") }
    let operands = Array(arguments.operands.dropFirst())
    do {
      switch verb {
      case "check": return try CorpusChecking.check(arguments, console: console)
      case "say": return try await CorpusSaying.say(operands, arguments, console: console)
      case "show": return try CorpusChecking.show(operands, arguments, console: console)
      case "diff": return try CorpusReviewing.diff(arguments, console: console)
      case "review": return try CorpusReviewing.review(arguments, console: console)
      case "accept", "reject": return try CorpusReviewing.decide(verb, operands, arguments, console: console)
      case "propose": return try await CorpusProposing.propose(arguments, console: console)
      case "report": return try CorpusReport.write(arguments, console: console)
      case "export": return try CorpusChecking.export(arguments, console: console)
      default: throw UsageError("unknown verb \"\(verb)\"")
      }
    } catch let error as GoldenError {
      console.message("\(name): \(error)")
      return .unreadableInput
    } catch let refusal as CorpusDecision.Refusal {
      console.message("\(name): \(refusal)")
      return .judgedFalse
    }
  }
}

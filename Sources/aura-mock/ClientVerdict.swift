// SPDX-License-Identifier: MIT

import AuraCommand
import AuraMock

/// Whether the clients of a run behaved, said in words and as a status.
struct ClientVerdict {
  let violations: [ClientContract.Violation]
  private let exchanges: Int
  private let dropped: Int

  init(_ journal: Journal, contract: ClientContract = .allProfiles) {
    violations = contract.violations(in: journal)
    exchanges = journal.count
    dropped = journal.droppedCount
  }

  var exitStatus: ExitStatus { violations.isEmpty ? .ok : .judgedFalse }

  /// One line for each breach, the first of them, and one for all.
  var lines: [String] {
    let shown = violations.prefix(50).map { "exchange \($0.number): \($0.rule.rawValue): \($0.detail)" }
    let rest = violations.count > shown.count ? ["… and \(violations.count - shown.count) more"] : []
    let judged = dropped > 0 ? "the last \(exchanges - dropped) of \(exchanges) exchanges" : "\(exchanges) exchanges"
    let verdict = violations.isEmpty ? "the client behaved" : "the client broke the contract \(violations.count) times"
    return shown + rest + ["\(judged): \(verdict)"]
  }
}

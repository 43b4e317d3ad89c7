// SPDX-License-Identifier: MIT

import AuraCommand

/// What one look found: the thing looked at, how it is, and what can be done.
struct Finding {
  /// How it is. A note is for a person to know and stops nothing.
  enum Verdict: Equatable {
    case good
    case note
    case bad(ExitStatus)

    var word: String {
      switch self {
      case .good: "ok"
      case .note: "note"
      case .bad: "bad"
      }
    }
  }

  /// `clock`, `key`, `engine`, `folder`, `place 28079`, `ledger`, `recordings`, `aemet`
  let subject: String
  let verdict: Verdict
  /// What was found, in one line, without any secret.
  let found: String
  /// What to do about it; nil where nothing has to be done.
  let remedy: String?

  init(_ subject: String, _ verdict: Verdict, _ found: String, remedy: String? = nil) {
    self.subject = subject
    self.verdict = verdict
    self.found = found
    self.remedy = remedy
  }
}

// SPDX-License-Identifier: MIT

/// How well a run fitted its recording: what it asked in vain, what it never asked, what is old.
package struct ReplayReport: Hashable, Sendable {
  package var misses: [ReplayMiss]
  /// Summaries of exchanges that were not asked for.
  package var unused: [String]
  /// Summaries of exchanges older than the limit.
  package var aged: [String]

  /// Nothing to say against the run or its recording.
  package var isClean: Bool { misses.isEmpty && unused.isEmpty && aged.isEmpty }

  /// One line for each finding, for a person or for CI.
  package var lines: [String] {
    misses.map(\.description) + unused.map { "unused: \($0)" } + aged.map { "aged: \($0)" }
  }
}

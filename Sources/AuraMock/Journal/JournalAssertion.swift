// SPDX-License-Identifier: MIT

/// What must be true of a journal: how often something was asked, or in which order.
public enum JournalAssertion: Hashable, Sendable {
  case exactly(Int, JournalQuery)
  case atMost(Int, JournalQuery)
  case never(JournalQuery)
  /// For each query an exchange that came later than the one found for the query before it; others may lie between.
  case order([JournalQuery])
}

/// What a journal says to an assertion.
public struct JournalVerdict: Hashable, Sendable {
  public let holds: Bool
  /// Exchanges found; for an order the queries met in turn.
  public let found: Int
  /// Numbers of the exchanges found, the first 20.
  public let numbers: [Int]
  /// One line for a developer: what was found and what was expected.
  public let detail: String
}

extension Journal {
  /// Judges an assertion. Where exchanges that are no longer held could change the answer, it does not hold.
  public func judge(_ assertion: JournalAssertion) -> JournalVerdict {
    switch assertion {
    case .exactly(let count, let query): judge(query, count...count, "exactly \(count)")
    case .atMost(let count, let query): judge(query, 0...max(0, count), "at most \(count)")
    case .never(let query): judge(query, 0...0, "none")
    case .order(let queries): judge(order: queries)
    }
  }

  private func judge(_ query: JournalQuery, _ allowed: ClosedRange<Int>, _ expected: String) -> JournalVerdict {
    let found = entries.filter(query.matches)
    // Lost exchanges cannot excuse too many, and may hide some of too few.
    let holds = allowed.contains(found.count) && droppedCount == 0
    return JournalVerdict(
      holds: holds, found: found.count, numbers: found.prefix(20).map(\.number),
      detail: "found \(found.count), expected \(expected)" + lossNote(allowed.upperBound < found.count))
  }

  private func judge(order queries: [JournalQuery]) -> JournalVerdict {
    var numbers: [Int] = []
    for entry in entries where numbers.count < queries.count && queries[numbers.count].matches(entry) {
      numbers.append(entry.number)
    }
    let holds = numbers.count == queries.count
    let missing = holds ? "" : ", the next of them not after exchange \(numbers.last ?? 0)"
    return JournalVerdict(
      holds: holds, found: numbers.count, numbers: Array(numbers.prefix(20)),
      detail: "found \(numbers.count) of \(queries.count) in order" + missing + lossNote(holds))
  }

  /// What is said of exchanges that are no longer held, unless the verdict stands without them.
  private func lossNote(_ standsAnyway: Bool) -> String {
    droppedCount == 0 || standsAnyway ? "" : "; \(droppedCount) earlier exchanges are no longer held"
  }
}

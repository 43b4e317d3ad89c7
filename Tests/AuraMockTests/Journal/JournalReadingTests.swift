// SPDX-License-Identifier: MIT

import AuraMock
import Testing

struct JournalReadingTests {
  @Test("What is above a number comes in order, whole or up to a limit, however far the ring has turned")
  func entriesAfter() {
    var driver = MockDriver(.quiet)
    for index in 1...7 { _ = driver.send("/\(index)") }
    let exchanges = driver.state.journal.entries
    var journal = Journal(capacity: 3)
    var found: [[[Int]]] = []
    for exchange in exchanges {
      journal.append(exchange)
      found.append([-1, 0, 4, 6].map { journal.entries(after: $0, limit: 2).map(\.number) })
    }
    #expect(found[0] == [[1], [1], [], []])
    #expect(found[2] == [[1, 2], [1, 2], [], []])
    #expect(found[4] == [[3, 4], [3, 4], [5], []])
    #expect(found[6] == [[5, 6], [5, 6], [5, 6], [7]])
    #expect(journal.entries(after: 0, limit: 0) == [] && journal.entries(after: .max, limit: .max) == [])
    #expect(journal.entries(after: .min, limit: .max) == journal.entries)
    #expect(journal.last?.number == 7 && Journal().last == nil)
  }
}

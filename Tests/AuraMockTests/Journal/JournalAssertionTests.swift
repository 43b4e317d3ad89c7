// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import Testing

/// Queries and assertions over a run whose exchanges are known beforehand.
struct JournalAssertionTests {
  /// 1 envelope and 2 payload of Getafe; 3 a malformed key (401); 4 an unknown path (404) of another client, a minute
  /// later; 5 no key (200, empty).
  static func run() throws -> (journal: Journal, start: WallInstant) {
    var scenario = try Scenario.named("getafe-snow-2021")
    scenario.faults = [FaultRule("late", .limited, hop: .second, occurrence: .calls(9...9))]
    var driver = MockDriver(scenario)
    let start = driver.now
    _ = driver.second(driver.first(MockDriver.daily + "28065"))
    _ = driver.first(MockDriver.hourly + "28065", key: "bad")
    driver.now = driver.now.advanced(bySeconds: 60)
    driver.client = "10.0.0.2"
    _ = driver.send("/nowhere")
    _ = driver.first(MockDriver.daily + "28079", key: nil)
    return (driver.state.journal, start)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let query: JournalQuery
    let numbers: [Int]
    var testDescription: String { id }

    init(_ id: String, _ numbers: [Int], _ change: (inout JournalQuery) -> Void) {
      self.id = id
      self.numbers = numbers
      var query = JournalQuery()
      change(&query)
      self.query = query
    }
  }

  @Test(
    "A query means the exchanges for which every condition holds",
    arguments: [
      Row("all", [1, 2, 3, 4, 5]) { _ in },
      Row("template, either call", [1, 2, 5]) { $0.template = MockDriver.dailyTemplate },
      Row("argument", [1, 2, 3]) { $0.argument = "28065" },
      Row("target", [2]) { $0.targetPrefix = "/opendata/sh/" },
      Row("hop", [1, 3, 5]) { $0.hop = .first },
      Row("outcome", [3]) { $0.outcome = .badKey },
      Row("one status", [4]) { $0.statuses = 404...404 },
      Row("a class of statuses", [3, 4]) { $0.statuses = 400...499 },
      Row("client", [4, 5]) { $0.client = "10.0.0.2" },
      Row("second key met", [3]) { $0.key = 2 },
      Row("fault that never struck", []) { $0.fault = "late" },
      Row("method", []) { $0.method = "POST" },
      Row("from", [4, 5]) { $0.from = utc(2026, 8, 26, 9, 0, 1) },
      Row("until", [1, 2, 3]) { $0.until = utc(2026, 8, 26, 9, 1) },
      Row("two conditions", [5]) {
        $0.template = MockDriver.dailyTemplate
        $0.client = "10.0.0.2"
      },
    ])
  func queries(_ row: Row) throws {
    #expect(try Self.run().journal.entries(matching: row.query).map(\.number) == row.numbers)
  }

  @Test("A limit and a number narrow what a query means, however many slices lie between")
  func slices() throws {
    var driver = MockDriver(.quiet)
    for index in 1...1200 { _ = driver.send(index % 100 == 0 ? "/hundred" : "/other") }
    var query = JournalQuery()
    query.targetPrefix = "/hundred"
    let journal = driver.state.journal
    #expect(journal.entries(matching: query).map(\.number) == (1...12).map { $0 * 100 })
    #expect(journal.entries(matching: query, after: 500, limit: 3).map(\.number) == [600, 700, 800])
    #expect(journal.entries(matching: query, limit: 0) == [])
  }

  @Test("Exactly, at most, never and order hold when they are true and name what they found when not")
  func assertions() throws {
    let journal = try Self.run().journal
    let first = JournalQuery(hop: .first)
    let second = JournalQuery(hop: .second)
    let lost = JournalQuery(statuses: 404...404)
    let verdicts = [
      JournalAssertion.exactly(3, first), .exactly(2, first), .atMost(3, first), .atMost(2, first), .never(lost),
      .never(JournalQuery(outcome: .limited)), .order([first, second, lost]), .order([second, lost, second]),
      .order([first, first, first]), .order([first, first, first, first]), .order([]),
    ].map(journal.judge)
    #expect(
      verdicts.map(\.holds) == [true, false, true, false, false, true, true, false, true, false, true])
    #expect(verdicts.map(\.found) == [3, 3, 3, 3, 1, 0, 3, 2, 3, 3, 0])
    #expect(verdicts[1].detail == "found 3, expected exactly 2" && verdicts[1].numbers == [1, 3, 5])
    #expect(verdicts[7].detail == "found 2 of 3 in order, the next of them not after exchange 4")
  }

  @Test("What a full journal has forgotten is never taken for calm")
  func losses() throws {
    var journal = Journal(capacity: 3)
    for entry in try Self.run().journal.entries { journal.append(entry) }
    let first = JournalQuery(hop: .first)
    let verdicts = [
      JournalAssertion.never(JournalQuery(outcome: .limited)), .exactly(2, first), .atMost(5, first), .atMost(1, first),
      .order([first, JournalQuery(statuses: 404...404)]), .order([JournalQuery(hop: .second)]),
    ].map(journal.judge)
    #expect(verdicts.map(\.holds) == [false, false, false, false, true, false])
    let isTold = verdicts.map { $0.detail.contains("2 earlier exchanges are no longer held") }
    #expect(isTold == [true, true, true, false, false, true])
  }
}

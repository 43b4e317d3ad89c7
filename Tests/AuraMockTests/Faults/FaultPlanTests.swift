// SPDX-License-Identifier: MIT

import AuraChance
import AuraMock
import AuraTime
import Testing

/// A plan as data: it prints, reads back, and replays.
struct FaultPlanTests {
  static let madrid = MockDriver.daily + "28079"

  /// A rule for every kind of fault, with every kind of scope among them.
  static let every: [FaultRule] = {
    let faults: [Fault] = [
      .delay(milliseconds: 250), .delay(.uniform(milliseconds: 10...900)),
      .delay(.lognormal(medianMilliseconds: 350, p95Milliseconds: 900)), .slow(bytesPerSecond: 5000), .stall,
      .cutShort(afterBytes: 100), .reset(afterBytes: 0), .emptyReply, .emptyBody, .htmlPage,
      .errorObject(estado: 404, descripcion: "datos \"expirados\""), .productMissing, .expiredLink, .limited,
      .limitPage, .serverError(hasDescripcion: true), .serverError(hasDescripcion: false), .forbidden,
      .envelopeWithoutLink, .garbage(bytes: 64), .wrongCharset(.utf8Body), .wrongCharset(.doubleUTF8Body),
      .wrongCharset(.utf8Header), .missingHours(count: 2), .duplicatedHours(count: 3), .badTar(.checksum),
      .badTar(.size), .badTar(.truncated), .staleProduct(minutes: 1440), .clockJump(seconds: -3600),
    ]
    var rules = faults.enumerated().map { FaultRule("\($0) \($1.name)", $1) }
    rules[0].hop = .second
    rules[1].template = MockDriver.dailyTemplate
    rules[2].argument = "28079"
    rules[3].host = "www.aemet.es"
    rules[4].client = "10.0.0.9"
    rules[5].window = utc(2026, 8, 25, 10, 5)..<utc(2026, 8, 25, 11, 5).advanced(byMilliseconds: 250)
    rules[6].occurrence = .calls(2...5)
    rules[7].occurrence = .calls(3...3)
    rules[8].occurrence = .every(7)
    rules[9].probability = Ratio(1, of: 3)
    rules[10].times = 2
    rules[11].times = 1
    rules[11].next = [FaultStep(.limited, times: 2), FaultStep(nil, times: 4), FaultStep(.stall)]
    return rules
  }()

  @Test func aPlanPrintsAndReadsBackAsItself() throws {
    let plan = FaultPlan(Self.every)
    let again = try FaultPlan(json: plan.json)
    #expect(again == plan && again.json == plan.json)
    #expect(Set(plan.rules.map(\.fault.name)).count == 24)
  }

  @Test func aPlanThatWasReadReplaysTheSameJournal() throws {
    let plan = FaultPlan(
      Self.every.map { rule in
        var rule = rule
        rule.probability = Ratio(1, of: 9)
        return rule
      })
    func journal(_ plan: FaultPlan) -> [String] {
      var scenario = Scenario.quiet
      (scenario.seed, scenario.quota, scenario.faults) = (5, .unlimited, plan.rules)
      var driver = MockDriver(scenario)
      for minute in 0..<60 {
        _ = driver.fetch(minute % 2 == 0 ? Self.madrid : MockDriver.hourly + "28079")
        driver.now = driver.now.advanced(bySeconds: 60)
      }
      return driver.state.journal.entries.map(\.jsonLine)
    }
    let first = journal(plan)
    #expect(first == journal(try FaultPlan(json: plan.json)))
    #expect(first.count { $0.contains("\"faults\"") } > 40, "the plan struck")
  }

  @Test func probabilityZeroChangesNoByteWhateverTheFault() {
    func answers(_ rules: [FaultRule]) -> [MockAnswer] {
      var scenario = Scenario.quiet
      (scenario.quota, scenario.faults) = (.unlimited, rules)
      var driver = MockDriver(scenario)
      return [Self.madrid, MockDriver.hourly + "38038", MockDriver.daily + "99999"].flatMap { path in
        let envelope = driver.first(path)
        return [envelope, driver.second(envelope)]
      }
    }
    let never = Self.every.map { rule in
      var rule = rule
      rule.probability = .never
      return rule
    }
    #expect(answers(never) == answers([]))
  }

  @Test func anotherRuleShiftsNeitherDrawsNorAmounts() {
    let own = FaultRule("own", .delay(.uniform(milliseconds: 0...100_000)), probability: Ratio(1, of: 2))
    func delays(_ others: [FaultRule]) -> [Int] {
      var scenario = Scenario.quiet
      (scenario.quota, scenario.faults) = (.unlimited, others + [own])
      var driver = MockDriver(scenario)
      return (0..<40).map { _ in driver.first(Self.madrid).delivery.delayMilliseconds }
    }
    let alone = delays([])
    let other = FaultRule("other", .garbage(bytes: 9), probability: Ratio(1, of: 3))
    #expect(delays([other]) == alone && delays([other, FaultRule("hours", .missingHours(count: 5))]) == alone)
    // A fair coin over 40 throws lies between 8 and 32 but for one in ten thousand; amounts differ.
    #expect((8...32).contains(alone.count { $0 > 0 }) && Set(alone).count > 8)
  }

  @Test func nTimesThenSomethingElse() {
    let rule = FaultRule(
      "course", .limited, hop: .first, occurrence: .every(2), times: 2,
      then: [FaultStep(.serverError(hasDescripcion: true), times: 1), FaultStep(nil, times: 2), FaultStep(.forbidden)])
    var scenario = Scenario.quiet
    (scenario.quota, scenario.faults) = (.unlimited, [rule])
    var driver = MockDriver(scenario)
    let statuses = (1...16).map { _ in driver.first(Self.madrid).status }
    #expect(statuses == [200, 429, 200, 429, 200, 500, 200, 200, 200, 200, 200, 403, 200, 403, 200, 403])
  }

  struct Flaw: Sendable, CustomTestStringConvertible {
    let id: String
    let plan: String
    let says: String

    var testDescription: String { id }
  }

  @Test(arguments: [
    Flaw(id: "no rule", plan: "{\"fault\": []}", says: "fault: found a key, expected faults"),
    Flaw(
      id: "an amount of another fault", plan: #"[{"name": "a", "fault": "stall", "bytes": 4}]"#,
      says: "[0].bytes: found a key, expected fault, name"),
    Flaw(
      id: "a name twice", plan: #"[{"name": "a", "fault": "stall"}, {"name": "a", "fault": "limited"}]"#,
      says: "[1].name: found \"a\", expected a name of its own"),
    Flaw(id: "none alone", plan: #"[{"name": "a", "fault": "none"}]"#, says: "[0].fault: found \"none\", expected a"),
    Flaw(
      id: "then without times", plan: #"{"faults": [{"name": "a", "fault": "stall", "then": []}]}"#,
      says: "faults[0].times: missing"),
    Flaw(
      id: "a step with a scope",
      plan: #"[{"name": "a", "fault": "stall", "times": 1, "then": [{"fault": "none", "hop": "first"}]}]"#,
      says: "[0].then[0].hop: found a key, expected fault, times"),
    Flaw(
      id: "a range upside down",
      plan: #"[{"name": "a", "fault": "delay", "milliseconds": {"uniform": [9, 1]}}]"#,
      says: "[0].milliseconds.uniform: found a list, expected the least and the most"),
    Flaw(
      id: "a median above its tail",
      plan: #"[{"name": "a", "fault": "delay", "milliseconds": {"lognormal": {"median": 9, "p95": 8}}}]"#,
      says: "[0].milliseconds.lognormal.p95: found 8, expected 9 to 3600000"),
    Flaw(
      id: "a charset of no one", plan: #"[{"name": "a", "fault": "wrongCharset", "charset": "ebcdic"}]"#,
      says: "[0].charset: found \"ebcdic\", expected one of utf8Body, doubleUTF8Body, utf8Header"),
    Flaw(
      id: "zero times", plan: #"[{"name": "a", "fault": "stall", "times": 0}]"#,
      says: "[0].times: found 0, expected 1 to 1000000"),
  ])
  func whatIsWrongIsToldWithItsPlace(_ flaw: Flaw) {
    do throws(ScenarioError) {
      _ = try FaultPlan(json: flaw.plan)
      Issue.record("read without a fault")
    } catch {
      #expect(error.description.hasPrefix(flaw.says), "\(error)")
    }
  }
}

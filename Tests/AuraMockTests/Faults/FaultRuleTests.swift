// SPDX-License-Identifier: MIT

import AuraChance
import AuraMock
import AuraTime
import AuraTransport
import Testing

/// Which calls a rule of the fault plan strikes.
struct FaultRuleTests {
  static let madrid = MockDriver.daily + "28079"

  static func driver(_ rules: [FaultRule]) throws -> MockDriver {
    var scenario = try Scenario.named("madrid-august-2026")
    scenario.quota = .unlimited
    scenario.faults = rules
    return MockDriver(scenario)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let rule: FaultRule
    /// Numbers of the calls of the script that it must strike.
    let struck: [Int]

    var testDescription: String { rule.name }
  }

  /// Script: 1 daily Madrid, 2 hourly Madrid, 3 daily Madrid of another client, 4 daily of an unknown code,
  /// 5 daily Madrid a minute later.
  static let cases: [Case] = [
    Case(rule: FaultRule("all", .limited), struck: [1, 2, 3, 4, 5]),
    Case(rule: FaultRule("second hop", .limited, hop: .second), struck: []),
    Case(rule: FaultRule("template", .limited, template: MockDriver.hourlyTemplate), struck: [2]),
    Case(rule: FaultRule("place", .limited, argument: "28079"), struck: [1, 2, 3, 5]),
    Case(rule: FaultRule("client", .limited, client: "10.0.0.2"), struck: [3]),
    Case(
      rule: FaultRule("time", .limited, window: utc(2026, 8, 26, 9, 1)..<utc(2026, 8, 26, 9, 2)), struck: [5]),
    Case(rule: FaultRule("second and third", .limited, occurrence: .calls(2...3)), struck: [2, 3]),
    Case(rule: FaultRule("every second", .limited, occurrence: .every(2)), struck: [2, 4]),
    Case(
      rule: FaultRule("third daily", .limited, template: MockDriver.dailyTemplate, occurrence: .calls(3...3)),
      struck: [4]),
    Case(rule: FaultRule("never", .limited, probability: .never), struck: []),
  ]

  @Test(arguments: cases)
  func aRuleStrikesItsCallsAlone(_ example: Case) throws {
    var driver = try Self.driver([example.rule])
    _ = driver.first(Self.madrid)
    _ = driver.first(MockDriver.hourly + "28079")
    driver.client = "10.0.0.2"
    _ = driver.first(Self.madrid)
    driver.client = "10.0.0.1"
    _ = driver.first(MockDriver.daily + "28999")
    driver.now = driver.now.advanced(bySeconds: 60)
    _ = driver.first(Self.madrid)
    #expect(driver.state.journal.entries.filter { $0.outcome == .limited }.map(\.number) == example.struck)
  }

  @Test func probabilityZeroChangesNoByteAndOtherRulesShiftNoDraws() throws {
    let half = FaultRule("half", .serverError(hasDescripcion: true), probability: Ratio(1, of: 2))
    func statuses(_ rules: [FaultRule]) throws -> [MockAnswer] {
      var driver = try Self.driver(rules)
      return (0..<40).map { _ in driver.first(Self.madrid) }
    }
    let alone = try statuses([half])
    let never = FaultRule("never", .limited, probability: .never)
    let late = FaultRule("late", .delay(milliseconds: 1), probability: Ratio(1, of: 3))
    #expect(try statuses([never, half]) == alone)
    #expect(try statuses([late, half]).map(\.status) == alone.map(\.status))
    #expect(try statuses([never]) == statuses([]))
    // A fair coin over 40 throws lies between 8 and 32 but for one in ten thousand.
    #expect((8...32).contains(alone.count { $0.status == 500 }))
  }

  @Test func garbageIsSeeded() throws {
    let rule = FaultRule("garbage", .garbage(bytes: 64), hop: .second)
    var one = try Self.driver([rule])
    var two = try Self.driver([rule])
    let bodies = [one.fetch(Self.madrid).body, two.fetch(Self.madrid).body, one.fetch(Self.madrid).body]
    #expect(bodies[0].count == 64 && bodies[0] == bodies[1] && bodies[0] != bodies[2])
  }
}

// SPDX-License-Identifier: MIT

import AuraModel
import AuraSim
import AuraTestSupport
import Testing

/// A failing run is cut down to what breaks the invariant, and written as a test that fails while the bug lives.
struct SimShrinkTests {
  @Test("A look at the app breaks the slot: it is left alone of five events, in the first of two hours")
  func shrinks() async throws {
    var plan = SimPlant.slowClock.planted
    (plan.hours, plan.places, plan.widgets) = (2, [plan.places[0]], [nil])
    plan.events = [
      SimEvent(at: 1000, .watchRestart), SimEvent(at: 4000, .key(.second)), SimEvent(at: 100_500, .open),
      SimEvent(at: 1_900_000, .kill), SimEvent(at: 4_000_000, .open),
    ]
    let tries = Log<Int>()
    let small = try #require(
      try await SimShrink(keeping: .slot, workers: 3) { tries.append($0.tries) }.shrink(plan))
    var least = plan
    (least.hours, least.widgets, least.events) = (1, [], [SimEvent(at: 60_000, .open)])
    #expect(small == least && tries.all == Array(1...tries.all.count))
  }

  @Test("The written test is one that this suite compiles; with the bug in the plan its expectation does not hold")
  func swiftTest() async throws {
    let text = try Tree.text("Tests/AuraSimTests/Seed5SlotTests.swift")
    let body = try #require(text.split(separator: "\"\"\"").dropFirst().first)
    var plan = try SimPlan(
      text: body.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n"))
    #expect(plan.swiftTest(.slot) == text && plan.testName(.slot) == "Seed5SlotTests")
    plan.plant = .slowClock
    var options = SimRun.Options()
    options.stopsOn = .slot
    #expect(try await SimRun.carryOut(plan, options: options).violations.contains { $0.invariant == .slot })
    #expect(plan.swiftTest(.slot).contains("plant slowClock\n"))
  }
}

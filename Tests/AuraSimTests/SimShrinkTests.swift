// SPDX-License-Identifier: MIT

import AuraModel
import AuraSim
import AuraTestSupport
import Testing

/// A failing run is cut down to what breaks the invariant, and written as a test that fails while the bug lives.
struct SimShrinkTests {
  /// A look at the app breaks the slot; the rest is what a phone does otherwise.
  private static let failing: SimPlan = {
    var plan = SimPlant.slowClock.planted
    plan.hours = 2
    plan.widgets = [nil]
    plan.events = [
      SimEvent(at: 1000, .watchRestart), SimEvent(at: 2000, .network(.offline, seconds: 60)),
      SimEvent(at: 4000, .key(.second)), SimEvent(at: 100_500, .open), SimEvent(at: 1_900_000, .pull),
      SimEvent(at: 3_000_000, .kill), SimEvent(at: 4_000_000, .open),
    ]
    return plan
  }()

  @Test("One event of seven is left, one place of two, one hour of two; how many try at once changes nothing")
  func shrinks() async throws {
    let tries = Log<Int>()
    let small = try await SimShrink(keeping: .slot, workers: 1) { tries.append($0.tries) }.shrink(Self.failing)
    let other = try await SimShrink(keeping: .slot, workers: 3).shrink(Self.failing)
    #expect(small == other && tries.all == Array(1...tries.all.count))
    let plan = try #require(small)
    #expect(plan.events.count == 1 && plan.places.count == 1 && plan.hours == 1 && plan.widgets.isEmpty)
    #expect(try await SimRun.carryOut(plan).violations.first?.invariant == .slot)
    var honest = plan
    honest.plant = nil
    #expect(try await SimShrink(keeping: .slot).shrink(honest) == nil)
  }

  @Test("The written test is one that this suite compiles; with the bug in the plan its expectation does not hold")
  func swiftTest() async throws {
    let text = try Tree.text("Tests/AuraSimTests/Seed5SlotTests.swift")
    let body = try #require(text.split(separator: "\"\"\"").dropFirst().first)
    var plan = try SimPlan(
      text: body.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n"))
    #expect(plan.swiftTest(.slot) == text && plan.testName(.slot) == "Seed5SlotTests")
    plan.plant = .slowClock
    #expect(try await SimRun.carryOut(plan).violations.contains { $0.invariant == .slot })
    #expect(plan.swiftTest(.slot).contains("plant slowClock\n"))
  }
}

// SPDX-License-Identifier: MIT

import AuraMock
import AuraModel
import AuraTime
import Testing

@testable import AuraSim

/// The shipping engine through simulated hours: what every run promises.
struct SimRunTests {
  static func plan(_ seed: UInt64, hours: Int, places: Int = 1, hasFaults: Bool = true) -> SimPlan {
    var wish = SwarmPlan.Wish(hours: hours, placeCount: places)
    wish.hasFaults = hasFaults
    return SwarmPlan.make(seed: seed, wish)
  }

  @Test("The same plan, read back from its text, leaves the same trace; another seed differs from a line on")
  func traces() async throws {
    let plan = Self.plan(8, hours: 1)
    let first = try await SimRun.carryOut(plan, options: SimRun.Options(keepsTrace: true))
    let against = SimRun.Options(against: first.lines)
    let second = try await SimRun.carryOut(try SimPlan(text: plan.text), options: against)
    #expect(first.traceHash.utf8.count == 64 && first.requests > 20)
    #expect(second.traceHash == first.traceHash && second.divergence == nil)
    // The same person at the same places, under other skies.
    var reseeded = plan
    reseeded.seed += 1
    let other = try await SimRun.carryOut(reseeded, options: against)
    let found = try #require(other.divergence)
    let recorded = first.lines[found.line - 1]
    #expect(found.line > 1 && found.recorded == recorded && found.found != recorded)
    #expect(other.traceHash != first.traceHash)
  }

  @Test("A plan's text reads back as the plan, for the plans of fifty seeds; of a thousand in the sweep")
  func texts() throws {
    for seed in 0..<50 {
      let plan = Self.plan(UInt64(seed), hours: 72, places: 1 + seed % 54)
      #expect(try SimPlan(text: plan.text) == plan)
    }
    #expect(throws: SimTextError.self) { try SimPlan(text: "seed 1\nplaces 28079\n12 nonsense\n") }
  }

  @Test("What escapes the simulation is told: a real sleep, a task on another thread, a wait for nothing")
  func escapes() async throws {
    let escapes: [@Sendable () async -> Void] = [
      { do { try await SystemTime().sleep(for: .milliseconds(20)) } catch {} },
      {
        // Often: a task that ends before it is waited for comes back on no thread and is not seen. Once one is, no more.
        for _ in 0..<200 where !Task.isCancelled {
          await withTaskGroup(of: Void.self) { group in
            group.addTask(executorPreference: globalConcurrentExecutor) {}
          }
        }
      },
      {
        let (stream, _) = AsyncStream<Int>.makeStream()
        for await _ in stream {}
      },
    ]
    for (number, escape) in escapes.enumerated() {
      let ending: VirtualTime.Ending<Bool> = await VirtualTimeTests.time().drive(on: StepExecutor()) {
        await escape()
        return true
      }
      if case .finished = ending { Issue.record("escape \(number) was not seen") }
    }
  }
}

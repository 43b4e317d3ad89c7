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

  @Test("The same seed leaves the same trace, another seed another; a plan read back from its text is the same run")
  func hashes() async throws {
    let plan = Self.plan(8, hours: 3)
    let first = try await SimRun.carryOut(plan)
    let second = try await SimRun.carryOut(try SimPlan(text: plan.text))
    let other = try await SimRun.carryOut(Self.plan(9, hours: 3))
    #expect(first.traceHash.utf8.count == 64 && first.requests > 20)
    #expect(second.traceHash == first.traceHash && other.traceHash != first.traceHash)
  }

  @Test("A recorded history is held against a run to the first line that differs")
  func divergence() async throws {
    let plan = Self.plan(8, hours: 2)
    let recorded = try await SimRun.carryOut(plan, options: SimRun.Options(keepsTrace: true)).lines
    let same = try await SimRun.carryOut(plan, options: SimRun.Options(against: recorded))
    #expect(same.divergence == nil)
    var slower = plan
    slower.latencyMilliseconds += 1
    let found = try await SimRun.carryOut(slower, options: SimRun.Options(against: recorded)).divergence
    let line = try #require(found?.line)
    #expect(line > 1 && found?.recorded == recorded[line - 1] && found?.found != recorded[line - 1])
  }

  @Test("A plan's text reads back as the plan, for the plans of two hundred seeds")
  func texts() throws {
    for seed in 0..<200 {
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
        // Often: a task that ends before it is waited for comes back on no thread and is not seen.
        for _ in 0..<200 {
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
    for escape in escapes {
      var seams = SimSeams()
      seams.escape = escape
      let result = try await SimRun.carryOut(Self.plan(8, hours: 1), seams: seams, options: SimRun.Options())
      #expect(result.violations.map(\.invariant) == [.escaped])
    }
  }
}

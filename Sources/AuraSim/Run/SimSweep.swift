// SPDX-License-Identifier: MIT

import AuraMock
import Synchronization

/// Many seeds, some at once, and what all of them came to.
package struct SimSweep: Sendable {
  package let seeds: [UInt64]
  package let wish: SwarmPlan.Wish
  /// Carries every so-many-th seed out twice, to see that its trace is the same; 0 for none.
  package let checksEvery: Int

  package init(seeds: [UInt64], wish: SwarmPlan.Wish, checksEvery: Int = 10) {
    (self.seeds, self.wish, self.checksEvery) = (seeds, wish, checksEvery)
  }

  /// What has been done so far.
  package struct Progress: Sendable {
    package var done = 0
    package var failed: [UInt64] = []
  }

  /// What a sweep came to.
  package struct Result: Sendable {
    /// A line a seed that failed, in their order.
    package var failures: [(seed: UInt64, violations: [Violation], count: Int)] = []
    /// How often, in how many of the seeds, and the first of these.
    package var reached: [(state: RareState, count: Int, seeds: Int, seed: UInt64)] = []
    package var faults: [String: Int] = [:]
    package var events = 0
    package var requests = 0
    package var surfaces = 0
    package var hours = 0
    /// Of all traces in the order of the seeds.
    package var hashes: [String] = []

    /// What it never saw.
    package var missed: [RareState] {
      let known = Set(reached.map(\.state))
      return RareState.allCases.filter { !known.contains($0) }
    }

    package var isGood: Bool { failures.isEmpty && missed.isEmpty }
  }

  /// Carries all seeds out, so many at once.
  package func carryOut(
    workers: Int, progress: @escaping @Sendable (Progress) -> Void
  ) async throws -> Result {
    let queue = Queue(count: seeds.count)
    let found = try await withThrowingTaskGroup(of: [(Int, SimResult)].self) { group in
      for _ in 0..<max(1, workers) {
        group.addTask { [self] in try await work(through: queue, progress) }
      }
      var all: [(Int, SimResult)] = []
      for try await part in group { all += part }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
    return Self.sum(found)
  }

  /// Which seed is next, and how all have gone.
  private final class Queue: Sendable {
    private let state = Mutex((next: 0, told: Progress()))
    private let count: Int

    init(count: Int) { self.count = count }

    func next() -> Int? {
      state.withLock { state in
        guard state.next < count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }

    func done(failed seed: UInt64?) -> Progress {
      state.withLock { state in
        state.told.done += 1
        if let seed { state.told.failed.append(seed) }
        return state.told
      }
    }
  }

  @concurrent
  private func work(
    through queue: Queue, _ progress: @Sendable (Progress) -> Void
  ) async throws -> [(Int, SimResult)] {
    var own: [(Int, SimResult)] = []
    while !Task.isCancelled, let index = queue.next() {
      let result = try await run(index)
      own.append((index, result))
      progress(queue.done(failed: result.isGood ? nil : seeds[index]))
    }
    return own
  }

  private func run(_ index: Int) async throws(ScenarioError) -> SimResult {
    let plan = SwarmPlan.make(seed: seeds[index], wish)
    let result = try await SimRun.carryOut(plan)
    guard checksEvery > 0, index % checksEvery == 0 else { return result }
    let again = try await SimRun.carryOut(plan)
    guard again.traceHash != result.traceHash else { return result }
    return result.with(
      Violation(invariant: .escaped, at: 0, detail: "another trace of the same seed: \(again.traceHash)"))
  }

  private static func sum(_ results: [SimResult]) -> Result {
    var sum = Result()
    var seen: [RareState: (count: Int, seeds: Int, seed: UInt64)] = [:]
    for result in results {
      if !result.isGood { sum.failures.append((result.plan.seed, result.violations, result.violationCount)) }
      for (state, count, _) in result.reached {
        seen[state, default: (0, 0, result.plan.seed)].count += count
        seen[state]?.seeds += 1
      }
      for (name, count) in result.faults { sum.faults[name, default: 0] += count }
      sum.events += result.events
      sum.requests += result.requests
      sum.surfaces += result.surfaces
      sum.hours += result.plan.hours
      sum.hashes.append(result.traceHash)
    }
    sum.reached = RareState.allCases.compactMap { state in seen[state].map { (state, $0.count, $0.seeds, $0.seed) } }
    return sum
  }
}

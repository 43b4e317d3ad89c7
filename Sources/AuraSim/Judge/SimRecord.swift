// SPDX-License-Identifier: MIT

import AuraTime
import Synchronization

/// What a run leaves: its trace, what it broke, which rare states it met, and counts.
package final class SimRecord: Sendable {
  private struct State {
    var violations: [Violation] = []
    var violationCount = 0
    var seen: [RareState: (count: Int, first: Int64)] = [:]
    var requests = 0
    var faults: [String: Int] = [:]
    var surfaces = 0
    var isOver = false
  }

  /// More breaches are counted and not told.
  private static let toldViolations = 3 * Invariant.allCases.count

  package let trace: SimTrace
  private let executor: StepExecutor
  /// Whose first breach ends the run.
  private let stopsOn: Invariant?
  private let state = Mutex(State())
  private let secrets = Mutex<SimKeys?>(nil)

  package init(trace: SimTrace, executor: StepExecutor, stopsOn: Invariant? = nil) {
    (self.trace, self.executor, self.stopsOn) = (trace, executor, stopsOn)
  }

  /// From now on no key may stand in the trace.
  func guardSecrets(_ keys: SimKeys) { secrets.withLock { $0 = keys } }

  /// Notes what somebody does.
  func note(_ who: StaticString, _ what: String) {
    executor.checkInside()
    trace.note(who, what)
    if let keys = secrets.withLock({ $0 }), keys.isIn(Array(what.utf8)) {
      breach(.key, "the key is in the trace of \(who)")
    }
  }

  /// Notes a breach.
  func breach(_ invariant: Invariant, _ detail: String) {
    let violation = Violation(invariant: invariant, at: trace.milliseconds, detail: detail)
    trace.note("judge", "\(invariant.rawValue) \(detail)")
    state.withLock { state in
      state.violationCount += 1
      if invariant == stopsOn { state.isOver = true }
      let isTold = state.violations.count(where: { $0.invariant == invariant }) < 3
      if isTold, state.violations.count < Self.toldViolations { state.violations.append(violation) }
    }
  }

  func saw(_ rare: RareState) {
    let now = trace.milliseconds
    state.withLock { $0.seen[rare, default: (0, now)].count += 1 }
  }

  func countRequest() { state.withLock { $0.requests += 1 } }
  func countFault(_ name: String) { state.withLock { $0.faults[name, default: 0] += 1 } }
  func countSurface() { state.withLock { $0.surfaces += 1 } }

  /// Lets a thread that is not the run's use the world: what an escape looks like from inside.
  func checkInside() { executor.checkInside() }

  /// Whether what the run was looking for has happened.
  var isOver: Bool { state.withLock { $0.isOver } }
  package var violations: [Violation] { state.withLock { $0.violations } }
  package var violationCount: Int { state.withLock { $0.violationCount } }
  package var requests: Int { state.withLock { $0.requests } }
  package var surfaces: Int { state.withLock { $0.surfaces } }
  /// Sorted by name.
  package var faults: [(name: String, count: Int)] {
    state.withLock { $0.faults.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
  }
  /// In the order of the cases.
  package var reached: [(state: RareState, count: Int, first: Int64)] {
    state.withLock { state in
      RareState.allCases.compactMap { rare in state.seen[rare].map { (rare, $0.count, $0.first) } }
    }
  }
}

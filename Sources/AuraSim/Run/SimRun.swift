// SPDX-License-Identifier: MIT

package import AuraMock
import AuraTime

/// A whole run: a plan carried out, and what came of it.
package struct SimResult: Sendable {
  package let plan: SimPlan
  /// SHA-256 of the trace, 64 hexadecimal digits.
  package let traceHash: String
  /// Lines of the trace.
  package let traceLines: Int
  /// Events of the plan that happened.
  package let events: Int
  package let requests: Int
  package let surfaces: Int
  package let faults: [(name: String, count: Int)]
  package let reached: [(state: RareState, count: Int, first: Int64)]
  package private(set) var violations: [Violation]
  package private(set) var violationCount: Int
  /// Where it left the history it was held against.
  package let divergence: SimTrace.Divergence?
  /// The trace, where it was kept.
  package let lines: [String]
  /// The server's journal, the newest exchanges of it, where the trace was kept.
  package let journal: Journal

  /// With one more violation.
  func with(_ violation: Violation) -> SimResult {
    var result = self
    result.violations.append(violation)
    result.violationCount += 1
    return result
  }

  package var isGood: Bool { violationCount == 0 && divergence == nil }
}

package enum SimRun {
  /// What is wanted beside the verdict.
  package struct Options: Sendable {
    package var keepsTrace = false
    package var recorded: [String]?
    /// Ends the run at the first breach of this invariant.
    package var stopsOn: Invariant?
    /// Leaves out the calm and what is judged after it.
    package var endsAtCalm = false
    /// Told of milliseconds of the run that are over.
    package var progress: (@Sendable (Int64) -> Void)?
    /// What carries requests to the servers; nil for the way within this process.
    package var carrier: SimCarrier?

    package init(keepsTrace: Bool = false, against recorded: [String]? = nil) {
      (self.keepsTrace, self.recorded) = (keepsTrace, recorded)
    }
  }

  /// Carries out a plan with the shipping engine, with the bug in it that the plan plants.
  package static func carryOut(_ plan: SimPlan, options: Options = Options()) async throws(ScenarioError) -> SimResult {
    try await carryOut(plan, seams: plan.plant?.seams ?? SimSeams(), options: options)
  }

  static func carryOut(_ plan: SimPlan, seams: SimSeams, options: Options) async throws(ScenarioError) -> SimResult {
    let time = VirtualTime(wall: plan.start)
    let executor = StepExecutor()
    let trace = SimTrace(time: time, keepsLines: options.keepsTrace, against: options.recorded)
    let record = SimRecord(trace: trace, executor: executor, stopsOn: options.stopsOn)
    let outside = options.carrier.map { OutsideExchanges(over: $0.transport, executor: executor) }
    let world = try SimWorld(plan, options, seams: seams, time: time, record: record, outside: outside)
    let ending: VirtualTime.Ending<Bool> = await time.drive(on: executor, outside: outside) {
      await world.run()
      return true
    }
    switch ending {
    case .finished: break
    case .stuck: record.breach(.escaped, "everybody waits for something that nothing will bring")
    case .escaped: record.breach(.escaped, "work came from another thread: a real sleep, or an unstructured task")
    }
    return SimResult(
      plan: plan, traceHash: trace.hexadecimal, traceLines: trace.count, events: plan.events.count,
      requests: record.requests, surfaces: record.surfaces, faults: record.faults, reached: record.reached,
      violations: record.violations, violationCount: record.violationCount, divergence: trace.divergence,
      lines: trace.lines, journal: options.keepsTrace ? world.server.mock.journal : Journal(capacity: 1))
  }
}

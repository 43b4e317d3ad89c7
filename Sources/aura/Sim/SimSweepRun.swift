// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraSim

/// A sweep of `aura sim`: many seeds, with rate and time left while it goes.
struct SimSweepRun {
  let options: SimOptions
  let count: Int
  let console: Console

  init(_ options: SimOptions, count: Int, console: Console) {
    (self.options, self.count, self.console) = (options, count, console)
  }

  func run() async throws -> ExitStatus {
    let seeds = (0..<UInt64(count)).map { options.seed &+ $0 }
    let sweep = SimSweep(seeds: seeds, wish: options.wish, checksEvery: options.twice ? 1 : 10)
    let clock = SimProgress()
    let (console, count) = (console, count)
    let result = try await sweep.carryOut(workers: options.workers) { progress in
      guard let rate = clock.rate(of: Double(progress.done)) else { return }
      let left = Int((Double(count - progress.done) / max(rate, 1e-9)).rounded(.up))
      console.message(
        "aura sim: \(progress.done) of \(count) seeds, \(SimReport.rounded(rate)) a second, \(left) s left"
          + (progress.failed.isEmpty ? "" : ", failed: \(progress.failed.map { "\($0)" }.joined(separator: " "))"))
    }
    tell(result, seconds: clock.seconds)
    let isGood = result.failures.isEmpty && (options.isPartial || result.missed.isEmpty)
    return isGood ? .ok : .judgedFalse
  }

  private func tell(_ result: SimSweep.Result, seconds: Double) {
    if options.json {
      console.output(json(result, seconds: seconds))
    } else {
      console.output(
        "\(count) seeds from \(options.seed), \(SimReport.days(options.hours)) each: \(result.events) events, "
          + "\(result.requests) requests, \(result.surfaces) looks at surfaces in \(SimReport.rounded(seconds)) s")
      let faults = result.faults.sorted { $0.key < $1.key }
      console.output("faults: " + faults.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
      console.output(
        "rare states, and in how many seeds: "
          + result.reached.map { "\($0.state.rawValue) \($0.count) in \($0.seeds)" }.joined(separator: ", "))
      console.output("trace of traces: \(SimReport.hash(of: result.hashes))")
    }
    for failure in result.failures {
      console.message("aura sim: seed \(failure.seed): \(failure.count) violations")
      for violation in failure.violations.prefix(3) { console.message("  \(violation)") }
      console.message("  replay: \(options.replay(seed: failure.seed))")
    }
    if !result.missed.isEmpty {
      console.message("aura sim: never reached: \(result.missed.map(\.rawValue).joined(separator: ", "))")
    }
  }

  private func json(_ result: SimSweep.Result, seconds: Double) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.field("seeds", count)
    json.field("traceHash", SimReport.hash(of: result.hashes))
    json.field("events", result.events)
    json.field("requests", result.requests)
    json.field("surfaces", result.surfaces)
    json.field("milliseconds", Int(seconds * 1000))
    SimReport.write(result.faults.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, to: &json)
    SimReport.write(reached: result.reached.map { ($0.state, $0.count) }, to: &json)
    SimReport.write(
      result.failures.flatMap(\.violations), count: result.failures.reduce(0) { $0 + $1.count }, to: &json)
    json.array("failed", result.failures.map { "\($0.seed)" }) { $0.string($1) }
    json.endObject()
    return json.text
  }
}

// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock
import AuraSim

/// One run of `aura sim`: carried out, told, drawn, and cut down where it failed.
struct SimSingleRun {
  let options: SimOptions
  let console: Console

  init(_ options: SimOptions, console: Console) {
    (self.options, self.console) = (options, console)
  }

  func run() async throws -> ExitStatus {
    var plan = try options.plan()
    let recorded = try options.against.map { path in
      String(decoding: try InputFile.read(path), as: UTF8.self).split(separator: "\n").map(String.init)
    }
    let files = try SimFiles(options)
    let clock = SimProgress()
    var wanted = SimRun.Options(keepsTrace: files.needsTrace && !options.shrinks, against: recorded)
    wanted.progress = Self.progress(of: plan, clock, console)
    var result = try await SimRun.carryOut(plan, options: wanted)
    let report = SimReport(result: result, seconds: clock.seconds)
    if options.json {
      console.output(report.json)
    } else {
      for line in report.lines { if files.hasOutput { console.message(line) } else { console.output(line) } }
    }
    var isGood = result.isGood
    if options.twice { isGood = try await isSame(plan, result) && isGood }
    if !isGood { console.message("aura sim: replay: \(options.replay())") }
    if options.shrinks {
      if let first = result.violations.first {
        plan = try await SimShrinking(
          workers: options.workers, planPath: options.output("plan"), console: console
        ).shrink(plan, keeping: first.invariant)
        result = try await SimRun.carryOut(plan, options: SimRun.Options(keepsTrace: files.needsTrace))
        for violation in result.violations where violation.invariant == first.invariant {
          console.message("aura sim: after shrinking: \(violation)")
        }
      } else {
        console.message("aura sim: nothing to shrink: every invariant holds")
        if files.needsTrace {
          result = try await SimRun.carryOut(plan, options: SimRun.Options(keepsTrace: true))
        }
      }
    }
    try files.write(result, console: console)
    return isGood ? .ok : .judgedFalse
  }

  /// Days that are over, with rate and time left.
  static func progress(
    of plan: SimPlan, _ clock: SimProgress, _ console: Console
  ) -> @Sendable (Int64) -> Void {
    { milliseconds in
      let done = Double(milliseconds) / 86_400_000
      guard let rate = clock.rate(of: done) else { return }
      let days = Double(plan.endAt) / 86_400_000
      let left = Int(((days - done) / max(rate, 1e-9)).rounded(.up))
      console.message(
        "aura sim: \(SimReport.rounded(done)) of \(SimReport.rounded(days)) days, \(SimReport.rounded(rate)) a second, "
          + "\(left) s left")
    }
  }

  /// Whether a second run leaves the same trace.
  private func isSame(_ plan: SimPlan, _ first: SimResult) async throws -> Bool {
    let second = try await SimRun.carryOut(plan)
    guard second.traceHash != first.traceHash else { return true }
    console.message("aura sim: escaped: the same plan left another trace, \(second.traceHash)")
    return false
  }
}

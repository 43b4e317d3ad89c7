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
    var plan = try plan()
    let files = try SimFiles(options)
    let recorded = try options.against.map { path in
      String(decoding: try InputFile.read(path), as: UTF8.self).split(separator: "\n").map(String.init)
    }
    let keepsTrace = files.needsTrace
    let clock = SystemTime()
    let started = clock.now
    var result = try await SimRun.carryOut(
      plan, options: SimRun.Options(keepsTrace: keepsTrace && !options.shrinks, against: recorded))
    let report = SimReport(result: result, seconds: SimTime.seconds(from: started, to: clock.now))
    if options.json { console.output(report.json) } else { for line in report.lines { console.output(line) } }
    var isGood = result.isGood
    if options.twice { isGood = try await isSame(plan, result) && isGood }
    if !isGood {
      console.message("aura sim: replay: aura sim \(Self.replay(options))")
    }
    if options.shrinks, let first = result.violations.first {
      plan = try await SimShrinking(console: console).shrink(plan, keeping: first.invariant)
      result = try await SimRun.carryOut(plan, options: SimRun.Options(keepsTrace: keepsTrace))
      for violation in result.violations { console.message("aura sim: after shrinking: \(violation)") }
    }
    try files.write(result, console: console)
    return isGood ? .ok : .judgedFalse
  }

  private func plan() throws -> SimPlan {
    guard let path = options.planPath else { return SwarmPlan.make(seed: options.seed, options.wish) }
    let text = String(decoding: try InputFile.read(path), as: UTF8.self)
    return try SimPlan(text: text)
  }

  /// Whether a second run leaves the same trace.
  private func isSame(_ plan: SimPlan, _ first: SimResult) async throws -> Bool {
    let second = try await SimRun.carryOut(plan)
    guard second.traceHash != first.traceHash else { return true }
    console.message("aura sim: escaped: the same plan left another trace, \(second.traceHash)")
    return false
  }

  /// The words that bring the run back.
  static func replay(_ options: SimOptions) -> String {
    if let path = options.planPath { return "--scenario \(path)" }
    var words = "--seed \(options.seed) --days \(options.hours / 24)"
    if let start = options.start { words += " --start \(start)" }
    if let count = options.placeCount { words += " --places \(count)" }
    if !options.hasFaults { words += " --calm" }
    return words
  }
}

/// Real time between two moments.
enum SimTime {
  static func seconds(from start: Moment, to end: Moment) -> Double {
    let (seconds, attoseconds) = start.duration(to: end).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

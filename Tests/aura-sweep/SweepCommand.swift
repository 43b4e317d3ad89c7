// SPDX-License-Identifier: MIT

import AuraChance
import AuraCommand

/// Runs named sweeps, or all, and fails when one fails, tried nothing or is not known.
struct SweepCommand: Command {
  static let name = "aura-sweep"
  static let summary = "long checks in release builds"
  static let grammar = Arguments.Grammar(options: ["count", "seed"], switches: ["list"])
  static let help = """
    Usage: aura-sweep [NAME…] [--count N] [--seed S] [--list]

    Long checks that would make `swift test` slow. Without names, all of them but the tables, which print much and
    judge nothing.

    Examples:
      swift run -c release aura-sweep
      swift run -c release aura-sweep json-mutations --count 1000000 --seed 8
      swift run -c release aura-sweep weather-table --count 3
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    if arguments.has("list") {
      for sweep in sweeps + tables { console.output(sweep.name) }
      return .ok
    }
    let chosen = try arguments.operands.map { name in
      guard let sweep = (sweeps + tables).first(where: { $0.name == name }) else {
        throw UsageError("unknown sweep \(name)")
      }
      return sweep
    }
    let count = try arguments.number("count", in: 1...Int.max)
    let seed = UInt64(try arguments.number("seed", in: 0...Int.max) ?? 7)
    var isClean = true
    for sweep in chosen.isEmpty ? sweeps : chosen {
      let start = ContinuousClock().now
      let report = try await sweep.run(count ?? sweep.defaultCount, SeedStream(seed: seed).stream(sweep.name))
      let elapsed = start.duration(to: ContinuousClock().now)
      let passed = report.failures.isEmpty && report.tried > 0
      isClean = isClean && passed
      for figure in report.figures { console.output("  \(figure)") }
      for failure in report.failures.prefix(20) { console.output("  FAILED \(failure)") }
      if report.failures.count > 20 { console.output("  … and \(report.failures.count - 20) more") }
      console.output(
        "\(passed ? "pass" : "FAIL") \(sweep.name): \(report.tried) \(sweep.unit), seed \(seed), \(elapsed)")
    }
    return isClean ? .ok : .judgedFalse
  }
}

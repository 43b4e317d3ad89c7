// SPDX-License-Identifier: MIT

import AuraCommand
import AuraFixtures
import AuraKit

/// `aura-bench`: times named groups, ours beside the peers, and prints a table or JSON.
struct BenchCommand: Command {
  static let name = "aura-bench"
  static let summary = "benchmarks, ours beside what a user would pick instead"
  static let grammar = Arguments.Grammar(
    options: ["at", "cold", "compare", "export", "floors", "peak", "plant", "rounds"],
    switches: ["growth", "json", "kernels", "list"])
  static let help = """
    Usage: aura-bench [NAME…] [--list] [--rounds N] [--json] [--compare OLD.json] [--floors FILE]
           aura-bench --growth [NAME…] [--rounds N] [--json]
           aura-bench --kernels [NAME…] [--plant NAME]
           aura-bench --export FOLDER
           aura-bench --peak FILE --at T

    Times groups (or single benchmarks) in turn and prints best, median and spread per operation. Run it in release:
    times of a debug build mean nothing. Results are compared for equality before anything is timed.

      --list          one name a line
      --rounds N      rounds of about 60 ms each, 3…1000 (default 9)
      --json          the figures as JSON on standard output
      --compare FILE  adds the ratio to an earlier --json
      --floors FILE   status 1 when a ratio is below its floor; lines of NAME,FLOOR; runs what it names
      --growth        how cost grows with size: figures, the fitted exponent, and why
      --kernels       no times: kernels that callgrind and the allocation counter watch, NAME,ROUNDS,ALLOCATIONS a line
      --plant NAME    that kernel does a fiftieth more than it says
      --cold FOLDER   makes one snapshot of an export with JSONDecoder, as a cold process would
      --export FOLDER writes the inputs, and what is made of them, for programs that are compared with ours
      --peak FILE     times nothing: reads national observations for one place at T and says the most memory held

    Where Benchmarks/counter is preloaded, allocations and the most bytes live at once are reported too.

    Examples:
      swift run -c release aura-bench
      swift run -c release aura-bench decode --json > new.json
      swift run -c release aura-bench decode --compare old.json
      aura-bench --peak todas.json --at 2026-08-26T10:55Z
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    if let path = arguments.value("peak") {
      guard let moment = try arguments.instant("at", in: .utc) else { throw UsageError("--peak needs --at T") }
      console.output(try PeakMemory.observations(path: path, at: moment))
      return .ok
    }
    let rounds = try arguments.number("rounds", in: 3...1000) ?? 9
    if arguments.has("kernels") { return try kernels(arguments, console) }
    if arguments.has("growth") { return try await growth(arguments, rounds: rounds, console) }
    if let folder = arguments.value("cold") { return try cold(from: folder, console) }
    if let folder = arguments.value("export") { return try await export(to: folder, console) }
    let floors = try arguments.value("floors").map { try RatioFloors(path: $0) }
    let names = arguments.operands.isEmpty ? floors?.names ?? [] : arguments.operands
    let context = BenchContext(recordings: Fixtures.recordings)
    let old = try arguments.value("compare").map { try EarlierRun(path: $0) }
    if arguments.has("list") {
      for group in groups {
        for benchmark in try await group.prepare(context) { console.output(benchmark.name) }
      }
      return .ok
    }
    var measured: [Measurement] = []
    var unknown = Set(names)
    for group in groups {
      let isNamed = names.contains(group.name)
      let mayHold = names.isEmpty || isNamed || unknown.contains { $0.hasPrefix(group.name + "/") }
      guard mayHold else { continue }
      unknown.remove(group.name)
      var benchmarks = try await group.prepare(context)
      if !names.isEmpty && !isNamed {
        let named = benchmarks.filter { names.contains($0.name) }
        let baselines = Set(named.compactMap(\.baseline))
        benchmarks = benchmarks.filter { names.contains($0.name) || baselines.contains($0.name) }
        for benchmark in named { unknown.remove(benchmark.name) }
      }
      measured += try await Measurement.run(benchmarks, rounds: rounds) { console.message("\(group.name): \($0)") }
    }
    guard unknown.isEmpty else { throw UsageError("unknown benchmark \(unknown.sorted().joined(separator: ", "))") }
    if arguments.has("json") {
      console.output(BenchReport.json(measured, rounds: rounds))
    } else {
      console.output(BenchReport.markdown(measured, old: old))
    }
    let short = floors?.missed(by: measured) ?? []
    for line in short { console.message("below the floor: \(line)") }
    return short.isEmpty ? .ok : .judgedFalse
  }
}

// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock

/// `aura load`: the real client and pacer under load, against the mock, judged by both clocks.
struct LoadCommand: Command {
  static let name = "aura load"
  static let summary = "the real client and pacer under load, against the mock"
  static let grammar = Arguments.Grammar(
    options: [
      "speed", "minutes", "shape", "apps", "profile", "base", "latency", "seed", "journal", "csv", "svg", "html",
      "ledger",
    ], switches: ["real", "virtual", "json"])
  static let help = """
    Usage: aura load [--real | --speed X | --virtual] --minutes M [--shape S] [--profile P] [--base URL] [--json]

    Drives the engine's own client and pacer against the mock and counts, on the client's clock when calls were sent and
    on the server's when they arrived, the most in any window of every limit. Exit 1 when one is above its limit.

      --virtual       no time passes: a minute takes some milliseconds, the same each time (default)
      --speed X       clocks run X times as fast, 0.1 to 1000
      --real          as it would be; --base needs it, or --speed when aura-mock runs at the same speed
      --minutes M     how long, on the load's clock, 1 to 300
      --shape S       \(LoadShape.allCases.map { "\($0.rawValue) (\($0.about))" }.joined(separator: ",\n                      "))
      --apps N        how many processes, 1 to 16: 3 for apps, else 1; several share one ledger
      --profile P     the limits kept and judged: \(PacingProfile.all.map(\.name).joined(separator: ", "));
                      \(LoadOptions.defaultProfile.name) unless given
      --base URL      an aura-mock that runs, instead of one in this process; its journal must be open
      --latency MS    median round trip to the mock in this process, 0 to 10000 (default 230)
      --seed N        of arrivals and latencies (default 1)
      --ledger DIR    keeps the spend in a file of that folder, shared with other loads on this machine; with --real
      --journal FILE  the arrivals as the server stamped them, a line of JSON each
      --csv FILE      every call: when it was asked for, sent, arrived and answered
      --svg FILE      the sliding window over time, as a picture; --html FILE with the figures beside it
      --json          the report as one object

    Examples:
      aura load --minutes 10
      aura load --speed 60 --minutes 10 --shape restart --json
      aura load --virtual --minutes 60 --shape apps --apps 5 --html load.html
      aura-mock --port 8787 --scenario quiet &  aura load --real --minutes 3 --base http://127.0.0.1:8787
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    guard arguments.operands.isEmpty else { throw UsageError("no operand is expected, found \(arguments.operands[0])") }
    let options = try LoadOptions(arguments)
    // Files are opened before the load, not after half an hour of it.
    let outputs = try LoadOutputs(options)
    let run: LoadRun
    do throws(LoadFailure) {
      run = try await LoadRun.carryOut(options, console: console)
    } catch {
      console.message("\(name): \(error)")
      return error.exitStatus
    }
    let report = LoadReport(run, options: options)
    try outputs.write(run, report)
    if options.json { console.output(report.json) } else { for line in report.lines { console.output(line) } }
    for excess in report.excesses { console.message("\(name): \(excess)") }
    return report.excesses.isEmpty ? .ok : .judgedFalse
  }
}

// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// Looks at what the engine stands on and says what is wrong: clock, key, shared folder, engine, live AEMET.
struct DoctorCommand: Command {
  static let name = "aura doctor"
  static let summary = "what is wrong with clock, key, folder or network"
  static let grammar = Arguments.Grammar(options: ["cache", "base", "at"], switches: ["live", "json"])
  static let help = """
    Usage: aura doctor [--cache DIR] [--live] [--base URL] [--at T] [--json]

    Looks at what the engine stands on, one line each: the clock, the key in AEMET_API_KEY (what it says of its own end;
    no part of it is printed), one reading of the whole engine from the mock inside this process, the folder that app
    and widgets share with the pacer's ledger, the recordings that tests can read. Nothing is written.

      --cache DIR  the shared folder to look at
      --live       also one reading of Madrid from AEMET: two calls of the key's 50 a minute
      --base URL   the same from another address, aura-mock's for example; a key is made up when none is set
      --at T       the moment to judge by, now unless told
      --json       one object

    Exit status: 0 nothing is bad, else that of the first thing that is: 65 something kept cannot be read, 66 no such
    folder, 69 unreachable, 70 a wrong clock or a broken engine, 74 the server failed, 75 limit reached, 77 key.

    Examples:
      aura doctor
      aura doctor --cache group.com.mab.Aura
      AEMET_API_KEY=… aura doctor --live --json
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    if let word = arguments.operands.first { throw UsageError("expected no operand, found \"\(word)\"") }
    let base = try arguments.value("base").map { text in
      guard let base = WebAddress(text) else { throw UsageError("--base expects an address, found \"\(text)\"") }
      return base
    }
    let time = SystemTime()
    let moment = try arguments.instant("at", in: .peninsula) ?? time.wall
    let key = EnvironmentKey().readKey()
    let needsKey = arguments.has("live") && base == nil
    var findings = [
      Examination.clock(moment), Examination.key(key, at: moment, isNeeded: needsKey),
      Examination.engine(at: moment), Examination.recordings(),
    ]
    let path = arguments.value("cache")
    if let path { findings += FolderExamination.findings(of: path, at: moment, time: time) }
    if arguments.has("live") || base != nil {
      findings += await LiveExamination(base: base, key: key, time: time).findings()
    }
    let report = DoctorReport(moment: moment, findings: findings)
    console.output(arguments.has("json") ? report.json : report.text)
    return report.status
  }
}

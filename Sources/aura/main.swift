// SPDX-License-Identifier: MIT

import AuraCommand

/// The subcommands, in the order `aura --help` lists them.
let subcommands: [any Command.Type] = [
  DecodeCommand.self,
  SunCommand.self,
  CorpusCommand.self,
  RecordCommand.self,
  LoadCommand.self,
  PlanCommand.self,
  DoctorCommand.self,
  PreviewCommand.self,
  SimCommand.self,
]

let console = Console()
let words = commandWords()
guard let first = words.first, first != "--help" else {
  console.output(auraHelp(subcommands))
  exitProcess(words.isEmpty ? .usage : .ok)
}
guard let subcommand = subcommands.first(where: { $0.name == "aura \(first)" }) else {
  console.message("aura: unknown command \"\(first)\"")
  console.message("Try: aura --help")
  exitProcess(.usage)
}
exitProcess(await subcommand.main(words.dropFirst()))

private func auraHelp(_ subcommands: [any Command.Type]) -> String {
  let rows = subcommands.map { command in
    "  " + command.name + String(repeating: " ", count: max(1, 16 - command.name.count)) + command.summary
  }
  return """
    Usage: aura COMMAND [OPTIONS]

    The workshop of the Aura weather engine. Not affiliated with AEMET or MITECO.

    \(rows.joined(separator: "\n"))

    Each command has its own help: aura COMMAND --help
    """
}

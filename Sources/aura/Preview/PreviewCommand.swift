// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock
import AuraPreview

/// Draws every surface of a place at a moment.
struct PreviewCommand: Command {
  static let name = "aura preview"
  static let summary = "every card, widget and complication of a place, drawn"
  static let grammar = Arguments.Grammar(
    options: ["out", "at", "scenario", "snapshot", "port"], switches: ["gallery", "compare", "serve"])
  static let help = """
    Usage: aura preview INE --out DIR [--at T] [--scenario NAME|FILE]
           aura preview --snapshot FILE|- --out DIR [--at T]
           aura preview --gallery --out DIR [--at T] [--scenario NAME|FILE]
           aura preview --compare DIR DIR --out DIR
           aura preview --serve [INE] [--port N] [--scenario NAME|FILE]

    All surfaces of a municipality on one page, index.html, and each as an SVG of its own, with its values in
    surfaces.tsv. The weather is the mock's, through the real decoders; the same moment is the same bytes. No script, no
    outside asset; light and dark as the reader's system has it.

      --out DIR       where the files go; made where it is not there
      --at T          the moment, on the clocks of the place, or an instant with Z or an offset; now unless given
      --scenario S    \(Scenario.bundledNames.joined(separator: ", ")), or a file
      --snapshot F    a line of docs/SNAPSHOT.md in the mock's place; --at is how it looks at a later moment
      --gallery       a widget of each of the 54 capitals
      --compare A B   what differs between two folders that this command wrote
      --serve         a page of the mock's console, with a mock to steer: /_aura/pages/surfaces; port 8788 unless given

    Examples:
      aura preview 28079 --out page --at 2026-08-26T12:20
      aura preview 46250 --out dana --scenario dana-valencia-2024
      aura preview --compare page dana --out difference
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    let modes = ["gallery", "compare", "serve"].filter(arguments.has)
    guard modes.count <= 1 else { throw UsageError("--\(modes[0]) and --\(modes[1]) exclude each other") }
    if modes == ["serve"] { return try PreviewServing.run(arguments, console: console) }
    guard let folder = arguments.value("out") else { throw UsageError("--out is missing") }
    do {
      switch modes.first {
      case "gallery": return try PreviewWriting(folder, console).gallery(arguments)
      case "compare": return try PreviewWriting(folder, console).compare(arguments.operands)
      default: return try PreviewWriting(folder, console).place(arguments)
      }
    } catch let error as ScenarioError {
      console.message("\(name): \(error)")
      if case .unknownName = error { return .notFound }
      return .unreadableInput
    } catch let error as InputFileError {
      console.message("\(name): \(error)")
      return error.exitStatus
    }
  }
}

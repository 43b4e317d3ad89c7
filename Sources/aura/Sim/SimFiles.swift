// SPDX-License-Identifier: MIT

import AuraCommand
import AuraSim

/// The files of a run that were asked for; opened before it, so that a wrong path is told at once.
struct SimFiles {
  private let options: SimOptions

  init(_ options: SimOptions) throws(InputFileError) {
    self.options = options
    for output in options.outputs where output.path != "-" { try InputFile.write([], to: output.path) }
  }

  /// Whether the lines of the trace are wanted.
  var needsTrace: Bool { ["log", "timeline", "html", "svg"].contains { options.output($0) != nil } }

  /// Whether one of them is standard output, so that nothing else may go there.
  var hasOutput: Bool { options.outputs.contains { $0.path == "-" } }

  func write(_ result: SimResult, console: Console) throws {
    for output in options.outputs {
      let bytes = Array(try text(output.option, of: result).utf8)
      if output.path == "-" {
        console.output(bytes: bytes)
      } else {
        try InputFile.write(bytes, to: output.path)
      }
    }
  }

  private func text(_ option: String, of result: SimResult) throws -> String {
    switch option {
    case "plan": result.plan.text
    case "log": result.lines.joined(separator: "\n") + "\n"
    case "swift": result.plan.swiftTest(result.violations.first?.invariant ?? .newest)
    case "mock": try result.plan.scenarioFile()
    case "timeline": SimTimeline(result).text
    case "svg": SimPicture(result).svg
    case "html": SimPage(result).html
    default: preconditionFailure("an output without a text: \(option)")
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraCommand
import AuraSim

/// The files of a run that was asked for; opened before it, so that a wrong path is told at once.
struct SimFiles {
  private let options: SimOptions

  init(_ options: SimOptions) throws(InputFileError) {
    self.options = options
    for path in [
      options.planOut, options.logOut, options.timelineOut, options.htmlOut, options.svgOut, options.swiftOut,
      options.scenarioOut,
    ] {
      if let path, path != "-" { try InputFile.write([], to: path) }
    }
  }

  /// Whether the lines of the trace are wanted.
  var needsTrace: Bool {
    options.logOut != nil || options.timelineOut != nil || options.htmlOut != nil || options.svgOut != nil
  }

  func write(_ result: SimResult, console: Console) throws {
    func put(_ text: @autoclosure () throws -> String, _ path: String?) throws {
      guard let path else { return }
      if path == "-" {
        console.output(bytes: Array(try text().utf8))
      } else {
        try InputFile.write(Array(try text().utf8), to: path)
      }
    }
    let plan = result.plan
    try put(plan.text, options.planOut)
    try put(result.lines.joined(separator: "\n") + "\n", options.logOut)
    try put(plan.swiftTest(result.violations.first?.invariant ?? .newest), options.swiftOut)
    try put(try plan.scenarioFile(), options.scenarioOut)
    try put(SimTimeline(result).text, options.timelineOut)
    try put(SimPicture(result).svg, options.svgOut)
    try put(SimPicture(result).html, options.htmlOut)
  }
}

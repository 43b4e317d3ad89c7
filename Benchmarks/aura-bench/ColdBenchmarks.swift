// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import Foundation

extension BenchmarkGroup {
  /// Whole processes, from their start to their end, of the commands that were built beside this one. None where they
  /// were not built.
  static let cold = BenchmarkGroup(name: "cold") { _ in
    let here = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let folder = NSTemporaryDirectory() + "aura-bench-cold"
    try InputFolder.make(folder)
    for file in try SnapshotInput(placeCount: 1).exported {
      try InputFile.write(file.bytes, to: "\(folder)/\(file.name)")
    }
    let words = ["28079", "2026-08-25T10:30Z"] + ["daily", "hourly", "observations"].map { "\(folder)/\($0).json" }
    let processes: [(name: String, input: String, words: [String])] = [
      ("aura-cold", "both forecasts and 1 MB of observations to a snapshot, no Foundation", words),
      ("aura-smoke", "--mock 28065: mock, client, pacer, forecast", ["--mock", "28065"]),
      ("aura", "sun 28079 --year 2026: 365 rows", ["sun", "28079", "--year", "2026"]),
    ]
    return try processes.compactMap { name, input, words in
      let program = here.appendingPathComponent(name)
      let isThere = InputFolder.names(in: here.path, endingWith: name).contains(name)
      guard isThere else { return nil }
      let process = ColdProcess(program: program, words: words)
      guard try process.run() > 200 else { throw ResultsDiffer("\(name) prints next to nothing") }
      return Benchmark("cold/\(name)", unit: "process", input: input) { try process.run() }
    }
  }
}

/// A command run to its end.
private struct ColdProcess: Sendable {
  let program: URL
  let words: [String]

  /// Bytes of its standard output.
  func run() throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = words
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile().count
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ResultsDiffer("\(program.lastPathComponent) ended with \(process.terminationStatus)")
    }
    return bytes
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The machine's own `tar` and `gzip`: a second opinion on every container.
enum MachineTools {
  /// What a tool answered.
  struct Answer {
    let status: Int32
    let output: [UInt8]

    var lines: [String] { String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init) }
  }

  static func path(of tool: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + tool }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  static func has(_ tools: String...) -> Bool {
    tools.allSatisfy { path(of: $0) != nil }
  }

  /// Runs a tool over files in a folder and returns its exit status and standard output.
  static func run(_ tool: String, _ arguments: [String], in folder: URL) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path(of: tool)))
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(status: process.terminationStatus, output: [UInt8](bytes))
  }

  /// Calls a function with an empty folder of its own and removes it afterwards.
  static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aura-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the test, counted and with its reason, where the machine lacks a tool.
  static func needsTools(_ tools: String...) -> Self {
    .enabled(
      if: tools.allSatisfy { MachineTools.path(of: $0) != nil }, "the machine has no \(tools.joined(separator: " or "))"
    )
  }
}

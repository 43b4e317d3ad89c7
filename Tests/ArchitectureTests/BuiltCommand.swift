// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A command of this package, run by its path beside the tests as a user would run it.
enum BuiltCommand {
  struct Answer {
    let status: Int32
    let output: String
    let messages: String
  }

  /// Where a built product lies.
  static func path(of product: String) -> String {
    // On Linux the runner itself lies in the folder of the products; on macOS it is inside a bundle beside them.
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    repeat { folder.deleteLastPathComponent() } while folder.path.contains(".xctest")
    return folder.appendingPathComponent(product).path
  }

  /// Runs a built product with arguments, and with settings of the environment (nil to unset), and returns what it
  /// printed.
  static func run(
    _ product: String, _ arguments: [String], environment: [String: String?] = [:]
  ) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: product))
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment.compactMapValues { $0 }) { $1 }
      .filter { environment[$0.key] != .some(nil) }
    let output = Pipe()
    let messages = Pipe()
    process.standardOutput = output
    process.standardError = messages
    process.standardInput = FileHandle.nullDevice
    try process.run()
    // Messages are short: they fit the pipe while the output is read.
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let told = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      messages: String(decoding: told, as: UTF8.self))
  }
}

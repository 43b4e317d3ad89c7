// SPDX-License-Identifier: MIT

import AuraTestSupport
import Testing

/// The built `aura-mock`, started by its path and stopped by a signal.
struct RunningMock {
  let process: ChildProcess
  /// The first line of standard output; nil when it ended without one.
  let readyLine: String?

  /// Starts it and waits for its first line. A limit on open files is set by the shell that starts it.
  init(_ arguments: [String], openFiles: Int? = nil) throws {
    // On Linux the runner of the tests lies beside the built commands.
    let runner = CommandLine.arguments[0]
    let path = runner[..<(runner.lastIndex(of: "/") ?? runner.startIndex)] + "/aura-mock"
    let limit = openFiles.map { ["/bin/sh", "-c", "ulimit -n \($0); exec \"$0\" \"$@\""] } ?? []
    process = try ChildProcess(limit + [String(path)] + arguments)
    readyLine = process.line()
  }

  /// The port of the address on the ready line, as a script would take it.
  var port: Int {
    get throws {
      let address = try #require(readyLine?.split(separator: " ").first { $0.hasPrefix("http://127.0.0.1:") })
      return try #require(Int(address.dropFirst(17)))
    }
  }
}

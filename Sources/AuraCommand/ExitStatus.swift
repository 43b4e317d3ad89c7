// SPDX-License-Identifier: MIT

/// The exit statuses of every command; `docs/COMMANDS.md` lists them. Numbers follow BSD's `sysexits`.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  case ok = 0
  /// The thing judged is false: a limit broken, a corpus dirty, a client that misbehaved.
  case judgedFalse = 1
  case usage = 64
  /// The input cannot be read as what it should be.
  case unreadableInput = 65
  /// Fixtures or a file not found.
  case notFound = 66
  /// No data for that code or place.
  case noData = 67
  /// The host is unreachable: no name, refused, timed out, reset.
  case unreachable = 69
  /// A failure of our own.
  case software = 70
  /// The server failed or its answer made no sense.
  case serverFailed = 74
  /// The request limit was reached.
  case quota = 75
  /// The key is missing, malformed, expired or rejected.
  case key = 77
}

/// A mistake in how a command was called; printed with the command's usage, exit status 64.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}

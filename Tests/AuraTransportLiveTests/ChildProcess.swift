// SPDX-License-Identifier: MIT

import Foundation

/// A program run by a test, its standard output readable line by line.
///
/// Foundation's `Process` waits for an end by spinning on a run loop, which never comes to rest off the main thread.
struct ChildProcess {
  private let identifier: pid_t
  private let output: Int32

  init(_ words: [String]) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    var actions = fileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // Connections of other tests must not live on in the child.
    for descriptor in Int32(3)..<1024 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, words[0], &actions, nil, &arguments, environ)
    close(ends[1])
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
    (identifier, output) = (child, ends[0])
  }

  /// Reads up to the first line that begins so; nil when the output ends before.
  func line(beginning prefix: String) -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1 {
      if byte != 0x0A {
        line.append(byte)
      } else if case let text = String(decoding: line, as: UTF8.self), text.hasPrefix(prefix) {
        return text
      } else {
        line = []
      }
    }
    return nil
  }

  /// Waits for the end, killing first when told to, and returns the wait status: 0 for success.
  ///
  /// A gentler signal may be blocked: a child inherits the mask of the thread that spawned it.
  @discardableResult
  func end(killing: Bool = false) -> Int32 {
    if killing { kill(identifier, SIGKILL) }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    close(output)
    return status
  }
}

#if canImport(Darwin)
  private func fileActions() -> posix_spawn_file_actions_t? { nil }
#else
  private func fileActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
#endif

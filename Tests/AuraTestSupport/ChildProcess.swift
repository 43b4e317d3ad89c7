// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program run by a test: its standard output line by line, what it said on standard error, and how it ended.
///
/// Foundation's `Process` waits for an end by spinning on a run loop, which never comes to rest off the main thread.
public final class ChildProcess {
  /// A call of the system that failed.
  public struct Failure: Error {
    public let call: String
    public let code: Int32
  }

  private let identifier: pid_t
  private let output: Int32
  private let messages: Int32
  private var waitStatus: Int32?

  /// Starts a program, its path first.
  public init(_ words: [String]) throws {
    var outputEnds: [Int32] = [0, 0]
    var messageEnds: [Int32] = [0, 0]
    guard pipe(&outputEnds) == 0, pipe(&messageEnds) == 0 else { throw Failure(call: "pipe", code: errno) }
    var actions = noFileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, outputEnds[1], 1)
    posix_spawn_file_actions_adddup2(&actions, messageEnds[1], 2)
    // Connections of other tests must not live on in the child.
    for descriptor in Int32(3)..<1024 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    // A child inherits the mask of the thread that starts it: signals are let through again.
    var attributes = noAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, words[0], &actions, &attributes, &arguments, environ)
    close(outputEnds[1])
    close(messageEnds[1])
    guard code == 0 else {
      close(outputEnds[0])
      close(messageEnds[0])
      throw Failure(call: "posix_spawn \(words[0])", code: code)
    }
    (identifier, output, messages) = (child, outputEnds[0], messageEnds[0])
  }

  deinit {
    end(by: SIGKILL)
    close(output)
    close(messages)
  }

  /// Reads up to the first line that begins so; nil when the output ends before.
  public func line(beginning prefix: String = "") -> String? {
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

  /// Sends a signal and does not wait.
  public func send(_ signal: Int32) {
    if waitStatus == nil { kill(identifier, signal) }
  }

  /// Sends a signal, waits for the end and returns the wait status: 0 for success. Later calls return the same.
  @discardableResult
  public func end(by signal: Int32? = nil) -> Int32 {
    if let waitStatus { return waitStatus }
    if let signal { kill(identifier, signal) }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    waitStatus = status
    return status
  }

  /// The status of a program that exited, or nil for one that a signal ended. Waits for the end.
  public func exitStatus(after signal: Int32? = nil) -> Int32? {
    let status = end(by: signal)
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  /// What it said on standard error; to be read after the end.
  public func messageText() -> String {
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(messages, &chunk, chunk.count), count > 0 { text += chunk[..<count] }
    return String(decoding: text, as: UTF8.self)
  }
}

#if canImport(Darwin)
  private func noFileActions() -> posix_spawn_file_actions_t? { nil }
  private func noAttributes() -> posix_spawnattr_t? { nil }
#else
  private func noFileActions() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  private func noAttributes() -> posix_spawnattr_t { posix_spawnattr_t() }
#endif

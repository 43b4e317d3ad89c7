// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where commands print: results alone on standard output, progress and messages on standard error.
public struct Console: Sendable {
  public init() {}

  /// Prints a line of result.
  public func output(_ line: String) {
    write(Array((line + "\n").utf8), to: 1)
  }

  /// Prints bytes of result as they are.
  public func output(bytes: [UInt8]) {
    write(bytes, to: 1)
  }

  /// Prints a line of progress or an error message.
  public func message(_ line: String) {
    write(Array((line + "\n").utf8), to: 2)
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, buffer.baseAddress! + sent, buffer.count - sent)
        #elseif canImport(Glibc)
          let count = Glibc.write(descriptor, buffer.baseAddress! + sent, buffer.count - sent)
        #else
          let count = Musl.write(descriptor, buffer.baseAddress! + sent, buffer.count - sent)
        #endif
        // A reader that went away (`| head`) ends the output, not the command.
        if count < 0 && errno != EINTR { return }
        sent += max(0, count)
      }
    }
  }
}

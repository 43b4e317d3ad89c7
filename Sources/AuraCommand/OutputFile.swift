// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that grows line by line while the command runs; each line is in the file once `append` returns.
public final class OutputFile: Sendable {
  private let descriptor: Int32

  /// Empties the file, or makes it.
  ///
  /// - Throws: `InputFileError` when it cannot be written.
  public init(emptying path: String) throws(InputFileError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, mode_t(0o644))
    guard descriptor >= 0 else { throw .unreadable(path: path, detail: String(cString: strerror(errno))) }
  }

  deinit {
    _ = close(descriptor)
  }

  /// Writes a line and its end; false when the system would not take all of it.
  @discardableResult
  public func append(line: String) -> Bool {
    append(Array((line + "\n").utf8))
  }

  /// Writes bytes, several lines for example; false when the system would not take all of them.
  @discardableResult
  public func append(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + written, $0.count - written) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}

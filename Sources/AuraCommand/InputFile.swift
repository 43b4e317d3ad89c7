// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads and writes the files named on a command line, without Foundation. `-` is standard input.
public enum InputFile {
  /// Reads a whole file, up to a limit.
  ///
  /// - Throws: `InputFileError` when there is no such file, it cannot be read, or it is longer than the limit.
  public static func read(_ path: String, limitBytes: Int = 256 << 20) throws(InputFileError) -> [UInt8] {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .notFound(path: path, detail: lastErrorText()) }
    defer { if descriptor != 0 { _ = close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(path: path, detail: lastErrorText()) }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limitBytes else { throw .tooLong(path: path, limitBytes: limitBytes) }
    }
  }

  /// Replaces a file with bytes.
  public static func write(_ bytes: [UInt8], to path: String, mode: UInt32 = 0o644) throws(InputFileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode_t(mode))
    guard descriptor >= 0 else { throw .unreadable(path: path, detail: lastErrorText()) }
    defer { _ = close(descriptor) }
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: $0[sent...])) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(path: path, detail: lastErrorText()) }
      sent += count
    }
  }
}

/// Why a file named on a command line could not be used.
public enum InputFileError: Error, Hashable, Sendable, CustomStringConvertible {
  case notFound(path: String, detail: String)
  case unreadable(path: String, detail: String)
  case tooLong(path: String, limitBytes: Int)

  public var description: String {
    switch self {
    case .notFound(let path, let detail), .unreadable(let path, let detail): "\(path): \(detail)"
    case .tooLong(let path, let limit): "\(path): longer than \(limit) bytes"
    }
  }

  public var exitStatus: ExitStatus {
    switch self {
    case .notFound, .unreadable: .notFound
    case .tooLong: .unreadableInput
    }
  }
}

private func lastErrorText() -> String {
  String(cString: strerror(errno))
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}

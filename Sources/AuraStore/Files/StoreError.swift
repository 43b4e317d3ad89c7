// SPDX-License-Identifier: MIT

/// Why the disk did not do what was asked of it.
public enum StoreError: Error, Hashable, Sendable {
  /// Another process holds the file's lock.
  case busy(name: String)
  /// The folder, the file or the volume may only be read.
  case readOnly(name: String)
  /// No room.
  case diskFull(name: String)
  /// This process may not touch it.
  case forbidden(name: String)
  /// The folder is not there and cannot be made.
  case noFolder(path: String)
  /// A file is longer than the reader takes.
  case tooLong(name: String, limitBytes: Int)
  /// No name of a file in a folder: empty, with a slash, or beginning with a dot.
  case badName(String)
  /// Whatever else the system said.
  case failed(operation: String, name: String, code: Int32)

  /// Whether a name can be that of a file in a folder.
  static func checkName(_ name: String) throws(StoreError) {
    guard !name.isEmpty, name.utf8.count <= 128, name.utf8.first != 0x2E,
      name.utf8.allSatisfy({ $0 != 0x2F && $0 > 0x20 && $0 != 0x7F })
    else { throw .badName(name) }
  }
}

extension StoreError: CustomStringConvertible {
  /// One line for developers.
  public var description: String {
    switch self {
    case .busy(let name): "\(name) is locked by another process"
    case .readOnly(let name): "\(name) may only be read"
    case .diskFull(let name): "no room on the disk for \(name)"
    case .forbidden(let name): "no permission for \(name)"
    case .noFolder(let path): "found no folder \(path), and it cannot be made"
    case .tooLong(let name, let limit): "\(name) is longer than \(limit) bytes"
    case .badName(let name): "found \"\(name)\", expected the name of a file in the folder"
    case .failed(let operation, let name, let code): "\(operation) of \(name) failed with code \(code)"
    }
  }
}

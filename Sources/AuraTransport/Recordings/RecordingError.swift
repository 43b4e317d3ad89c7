// SPDX-License-Identifier: MIT

/// Why a recording cannot be stored or read.
package enum RecordingError: Error, Hashable, Sendable {
  /// The key stands somewhere in what was to be stored, in one of its guises; nothing was written.
  case secretFound(place: String, form: String)
  /// A file of the recording is not there.
  case missingFile(name: String)
  case unwritable(name: String, detail: String)
  /// The index is not what it should be.
  case malformed(path: String, found: String, expected: String)
  /// A body is not the one whose hash the index holds: recordings are never edited.
  case altered(name: String)
}

extension RecordingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .secretFound(let place, let form): "\(place): holds the key, \(form); nothing was stored"
    case .missingFile(let name): "\(name): not there"
    case .unwritable(let name, let detail): "\(name): \(detail)"
    case .malformed(let path, let found, let expected): "\(path): found \(found), expected \(expected)"
    case .altered(let name): "\(name): not the bytes that were recorded"
    }
  }
}

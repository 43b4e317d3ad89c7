// SPDX-License-Identifier: MIT

/// Where recordings lie: files by name, `/` between folders. The disk for commands, memory for tests.
package protocol RecordingFiles: Sendable {
  /// The bytes of a file; nil when there is none.
  func read(_ name: String) -> [UInt8]?
  /// Replaces a file, making its folders.
  func write(_ bytes: [UInt8], to name: String) throws(RecordingError)
}

// SPDX-License-Identifier: MIT

import Synchronization

/// What was last decoded of each file, beside the bytes that it was decoded from: the same bytes are decoded once.
///
/// A refresh looks at a place to plan, to merge and to keep, and mostly nobody has written in between. Every look reads
/// the file; only where every byte of it is as it was, its checksum included, the value stands for it. Processes of a
/// simulated phone, which are short and many, share one.
package final class DecodedFiles<Value: Sendable>: Sendable {
  private struct Known {
    let bytes: [UInt8]
    let value: Value
  }

  private let limit: Int
  private let known = Mutex<[String: Known]>([:])

  /// - Parameter limit: The most files whose value is remembered; then all are forgotten.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The value of a file's bytes; nil where they are others than the last.
  func value(of name: String, _ bytes: [UInt8]) -> Value? {
    guard let last = known.withLock({ $0[name] }), Bytes.areSame(last.bytes, bytes) else { return nil }
    return last.value
  }

  func keep(_ value: Value, of name: String, _ bytes: [UInt8]) {
    known.withLock { known in
      if known.count >= limit, known[name] == nil { known = [:] }
      known[name] = Known(bytes: bytes, value: value)
    }
  }
}

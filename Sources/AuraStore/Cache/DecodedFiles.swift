// SPDX-License-Identifier: MIT

import Synchronization

/// What was last decoded of each file, beside the bytes that it was decoded from: the same bytes are decoded once.
///
/// A refresh looks at a place to plan, to merge and to keep, and mostly nobody has written in between. Every look reads
/// the file; only where every byte of it is as it was the value stands for it.
/// Processes of a simulated phone, which are short and many, share one.
package final class DecodedFiles<Value: Sendable>: Sendable {
  private struct Known {
    let schema: UInt32
    let payload: [UInt8]
    let value: Value
  }

  private let limit: Int
  private let known = Mutex<[String: Known]>([:])

  /// - Parameter limit: The most files whose value is remembered; then all are forgotten.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The value of a frame of a file, decoded where it is another than the last.
  func value(
    of name: String, _ frame: KeptFrame, _ decode: (KeptFrame) throws(KeptFrame.Fault) -> Value
  ) throws(KeptFrame.Fault) -> Value {
    if let last = known.withLock({ $0[name] }), last.schema == frame.schema,
      Bytes.areSame(last.payload, frame.payload)
    {
      return last.value
    }
    let value = try decode(frame)
    known.withLock { known in
      if known.count >= limit, known[name] == nil { known = [:] }
      known[name] = Known(schema: frame.schema, payload: frame.payload, value: value)
    }
    return value
  }
}

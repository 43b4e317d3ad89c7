// SPDX-License-Identifier: MIT

/// Bytes that are known to be well-formed UTF-8.
///
/// The type is the proof: what reads it (the JSON cursor, the line splitter) need not check again, and a `String`
/// made from it never holds a replacement character that was not sent.
@usableFromInline
package struct UTF8Text: Hashable, Sendable {
  /// A `ContiguousArray`, because only its `span` exists on the systems that the package is for (macOS 15).
  @usableFromInline
  package let bytes: ContiguousArray<UInt8>
  /// What was sent in its place.
  @usableFromInline
  package let origin: TextOrigin

  /// Takes bytes that are well-formed UTF-8, or says where they stop being so.
  @usableFromInline
  package init(validating bytes: [UInt8]) throws(UTF8Fault) {
    let bytes = ContiguousArray(bytes)
    if let offset = UTF8Check(bytes.span).invalidOffset {
      throw UTF8Fault(offset: offset, found: ByteExcerpt.escaped(bytes.span, from: offset, limit: 4))
    }
    self.bytes = bytes
    origin = .asSent
  }

  @usableFromInline
  package init(_ string: String) {
    bytes = ContiguousArray(string.utf8)
    origin = .asSent
  }

  /// For bytes that a decoder of this module has just made or checked.
  init(proved bytes: ContiguousArray<UInt8>, origin: TextOrigin) {
    self.bytes = bytes
    self.origin = origin
  }

  @usableFromInline
  package var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// Where bytes stop being well-formed UTF-8.
public struct UTF8Fault: Error, Hashable, Sendable {
  /// Offset of the first byte of the ill-formed sequence.
  public let offset: Int
  /// The bytes found there, escaped.
  public let found: String
}

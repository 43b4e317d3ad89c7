// SPDX-License-Identifier: MIT

/// Bytes that are known to be well-formed UTF-8.
///
/// The type is the proof: what reads it (the JSON cursor, the line splitter) need not check again, and a `String`
/// made from it never holds a replacement character that was not sent.
package struct UTF8Text: Hashable, Sendable {
  /// A `ContiguousArray`, because only its `span` exists on the systems that the package is for (macOS 15).
  package let bytes: ContiguousArray<UInt8>

  /// Takes bytes that are well-formed UTF-8, or says where they stop being so.
  package init(validating bytes: [UInt8]) throws(UTF8Fault) {
    let bytes = ContiguousArray(bytes)
    if let offset = Self.firstInvalidOffset(in: bytes.span, from: 0) {
      throw UTF8Fault(offset: offset, found: ByteExcerpt.escaped(bytes.span, from: offset, limit: 4))
    }
    self.bytes = bytes
  }

  package init(_ string: String) {
    bytes = ContiguousArray(string.utf8)
  }

  /// For bytes that a decoder of this module has just made or checked.
  init(proved bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// Where bytes stop being well-formed UTF-8.
public struct UTF8Fault: Error, Hashable, Sendable {
  /// Offset of the first byte of the ill-formed sequence.
  public let offset: Int
  /// The bytes found there, escaped.
  public let found: String
}

extension UTF8Text {
  /// Finds the first ill-formed sequence at or after an offset that starts a character; nil when there is none.
  ///
  /// Source: The Unicode Standard 16.0, table 3-7 (no overlong forms, no surrogates, nothing above U+10FFFF).
  static func firstInvalidOffset(in bytes: Span<UInt8>, from start: Int) -> Int? {
    var offset = start
    while true {
      offset = ByteScan.firstNonASCII(in: bytes, from: offset)
      guard offset < bytes.count else { return nil }
      let length = sequenceLength(in: bytes, at: offset)
      guard length > 0 else { return offset }
      offset += length
    }
  }

  /// Bytes of the well-formed sequence that starts here with a byte of 0x80 or more; 0 when it is ill-formed.
  static func sequenceLength(in bytes: Span<UInt8>, at offset: Int) -> Int {
    let lead = bytes[offset]
    func continuation(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      offset + distance < bytes.count && range.contains(bytes[offset + distance])
    }
    switch lead {
    case 0xC2...0xDF:
      return continuation(1) ? 2 : 0
    case 0xE0...0xEF:
      let second: ClosedRange<UInt8> = lead == 0xE0 ? 0xA0...0xBF : lead == 0xED ? 0x80...0x9F : 0x80...0xBF
      return continuation(1, second) && continuation(2) ? 3 : 0
    case 0xF0...0xF4:
      let second: ClosedRange<UInt8> = lead == 0xF0 ? 0x90...0xBF : lead == 0xF4 ? 0x80...0x8F : 0x80...0xBF
      return continuation(1, second) && continuation(2) && continuation(3) ? 4 : 0
    default:
      return 0
    }
  }
}

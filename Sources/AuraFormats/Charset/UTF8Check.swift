// SPDX-License-Identifier: MIT

/// What one pass over bytes says of them as UTF-8.
struct UTF8Check {
  /// Offset of the first byte of 0x80 or more, or the count.
  let firstHighOffset: Int
  let isASCII: Bool
  /// Offset of the first ill-formed sequence; the pass ends there.
  private(set) var invalidOffset: Int?
  /// Offset of the first U+FFFD, EF BF BD.
  private(set) var replacementOffset: Int?

  init(_ bytes: Span<UInt8>) {
    var offset = ByteScan.firstNonASCII(in: bytes, from: 0)
    firstHighOffset = offset
    isASCII = offset == bytes.count
    while offset < bytes.count {
      let length = Self.sequenceLength(in: bytes, at: offset)
      guard length > 0 else {
        invalidOffset = offset
        return
      }
      if length == 3, replacementOffset == nil, Self.isReplacement(bytes, at: offset) { replacementOffset = offset }
      offset = ByteScan.firstNonASCII(in: bytes, from: offset + length)
    }
  }

  /// Whether EF BF BD, the bytes of U+FFFD, stand here.
  static func isReplacement(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset] == 0xEF && bytes[offset + 1] == 0xBF && bytes[offset + 2] == 0xBD
  }

  /// Bytes of the well-formed sequence that starts here with a byte of 0x80 or more; 0 when it is ill-formed.
  ///
  /// Source: The Unicode Standard 16.0, table 3-7 (no overlong forms, no surrogates, nothing above U+10FFFF).
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

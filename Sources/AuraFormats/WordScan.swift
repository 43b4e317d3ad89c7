// SPDX-License-Identifier: MIT

/// Searches over bytes, eight at a time, inside a word.
///
/// Source of the tricks: Warren, Hacker's Delight, 2nd ed., 6-1 ("Find First 0-Byte").
enum WordScan {
  /// A word whose eight bytes are all this one.
  @inline(__always)
  static func repeated(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// The eight bytes at an offset, the first in the lowest bits.
  ///
  /// Every pattern of bits is a valid number and the load itself checks its bounds, so nothing unsafe is left.
  @inline(__always)
  static func word(_ bytes: RawSpan, at offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The high bit of each byte that is zero (bits above the lowest one set may be wrong; the lowest is right).
  @inline(__always)
  static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- repeated(0x01)) & ~word & repeated(0x80)
  }

  /// The high bit of each byte above a bound, which lies below 0x80. Exact for every byte.
  @inline(__always)
  static func bytesAbove(_ bound: UInt8, _ word: UInt64) -> UInt64 {
    (((word & repeated(0x7F)) &+ repeated(0x7F - bound)) | word) & repeated(0x80)
  }

  /// The index, 0–7, of the lowest byte marked in its high bit.
  @inline(__always)
  static func firstIndex(_ marks: UInt64) -> Int { marks.trailingZeroBitCount >> 3 }

  /// The offset of the first occurrence of a byte, or `end`.
  @inline(__always)
  static func find(_ byte: UInt8, in bytes: RawSpan, from start: Int, to end: Int) -> Int {
    let pattern = repeated(byte)
    var offset = start
    while offset &+ 8 <= end {
      let marks = zeroBytes(word(bytes, at: offset) ^ pattern)
      if marks != 0 { return offset &+ firstIndex(marks) }
      offset &+= 8
    }
    while offset < end, self.byte(bytes, at: offset) != byte { offset &+= 1 }
    return offset
  }

  /// The offset of the first byte above 0x20 (no blank or control character), or `end`.
  @inline(__always)
  static func skipBlanks(in bytes: RawSpan, from start: Int, to end: Int) -> Int {
    var offset = start
    while offset &+ 8 <= end {
      let marks = bytesAbove(0x20, word(bytes, at: offset))
      if marks != 0 { return offset &+ firstIndex(marks) }
      offset &+= 8
    }
    while offset < end, byte(bytes, at: offset) <= 0x20 { offset &+= 1 }
    return offset
  }

  @inline(__always)
  static func byte(_ bytes: RawSpan, at offset: Int) -> UInt8 {
    unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  /// At most 64 bytes as text for an error message: printable ASCII as it is, the rest as `\xNN`.
  static func excerpt(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    let shown = range.clamped(to: bytes.indices)
    var text = ""
    for byte in bytes[shown].prefix(64) {
      if (0x20..<0x7F).contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    return text
  }
}

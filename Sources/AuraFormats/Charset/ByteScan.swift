// SPDX-License-Identifier: MIT

/// Searches over bytes, eight at a time where that is safe.
@usableFromInline
package enum ByteScan {
  /// The eight bytes from an offset as one little-endian word, or nil when fewer are left.
  ///
  /// The load checks its bounds, and every pattern of bits is a number, so nothing unsafe is left of it. Written with
  /// subscripts the optimiser mostly keeps eight loads, which costs the cursor a third of its speed.
  @inlinable
  @inline(__always)
  package static func word(_ bytes: Span<UInt8>, at offset: Int) -> UInt64? {
    guard offset <= bytes.count &- 8 else { return nil }
    return UInt64(littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Offset of the first byte of 0x80 or more, or the count.
  @usableFromInline
  package static func firstNonASCII(in bytes: Span<UInt8>, from start: Int) -> Int {
    WordScan.firstNonASCII(in: WordScan.raw(bytes), from: start, to: bytes.count)
  }

  /// Offset of the first `{`, `}`, `y` or DEL, or the count: the four bytes that differ from one another in the two
  /// bits masked out here, so that one comparison a word finds both braces.
  static func firstBraceLike(in bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    while let first = word(bytes, at: offset), let second = word(bytes, at: offset &+ 8) {
      let found = braceLike(first) | braceLike(second)
      if found != 0 { break }
      offset &+= 16
    }
    while offset < bytes.count, bytes[offset] & 0xF9 != 0x79 { offset &+= 1 }
    return offset
  }

  /// Not zero when one of the eight bytes is like a brace; exact in that.
  @inline(__always)
  private static func braceLike(_ word: UInt64) -> UInt64 {
    WordScan.zeroBytes(word & WordScan.repeated(0xF9) ^ WordScan.repeated(0x79))
  }
}

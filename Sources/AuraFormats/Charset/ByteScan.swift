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
    // One branch for 32 bytes; the load checks its bounds, and every pattern of bits is a number.
    let lastOfFour = bytes.count &- 32
    while offset >= 0, offset <= lastOfFour {
      let words = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
      let rest = words & SIMD4(repeating: 0xF9F9_F9F9_F9F9_F9F9) ^ SIMD4(repeating: 0x7979_7979_7979_7979)
      let found =
        (rest &- SIMD4(repeating: 0x0101_0101_0101_0101)) & ~rest & SIMD4(repeating: 0x8080_8080_8080_8080)
      if (found[0] | found[1]) | (found[2] | found[3]) != 0 { break }
      offset &+= 32
    }
    while let next = word(bytes, at: offset) {
      let found = braceLike(next)
      if found != 0 { return offset &+ (found.trailingZeroBitCount &>> 3) }
      offset &+= 8
    }
    while offset < bytes.count, bytes[offset] & 0xF9 != 0x79 { offset &+= 1 }
    return offset
  }

  /// Not zero when one of the eight bytes is like a brace; the lowest bit set is the first such byte's.
  @inline(__always)
  private static func braceLike(_ word: UInt64) -> UInt64 {
    WordScan.zeroBytes(word & WordScan.repeated(0xF9) ^ WordScan.repeated(0x79))
  }
}

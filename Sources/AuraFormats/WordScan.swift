// SPDX-License-Identifier: MIT

/// Searches over bytes, eight at a time, inside a word.
///
/// Source of the tricks: Warren, Hacker's Delight, 2nd ed., 6-1 ("Find First 0-Byte").
enum WordScan {
  /// The same bytes, to be read as words. (A byte has no padding, which is all that could be unsafe about it.)
  @inline(__always)
  @_lifetime(copy bytes)
  static func raw(_ bytes: Span<UInt8>) -> RawSpan { unsafe bytes.bytes }

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

  /// The high bit of each byte that is zero (above the lowest one set there may be false ones).
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

  /// The offset of the first byte of 0x80 or more, or `end`; 32 bytes at a stroke.
  @inline(__always)
  static func firstNonASCII(in bytes: RawSpan, from start: Int, to end: Int) -> Int {
    var offset = start
    while offset &+ 32 <= end {
      let all =
        word(bytes, at: offset) | word(bytes, at: offset &+ 8) | word(bytes, at: offset &+ 16)
        | word(bytes, at: offset &+ 24)
      if all & repeated(0x80) != 0 { break }
      offset &+= 32
    }
    return nextNonASCII(in: bytes, from: offset, to: end)
  }

  /// The same, for where one is near.
  @inline(__always)
  static func nextNonASCII(in bytes: RawSpan, from start: Int, to end: Int) -> Int {
    var offset = start
    while offset &+ 8 <= end {
      let marks = word(bytes, at: offset) & repeated(0x80)
      if marks != 0 { return offset &+ firstIndex(marks) }
      offset &+= 8
    }
    while offset < end, byte(bytes, at: offset) < 0x80 { offset &+= 1 }
    return offset
  }

  @inline(__always)
  static func byte(_ bytes: RawSpan, at offset: Int) -> UInt8 {
    unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  /// The high bit of each byte that is no ASCII letter. Exact for every byte.
  @inline(__always)
  static func bytesOtherThanLetters(_ word: UInt64) -> UInt64 {
    // Lower case and letter agree but for bit 5; high bytes are masked out of the sums and put back at the end.
    let lower = (word | repeated(0x20)) & repeated(0x7F)
    let fromA = lower &+ repeated(0x80 - 0x61)
    let pastZ = lower &+ repeated(0x80 - 0x7B)
    return (~(fromA & ~pastZ) | word) & repeated(0x80)
  }

  /// Whether two stretches of the same bytes are equal.
  @inline(__always)
  static func areEqual(in bytes: RawSpan, _ first: Int, _ second: Int, count: Int) -> Bool {
    if count < 8, max(first, second) &+ 8 <= bytes.byteCount {
      let mask = (UInt64(1) << UInt64(truncatingIfNeeded: count &* 8)) &- 1
      return (word(bytes, at: first) ^ word(bytes, at: second)) & mask == 0
    }
    var index = 0
    while index &+ 8 <= count {
      if word(bytes, at: first &+ index) != word(bytes, at: second &+ index) { return false }
      index &+= 8
    }
    // What is left is read once more as the last eight bytes.
    if index < count, count >= 8 {
      return word(bytes, at: first &+ count &- 8) == word(bytes, at: second &+ count &- 8)
    }
    while index < count {
      if byte(bytes, at: first &+ index) != byte(bytes, at: second &+ index) { return false }
      index &+= 1
    }
    return true
  }

  /// Whether a stretch of bytes is a given ASCII text.
  @inline(__always)
  static func isEqual(in bytes: RawSpan, _ range: Range<Int>, to text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    var index = 0
    while index < range.count {
      if byte(bytes, at: range.lowerBound &+ index) != (unsafe text.utf8Start[index]) { return false }
      index &+= 1
    }
    return true
  }

  /// The offset of the first occurrence of a text, or `end`.
  static func find(_ text: StaticString, in bytes: RawSpan, from start: Int, to end: Int) -> Int {
    let count = text.utf8CodeUnitCount
    let first = unsafe text.utf8Start[0]
    var offset = start
    while true {
      offset = find(first, in: bytes, from: offset, to: end)
      guard offset &+ count <= end else { return end }
      if isEqual(in: bytes, offset..<offset &+ count, to: text) { return offset }
      offset &+= 1
    }
  }
}

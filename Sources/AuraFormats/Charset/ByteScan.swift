// SPDX-License-Identifier: MIT

/// Searches over bytes, eight at a time where that is safe.
package enum ByteScan {
  /// The eight bytes from an offset as one little-endian word, or nil when fewer are left.
  ///
  /// Written out so that the optimiser makes one load of it; a test of the release build's speed would notice.
  @inlinable
  @inline(__always)
  package static func word(_ bytes: Span<UInt8>, at offset: Int) -> UInt64? {
    guard offset >= 0, offset <= bytes.count - 8 else { return nil }
    return UInt64(bytes[offset]) | UInt64(bytes[offset + 1]) << 8 | UInt64(bytes[offset + 2]) << 16
      | UInt64(bytes[offset + 3]) << 24 | UInt64(bytes[offset + 4]) << 32 | UInt64(bytes[offset + 5]) << 40
      | UInt64(bytes[offset + 6]) << 48 | UInt64(bytes[offset + 7]) << 56
  }

  /// Offset of the first byte of 0x80 or more, or the count.
  package static func firstNonASCII(in bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    // Four words a turn: one branch for 32 bytes.
    while let first = word(bytes, at: offset), let second = word(bytes, at: offset + 8),
      let third = word(bytes, at: offset + 16), let fourth = word(bytes, at: offset + 24),
      (first | second | third | fourth) & 0x8080_8080_8080_8080 == 0
    {
      offset += 32
    }
    while let next = word(bytes, at: offset) {
      let high = next & 0x8080_8080_8080_8080
      guard high == 0 else { return offset + high.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < bytes.count, bytes[offset] < 0x80 { offset += 1 }
    return offset
  }
}

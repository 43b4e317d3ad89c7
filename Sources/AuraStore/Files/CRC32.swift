// SPDX-License-Identifier: MIT

/// The checksum of gzip and Ethernet, taken piece by piece.
///
/// Source: ISO/IEC 8802-3, 3.2.9: polynomial 0x04C11DB7, bits reflected, all ones at the start and inverted at the end.
struct CRC32 {
  private var state: UInt32 = ~0

  /// Eight tables of 256: what a byte does to the sum, followed by none to seven bytes of zeros.
  ///
  /// Source of the method: Kounavis and Berry, "A Systematic Approach to Building High Performance Software-Based CRC
  /// Generators" (2005): eight bytes a step.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = (0..<256).map { index in
      (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }
    for index in 256..<2048 {
      let before = tables[index - 256]
      tables.append(tables[Int(before & 0xFF)] ^ (before >> 8))
    }
    return tables
  }()

  var value: UInt32 { ~state }

  mutating func take(_ bytes: ArraySlice<UInt8>) {
    var (sum, index) = (state, 0)
    // Pointers and plain loops: a debug build reads megabytes through here too.
    Self.tables.withUnsafeBufferPointer { table in
      bytes.withUnsafeBytes { buffer in
        while index + 8 <= buffer.count {
          let next = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
          let mixed = next ^ UInt64(sum)
          // Written out: the eight look-ups wait for nothing but `mixed`.
          let low =
            table[1792 + Int(truncatingIfNeeded: mixed & 0xFF)]
            ^ table[1536 + Int(truncatingIfNeeded: mixed >> 8 & 0xFF)]
            ^ table[1280 + Int(truncatingIfNeeded: mixed >> 16 & 0xFF)]
            ^ table[1024 + Int(truncatingIfNeeded: mixed >> 24 & 0xFF)]
          let high =
            table[768 + Int(truncatingIfNeeded: mixed >> 32 & 0xFF)]
            ^ table[512 + Int(truncatingIfNeeded: mixed >> 40 & 0xFF)]
            ^ table[256 + Int(truncatingIfNeeded: mixed >> 48 & 0xFF)] ^ table[Int(truncatingIfNeeded: mixed >> 56)]
          sum = low ^ high
          index += 8
        }
        while index < buffer.count {
          sum = table[Int((sum ^ UInt32(buffer[index])) & 0xFF)] ^ (sum >> 8)
          index += 1
        }
      }
    }
    state = sum
  }
}

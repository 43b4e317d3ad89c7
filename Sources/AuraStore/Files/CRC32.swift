// SPDX-License-Identifier: MIT

/// The checksum of gzip and Ethernet, taken piece by piece.
///
/// Source: ISO/IEC 8802-3, 3.2.9: polynomial 0x04C11DB7, bits reflected, all ones at the start and inverted at the end.
struct CRC32 {
  private var state: UInt32 = ~0

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  var value: UInt32 { ~state }

  mutating func take(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { state = Self.table[Int((state ^ UInt32(byte)) & 0xFF)] ^ (state >> 8) }
  }
}

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
    // Pointers and a plain loop: a debug build reads megabytes through here too.
    bytes.withUnsafeBufferPointer { bytes in
      Self.table.withUnsafeBufferPointer { table in
        var (sum, index) = (state, 0)
        while index < bytes.count {
          sum = table[Int((sum ^ UInt32(bytes[index])) & 0xFF)] ^ (sum >> 8)
          index += 1
        }
        state = sum
      }
    }
  }
}

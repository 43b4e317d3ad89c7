// SPDX-License-Identifier: MIT

/// Wraps bytes in gzip without making them smaller: what a reader must unwrap, from a few lines (Q-TAR-02).
///
/// Source: RFC 1951, 3.2.4 (stored blocks), and RFC 1952.
package enum StoredGzip {
  package static func wrap(_ bytes: [UInt8]) -> [UInt8] {
    // Deflate, no flags, no time, no extra flags, Unix.
    var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    result.reserveCapacity(bytes.count + bytes.count / 65_535 * 5 + 32)
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let count = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      result += littleEndian(UInt32(count), 2) + littleEndian(UInt32(~count), 2)
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    return result + littleEndian(checkSum(bytes), 4) + littleEndian(UInt32(truncatingIfNeeded: bytes.count), 4)
  }

  private static func littleEndian(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) }
  }

  private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { sum, byte in sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
}

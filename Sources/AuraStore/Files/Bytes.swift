// SPDX-License-Identifier: MIT

/// Runs of bytes, compared eight at a time.
enum Bytes {
  static func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        var (different, index): (UInt64, Int) = (0, 0)
        while index + 8 <= left.count {
          different |=
            left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            ^ right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          index += 8
        }
        while index < left.count {
          different |= UInt64(left[index] ^ right[index])
          index += 1
        }
        return different == 0
      }
    }
  }
}

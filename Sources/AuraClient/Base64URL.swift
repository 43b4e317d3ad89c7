// SPDX-License-Identifier: MIT

/// Base 64 with the alphabet for addresses. Source: RFC 4648, section 5; padding may be left out (RFC 7515, 2).
package enum Base64URL {
  /// The bytes that a text stands for; nil when it stands for none.
  ///
  /// Strict: no other character, padding whole or absent, and no bits left over.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var digits = Array(text.utf8)
    if digits.last == UInt8(ascii: "=") {
      guard digits.count % 4 == 0 else { return nil }
      digits.removeLast(digits[digits.count - 2] == UInt8(ascii: "=") ? 2 : 1)
    }
    guard digits.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count * 3 / 4)
    var buffer: UInt32 = 0
    var bits = 0
    for digit in digits {
      guard let value = value(of: digit) else { return nil }
      buffer = buffer << 6 | value
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      }
      buffer &= (1 << UInt32(bits)) - 1
    }
    return buffer == 0 ? bytes : nil
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

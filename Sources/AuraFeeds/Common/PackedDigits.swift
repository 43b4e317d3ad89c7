// SPDX-License-Identifier: MIT

import AuraFormats

/// Parses short strings from the word that holds their first eight bytes: no copy, no `String`.
enum PackedDigits {
  /// A whole number of one to seven digits, with or without a minus; nil for anything else, `-0` too.
  @inline(__always)
  static func whole(_ token: JSONStringToken) -> Int? {
    var word = token.head
    var left = token.count
    guard left <= 8 else { return nil }
    let isNegative = word & 0xFF == 0x2D
    if isNegative {
      word >>= 8
      left &-= 1
    }
    var value = 0
    repeat {
      let digit = word & 0xFF &- 0x30
      guard digit <= 9 else { return nil }
      value = value &* 10 &+ Int(digit)
      word >>= 8
      left &-= 1
    } while left > 0
    guard isNegative else { return value }
    return value == 0 ? nil : -value
  }

  /// Two digits as a number; nil for anything else.
  @inline(__always)
  static func pair(_ word: UInt64) -> UInt8? {
    let tens = UInt8(truncatingIfNeeded: word) &- 0x30
    let ones = UInt8(truncatingIfNeeded: word >> 8) &- 0x30
    return tens <= 9 && ones <= 9 ? tens &* 10 &+ ones : nil
  }

  /// Two digits as an hour, 0…24; nil for anything else.
  @inline(__always)
  static func hour(_ word: UInt64) -> UInt8? {
    guard let hour = pair(word), hour <= 24 else { return nil }
    return hour
  }

  /// A number with one decimal, `0.2` or `12.4`; nil for any other form.
  static func tenths(_ token: JSONStringToken) -> ExactDecimal? {
    var word = token.head
    guard (3...8).contains(token.count) else { return nil }
    var value: Int64 = 0
    for place in 0..<token.count {
      let byte = word & 0xFF
      word >>= 8
      if place == token.count - 2 {
        guard byte == 0x2E else { return nil }
        continue
      }
      guard byte &- 0x30 <= 9, place > 0 || byte != 0x30 || token.count == 3 else { return nil }
      value = value * 10 + Int64(byte &- 0x30)
    }
    return ExactDecimal(mantissa: value, exponent: -1)
  }
}

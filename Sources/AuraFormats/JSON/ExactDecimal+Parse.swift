// SPDX-License-Identifier: MIT

extension ExactDecimal {
  /// Reads a number of JSON's grammar that fills the bytes; nil when it is none or needs more than 18 digits.
  ///
  /// A sign `+`, leading zeros, a bare point and blanks are no part of that grammar.
  public init?(_ text: some StringProtocol) {
    let bytes = ContiguousArray(text.utf8)
    guard case .number(let end, _) = JSONNumberScan.scan(bytes.span, from: 0), end == bytes.count else { return nil }
    self.init(checked: bytes.span, from: 0, to: end)
  }

  /// Reads a number that was checked against the grammar.
  init?(checked bytes: Span<UInt8>, from start: Int, to end: Int) {
    var index = start
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var mantissa: Int64 = 0
    var digits = 0
    var places = 0
    var pendingZeros = 0
    var isFraction = false
    while index < end, bytes[index] | 0x20 != UInt8(ascii: "e") {
      let next = bytes[index]
      index += 1
      if next == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      if isFraction { places += 1 }
      let digit = Int64(next - UInt8(ascii: "0"))
      // Zeros wait until a digit follows, so that 1000…000 and 0.5000…000 of any length fit.
      if digit == 0 {
        if digits > 0 { pendingZeros += 1 }
        continue
      }
      guard digits + pendingZeros + 1 <= 18 else { return nil }
      for _ in 0..<pendingZeros { mantissa *= 10 }
      digits += pendingZeros + 1
      pendingZeros = 0
      mantissa = mantissa * 10 + digit
    }
    guard let power = Self.exponent(bytes, from: index, to: end) else {
      guard mantissa == 0 else { return nil }
      self.init(mantissa: 0, exponent: 0)
      return
    }
    self.init(mantissa: isNegative ? -mantissa : mantissa, exponent: power - places + pendingZeros)
  }

  /// The value of `e…`, 0 when there is none, nil beyond ±1,000,000,000.
  private static func exponent(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    var index = start + 1
    guard index < end else { return 0 }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative || bytes[index] == UInt8(ascii: "+") { index += 1 }
    var value = 0
    while index < end {
      value = value * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      guard value <= 1_000_000_000 else { return nil }
      index += 1
    }
    return isNegative ? -value : value
  }
}

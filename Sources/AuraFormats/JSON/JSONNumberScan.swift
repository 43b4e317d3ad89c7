// SPDX-License-Identifier: MIT

/// The grammar of JSON numbers. RFC 8259, section 6.
enum JSONNumberScan {
  enum Result {
    /// A number that ends before `end`.
    case number(end: Int, isWhole: Bool)
    /// A byte that cannot stand there.
    case fault(at: Int, expected: StaticString)
  }

  /// Checks the number that starts at an offset.
  static func scan(_ bytes: Span<UInt8>, from start: Int) -> Result {
    func isDigit(_ index: Int) -> Bool {
      index < bytes.count && bytes[index] >= UInt8(ascii: "0") && bytes[index] <= UInt8(ascii: "9")
    }
    var index = start
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
    guard isDigit(index) else { return .fault(at: index, expected: "a digit") }
    if bytes[index] == UInt8(ascii: "0") {
      index += 1
      guard !isDigit(index) else { return .fault(at: index, expected: "no digit after a leading zero") }
    } else {
      while isDigit(index) { index += 1 }
    }
    var isWhole = true
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      isWhole = false
      index += 1
      guard isDigit(index) else { return .fault(at: index, expected: "a digit after the point") }
      while isDigit(index) { index += 1 }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      guard isDigit(index) else { return .fault(at: index, expected: "a digit of the exponent") }
      while isDigit(index) { index += 1 }
    }
    return .number(end: index, isWhole: isWhole)
  }
}

// SPDX-License-Identifier: MIT

// Numbers, booleans and null.
extension JSONCursor {
  /// Reads a whole number; `7.0` and `1e2` are whole numbers too.
  @inlinable
  package mutating func readInt() throws(JSONError) -> Int {
    let first = peek()
    var index = first == UInt8(ascii: "-") ? offset + 1 : offset
    let digits = index
    var value = 0
    while true {
      let digit = byte(at: index) &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      value = value &* 10 &+ Int(digit)
      index += 1
    }
    let next = byte(at: index)
    // Up to 18 digits cannot overflow; what is longer, has a fraction or a leading zero takes the long way.
    guard index > digits, index - digits <= 18, next != UInt8(ascii: "."), next | 0x20 != UInt8(ascii: "e"),
      index - digits == 1 || bytes[digits] != UInt8(ascii: "0")
    else { return try readIntSlowly() }
    offset = index
    return first == UInt8(ascii: "-") ? -value : value
  }

  package mutating func readIntSlowly() throws(JSONError) -> Int {
    let start = offset
    let number = try readNumber()
    if let whole = Int(number.text) ?? number.decimal?.whole { return whole }
    let isWhole = number.decimal.map { $0.exponent >= 0 } ?? true
    let expected = "a whole number of 64 bits"
    throw isWhole
      ? .outOfRange(at: place(start), found: number.text, expected: expected)
      : .wrongKind(at: place(start), found: number.text, expected: expected)
  }

  /// Reads a number exactly.
  package mutating func readDecimal() throws(JSONError) -> ExactDecimal {
    let (start, end) = try scanNumber()
    guard let decimal = ExactDecimal(checked: bytes, from: start, to: end) else {
      throw .outOfRange(at: place(start), found: excerpt(start), expected: "a number of at most 18 digits")
    }
    return decimal
  }

  /// Reads a number as the text it is written in, whatever its size.
  package mutating func readNumber() throws(JSONError) -> JSONNumber {
    let (start, end) = try scanNumber()
    return JSONNumber(
      checkedText: String(decoding: [UInt8](copying: bytes, from: start, to: end), as: UTF8.self))
  }

  package mutating func readBoolean() throws(JSONError) -> Bool {
    switch peek() {
    case UInt8(ascii: "t"):
      try readWord("true")
      return true
    case UInt8(ascii: "f"):
      try readWord("false")
      return false
    default:
      throw wrongKind(expected: "true or false")
    }
  }

  package mutating func readNull() throws(JSONError) {
    guard peek() == UInt8(ascii: "n") else { throw wrongKind(expected: "null") }
    try readWord("null")
  }

  /// Checks and passes a number.
  package mutating func scanNumber() throws(JSONError) -> (start: Int, end: Int) {
    guard nextKind == .number else { throw wrongKind(expected: "a number") }
    let start = offset
    switch JSONNumberScan.scan(bytes, from: start) {
    case .number(let end, _):
      offset = end
      return (start, end)
    case .fault(let index, let expected):
      throw badNumber(at: index, value: start, expected: "\(expected)")
    }
  }

  private mutating func readWord(_ word: String) throws(JSONError) {
    var index = offset
    for letter in word.utf8 {
      guard byte(at: index) == letter else { throw syntax(at: index, value: offset, expected: word) }
      index += 1
    }
    offset = index
  }
}

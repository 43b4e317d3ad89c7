// SPDX-License-Identifier: MIT

// Numbers, booleans and null.
extension JSONCursor {
  /// Reads a whole number; `7.0` and `1e2` are whole numbers too.
  @inlinable
  package mutating func readInt() throws(JSONError) -> Int {
    guard let value = plainInt() else { return try readIntSlowly() }
    return value
  }

  /// Reads a number of up to 18 digits and nothing else; nil, with nothing passed, for any other value and for `-0`.
  @inlinable
  package mutating func plainInt() -> Int? {
    let first = peek()
    let isNegative = first == UInt8(ascii: "-")
    let start = isNegative ? offset &+ 1 : offset
    var index = start
    var value = 0
    while true {
      let digit = byte(at: index) &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      value = value &* 10 &+ Int(digit)
      index &+= 1
    }
    let next = byte(at: index)
    // 18 digits cannot overflow; a fraction, an exponent or a leading zero takes the long way.
    guard index > start, index &- start <= 18, next != UInt8(ascii: "."), next | 0x20 != UInt8(ascii: "e"),
      index &- start == 1 || bytes[start] != UInt8(ascii: "0"), !isNegative || value != 0
    else { return nil }
    offset = index
    return isNegative ? -value : value
  }

  @usableFromInline
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
  @usableFromInline
  package mutating func readDecimal() throws(JSONError) -> ExactDecimal {
    let (start, end) = try scanNumber()
    guard let decimal = ExactDecimal(checked: bytes, from: start, to: end) else {
      throw .outOfRange(at: place(start), found: excerpt(start), expected: "a number of at most 18 digits")
    }
    return decimal
  }

  /// Reads a number as the text it is written in, whatever its size.
  @usableFromInline
  package mutating func readNumber() throws(JSONError) -> JSONNumber {
    let (start, end) = try scanNumber()
    return JSONNumber(
      checkedText: String(decoding: storage[start..<end], as: UTF8.self))
  }

  /// Checks and passes a number, and says where it lies, for readers that take a number for its text.
  package mutating func readNumberToken() throws(JSONError) -> JSONStringToken {
    let (start, end) = try scanNumber()
    return JSONStringToken(
      start: start, end: end, head: JSONName.word(bytes, from: start, to: end), hasEscapes: false)
  }

  @usableFromInline
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

  @usableFromInline
  package mutating func readNull() throws(JSONError) {
    guard peek() == UInt8(ascii: "n") else { throw wrongKind(expected: "null") }
    try readWord("null")
  }

  /// Checks and passes a number.
  @usableFromInline
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

// SPDX-License-Identifier: MIT

// Reading a long list of flat objects, most of which are not wanted.
extension JSONCursor {
  /// Passes what is left of the innermost object, whose values are no containers.
  ///
  /// In the layout of AEMET's printer the object ends where a line begins with `}`: no string holds a line feed, so
  /// what is between need not be read. It is not checked either, except that no other brace stands in it, so that two
  /// objects cannot be taken for one. In any other layout every member is checked and passed.
  package mutating func skipRow() throws(JSONError) {
    if let end = endOfPrintedRow() {
      offset = end
      leave()
      return
    }
    while try nextKey() != nil { try skipValue() }
  }

  /// The offset of the brace that closes a printed row: the next brace of any kind, if it opens a line.
  private func endOfPrintedRow() -> Int? {
    var index = offset
    while true {
      index = ByteScan.firstBraceLike(in: bytes, from: index)
      switch byte(at: index) {
      case UInt8(ascii: "}"): return index > 0 && byte(at: index &- 1) == 0x0A ? index : nil
      case UInt8(ascii: "{"): return nil
      default:
        guard index < bytes.count else { return nil }
        index &+= 1
      }
    }
  }

  /// Reads a number of up to 15 digits without an exponent as the nearest binary number; nil, with nothing passed, for
  /// any other value.
  package mutating func plainDouble() -> Double? {
    let isNegative = peek() == UInt8(ascii: "-")
    let start = isNegative ? offset &+ 1 : offset
    var index = start
    var mantissa: Int64 = 0
    while true {
      let digit = byte(at: index) &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      mantissa = mantissa &* 10 &+ Int64(digit)
      index &+= 1
    }
    let wholeDigits = index &- start
    var places = 0
    if byte(at: index) == UInt8(ascii: ".") {
      index &+= 1
      let point = index
      while true {
        let digit = byte(at: index) &- UInt8(ascii: "0")
        guard digit <= 9 else { break }
        mantissa = mantissa &* 10 &+ Int64(digit)
        index &+= 1
      }
      places = index &- point
      guard places > 0 else { return nil }
    }
    // 15 digits are exact in a `Double` and so is the power of ten: the division rounds once.
    guard wholeDigits > 0, wholeDigits &+ places <= 15, byte(at: index) | 0x20 != UInt8(ascii: "e"),
      wholeDigits == 1 || byte(at: start) != UInt8(ascii: "0")
    else { return nil }
    offset = index
    let value = places == 0 ? Double(mantissa) : Double(mantissa) / Self.power(places)
    return isNegative ? -value : value
  }

  /// 10 to the power of 1…15.
  @inline(__always)
  private static func power(_ places: Int) -> Double {
    switch places {
    case 1: 1e1
    case 2: 1e2
    case 3: 1e3
    case 4: 1e4
    case 5: 1e5
    case 6: 1e6
    case 7: 1e7
    case 8: 1e8
    case 9: 1e9
    case 10: 1e10
    case 11: 1e11
    case 12: 1e12
    case 13: 1e13
    case 14: 1e14
    default: 1e15
    }
  }
}

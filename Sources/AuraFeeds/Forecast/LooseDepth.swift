// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

/// Millimetres of water as AEMET may write them: digits in quotes, a number, `Ip`, nothing in quotes.
enum LooseDepth {
  case unknown
  case value(WaterDepth)
  /// Something else, at this offset of the text; it was passed.
  case odd(offset: Int)

  @inline(__always)
  static func read(_ json: inout JSONCursor) throws(JSONError) -> LooseDepth {
    guard json.isAtString else { return try readRare(&json) }
    let token = try json.readStringToken()
    if token.count == 0 { return .unknown }
    // "0" and "Ip" are most of what is sent.
    if token.count == 1, token.head == 0x30 { return .value(.none) }
    if token.count == 2, token.head | 0x2020 == 0x7069 { return .value(.trace) }
    return depth(PackedDigits.tenths(token) ?? ExactDecimal(json.string(token)), offset: token.start - 1)
  }

  @inline(never)
  private static func readRare(_ json: inout JSONCursor) throws(JSONError) -> LooseDepth {
    let kind = json.nextKind
    let start = json.offset
    switch kind {
    case .number: return depth(ExactDecimal(try json.readNumber().text), offset: start)
    case .null:
      try json.readNull()
      return .unknown
    case .object, .array, .string, .boolean, .none:
      try json.skipValue()
      return .odd(offset: start)
    }
  }

  /// The record of a day in Spain is 817 mm (Oliva, 3 November 1987), so more than 2,000 in an hour is none.
  private static func depth(_ decimal: ExactDecimal?, offset: Int) -> LooseDepth {
    guard let decimal, decimal.mantissa >= 0, decimal.double <= 2000 else { return .odd(offset: offset) }
    return .value(.millimetres(decimal.double))
  }
}

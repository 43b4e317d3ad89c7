// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

/// Millimetres of water as AEMET may write them: digits in quotes, a number, `Ip`, nothing in quotes.
enum LooseDepth {
  case unknown
  case value(WaterDepth)
  case odd(found: String)

  static func read(_ json: inout JSONCursor) throws(JSONError) -> LooseDepth {
    let start: Int
    let decimal: ExactDecimal?
    switch json.nextKind {
    case .string:
      start = json.offset
      let token = try json.readStringToken()
      if token.count == 0 { return .unknown }
      // "0" and "Ip" are most of what is sent.
      if token.count == 1, token.head == 0x30 { return .value(.none) }
      if token.count == 2, token.head | 0x2020 == 0x7069 { return .value(.trace) }
      decimal = PackedDigits.tenths(token) ?? ExactDecimal(json.string(token))
    case .number:
      start = json.offset
      decimal = ExactDecimal(try json.readNumber().text)
    case .null:
      try json.readNull()
      return .unknown
    case .object, .array, .boolean, .none:
      return .odd(found: try json.skipOdd())
    }
    // The record of a day in Spain is 817 mm (Oliva, 1987).
    guard let decimal, decimal.mantissa >= 0, decimal.double <= 2000 else { return .odd(found: json.excerpt(start)) }
    return .value(.millimetres(decimal.double))
  }
}

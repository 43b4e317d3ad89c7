// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime

// Readers that never fail on a value's kind, only on broken grammar.
extension JSONCursor {
  /// Reads a whole number in any of the ways AEMET writes one.
  mutating func looseInt() throws(JSONError) -> LooseInt {
    switch nextKind {
    case .string: return looseInt(of: try readStringToken())
    case .number:
      let start = offset
      // The usual number is a few digits and nothing more.
      if let value = plainInt() { return .value(value) }
      let number = try readNumber()
      if number.text == "-0" { return .minusZero }
      guard let value = Int(number.text) ?? number.decimal?.whole else { return .odd(found: excerpt(start)) }
      return .value(value)
    case .null:
      try readNull()
      return .unknown
    case .object, .array, .boolean, .none:
      return .odd(found: try skipOdd())
    }
  }

  /// Reads a number, also one in quotes (Q-OBS-01).
  mutating func looseDouble() throws(JSONError) -> LooseDouble {
    if let value = plainDouble() { return .value(value) }
    let start = offset
    switch nextKind {
    case .number:
      guard let value = Double(try readNumber().text), value.isFinite else { return .odd(found: excerpt(start)) }
      return .value(value)
    case .string:
      let text = try readString()
      if text.allSatisfy({ $0 == " " }) { return .unknown }
      guard let value = ExactDecimal(text)?.double, value.isFinite else { return .odd(found: excerpt(start)) }
      return .value(value)
    case .null:
      try readNull()
      return .unknown
    case .object, .array, .boolean, .none: return .odd(found: try skipOdd())
    }
  }

  /// Reads a number that may be unknown; one outside the range is a bad value.
  mutating func number(
    in range: ClosedRange<Double>, at place: FeedPlace, notes: inout NoteBook
  ) throws(JSONError) -> Double? {
    switch try looseDouble() {
    case .unknown: return nil
    case .value(let value):
      if range.contains(value) { return value }
      notes.lose("bad-value", at: place, found: "\(value)")
    case .odd(let found): notes.lose("bad-value", at: place, found: found)
    }
    return nil
  }

  /// Reads a whole number that may be unknown; one outside the range is a bad value.
  mutating func wholeNumber(
    in range: ClosedRange<Int>, at place: FeedPlace, notes: inout NoteBook
  ) throws(JSONError) -> Int? {
    switch try looseInt() {
    case .unknown: return nil
    case .minusZero: return range.contains(0) ? 0 : nil
    case .value(let value):
      if range.contains(value) { return value }
      notes.lose("bad-value", at: place, found: String(value))
    case .odd(let found): notes.lose("bad-value", at: place, found: found)
    }
    return nil
  }

  /// Reads a text; a number is taken as it is written. nil for `""` and `null`.
  mutating func looseText() throws(JSONError) -> LooseText {
    switch nextKind {
    case .string:
      let text = try readString()
      return text.isEmpty ? .unknown : .value(text)
    case .number: return .value(try readNumber().text)
    case .null:
      try readNull()
      return .unknown
    case .object, .array, .boolean, .none: return .odd(found: try skipOdd())
    }
  }

  /// Reads a date and time; a number is none.
  mutating func looseTimestamp() throws(JSONError) -> LooseTimestamp {
    guard isAtString else {
      if nextKind != .null { return .odd(found: try skipOdd()) }
      try readNull()
      return .unknown
    }
    let token = try readStringToken()
    if token.count == 0 { return .unknown }
    guard !token.hasEscapes, let timestamp = WireTimestamp(utf8: utf8(of: token)) else {
      return .odd(found: excerpt(token.start - 1))
    }
    return .value(timestamp)
  }

  /// Reads a text that may be unknown; what is none is a bad value.
  mutating func text(at place: FeedPlace, notes: inout NoteBook) throws(JSONError) -> String? {
    switch try looseText() {
    case .unknown: return nil
    case .value(let text): return text
    case .odd(let found):
      notes.lose("bad-value", at: place, found: found)
      return nil
    }
  }

  /// Passes a value of a kind that was not expected and says how it begins.
  mutating func skipOdd() throws(JSONError) -> String {
    let start = offset
    try skipValue()
    return excerpt(start)
  }

  /// Passes what is left of the innermost array.
  mutating func skipElements() throws(JSONError) {
    while try nextElement() { try skipValue() }
  }

  /// What a string that was passed says as a whole number: digits, also with blanks around, a `+` or `.0` behind.
  func looseInt(of token: JSONStringToken) -> LooseInt {
    if token.count == 0 { return .unknown }
    if let value = PackedDigits.whole(token) { return .value(value) }
    let text = string(token)
    if text == "-0" { return .minusZero }
    let digits = String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    if digits.isEmpty { return .unknown }
    if let value = Int(digits) ?? ExactDecimal(digits)?.whole { return .value(value) }
    return .odd(found: "\"" + String(text.prefix(64)) + "\"")
  }
}

// SPDX-License-Identifier: MIT

import AuraFormats

/// A whole number as AEMET may write it: a number, digits in quotes, nothing in quotes.
enum LooseInt {
  /// `""`, `null`: not known.
  case unknown
  case value(Int)
  /// `-0` (Q-HOR-15).
  case minusZero
  /// Something else; it was passed.
  case odd(found: String)
}

// Readers that never fail on a value's kind, only on broken grammar.
extension JSONCursor {
  /// Reads a whole number in any of the ways AEMET writes one.
  mutating func looseInt() throws(JSONError) -> LooseInt {
    switch nextKind {
    case .string:
      let token = try readStringToken()
      return PackedDigits.int(token) ?? oddText(string(token))
    case .number:
      let start = offset
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

  /// The long way for texts with blanks, a sign `+`, a fraction of zeros, or no number in them.
  private func oddText(_ text: String) -> LooseInt {
    let trimmed = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    let digits = String(trimmed)
    if digits.isEmpty { return .unknown }
    if let value = Int(digits) ?? ExactDecimal(digits)?.whole { return .value(value) }
    return .odd(found: "\"" + String(text.prefix(64)) + "\"")
  }
}

/// A text as AEMET may write it.
enum LooseText {
  case unknown
  case value(String)
  case odd(found: String)
}

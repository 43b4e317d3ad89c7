// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime

// Values that may be absent or null, and what is wrong with one.
extension JSONCursor {
  /// Where the next value begins.
  var startOffset: Int {
    mutating get {
      _ = peek()
      return offset
    }
  }

  /// A value is not what it should be.
  func wrong(_ start: Int, expected: String) -> JSONError {
    .wrongKind(at: place(start), found: excerpt(start), expected: expected)
  }

  /// Passes a null; false for anything else.
  mutating func passNull() throws(JSONError) -> Bool {
    guard nextKind == .null else { return false }
    try readNull()
    return true
  }

  mutating func optionalString() throws(JSONError) -> String? { try passNull() ? nil : readString() }

  mutating func optionalBoolean() throws(JSONError) -> Bool? { try passNull() ? nil : readBoolean() }

  /// A whole number in a range, or null.
  mutating func optionalInt(in range: ClosedRange<Int>) throws(JSONError) -> Int? {
    let start = startOffset
    if byte(at: start) == UInt8(ascii: "n") {
      try readNull()
      return nil
    }
    let value = try readInt()
    guard range.contains(value) else {
      throw .outOfRange(
        at: place(start), found: "\(value)", expected: "a whole number \(range.lowerBound)…\(range.upperBound)")
    }
    return value
  }

  mutating func optionalDouble() throws(JSONError) -> Double? { try passNull() ? nil : double() }

  /// A number as the nearest binary one.
  mutating func double() throws(JSONError) -> Double {
    if let whole = plainInt() { return Double(whole) }
    let start = startOffset
    let number = try readNumber()
    let value = number.decimal?.double ?? number.double
    guard value.isFinite else { throw wrong(start, expected: "a number below 1.8e308") }
    return value
  }

  mutating func optionalInstant(in zone: CivilZone) throws(JSONError) -> WallInstant? {
    if try passNull() { return nil }
    // A line of its own: as an argument it would have the whole cursor copied first.
    let token = try readStringToken()
    return try instant(token, in: zone)
  }

  func instant(_ token: JSONStringToken, in zone: CivilZone) throws(JSONError) -> WallInstant {
    guard !token.hasEscapes, let instant = SnapshotTime.instant(utf8(of: token), in: zone) else {
      throw wrong(token.start - 1, expected: "a time as 2026-08-26T09:00:00Z, or without Z on the place's clocks")
    }
    return instant
  }

  mutating func date() throws(JSONError) -> CivilDate {
    let token = try readStringToken()
    guard !token.hasEscapes, token.count == 10, let stamp = WireTimestamp(utf8: utf8(of: token)) else {
      throw wrong(token.start - 1, expected: "a date as 2026-08-26")
    }
    return stamp.civil.date
  }

  /// One of an enumeration's words.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ expected: String, as type: Word.Type = Word.self
  ) throws(JSONError) -> Word {
    let start = startOffset
    guard let word = Word(rawValue: try readString()) else { throw wrong(start, expected: expected) }
    return word
  }

  /// Reads an array, element by element.
  mutating func elements(_ read: (inout JSONCursor, Int) throws(JSONError) -> Void) throws(JSONError) {
    try beginArray()
    var index = 0
    while try nextElement() {
      try read(&self, index)
      index += 1
    }
  }
}

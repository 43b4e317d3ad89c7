// SPDX-License-Identifier: MIT

// Strings: passed first, copied only when asked for.
extension JSONCursor {
  /// Reads a string.
  @inlinable
  package mutating func readString() throws(JSONError) -> String {
    // A line of its own: as an argument it would have the whole cursor copied first.
    let token = try readStringToken()
    return string(token)
  }

  /// Checks and passes a string, and says where it lies.
  @inlinable
  @inline(__always)
  package mutating func readStringToken() throws(JSONError) -> JSONStringToken {
    guard peek() == UInt8(ascii: "\"") else { throw wrongKind(expected: "a string") }
    return try scanString()
  }

  /// The text of a string that was passed, escapes resolved.
  @usableFromInline
  package func string(_ token: JSONStringToken) -> String {
    if token.hasEscapes {
      return String(decoding: JSONEscapes.decoded(bytes, from: token.start, to: token.end), as: UTF8.self)
    }
    return String(decoding: storage[token.start..<token.end], as: UTF8.self)
  }

  /// The bytes of a string that was passed, as they stand in the text.
  @_lifetime(copy self)
  package func utf8(of token: JSONStringToken) -> Span<UInt8> {
    bytes.extracting(token.start..<token.end)
  }

  /// Whether a string that was passed is exactly the UTF-8 text between two offsets.
  package func isEqual(_ token: JSONStringToken, to utf8: Span<UInt8>, from start: Int, to end: Int) -> Bool {
    guard !token.hasEscapes else {
      let meant = JSONEscapes.decoded(bytes, from: token.start, to: token.end)
      return meant.count == end - start && meant.indices.allSatisfy { meant[$0] == utf8[start + $0] }
    }
    guard token.count == end &- start else { return false }
    let shift = token.start &- start
    var index = start
    while index &+ 8 <= end, let ours = ByteScan.word(utf8, at: index),
      let theirs = ByteScan.word(bytes, at: index &+ shift)
    {
      guard ours == theirs else { return false }
      index &+= 8
    }
    while index < end {
      guard utf8[index] == bytes[index &+ shift] else { return false }
      index &+= 1
    }
    return true
  }

  /// Passes a string from its opening quote.
  @inlinable
  @inline(__always)
  package mutating func scanString() throws(JSONError) -> JSONStringToken {
    let start = offset &+ 1
    guard let word = ByteScan.word(bytes, at: start) else { return try scanStringSlowly() }
    let stops = JSONStringScan.stops(in: word)
    // Most strings end inside the first word. Without a stop the shift is by 64, which is by 0, and finds no quote.
    let bits = stops.trailingZeroBitCount & ~7
    guard word &>> UInt64(bits) & 0xFF == UInt64(UInt8(ascii: "\"")) else { return try scanLongString(head: word) }
    let end = start &+ bits / 8
    offset = end &+ 1
    return JSONStringToken(start: start, end: end, head: word & ((1 &<< UInt64(bits)) &- 1), hasEscapes: false)
  }

  /// Passes a string that does not end inside its first word.
  @inlinable
  @inline(never)
  package mutating func scanLongString(head: UInt64) throws(JSONError) -> JSONStringToken {
    let start = offset &+ 1
    guard JSONStringScan.stops(in: head) == 0 else { return try scanStringSlowly() }
    var index = start &+ 8
    while let word = ByteScan.word(bytes, at: index) {
      let stops = JSONStringScan.stops(in: word)
      if stops == 0 {
        index &+= 8
        continue
      }
      index &+= stops.trailingZeroBitCount / 8
      guard bytes[index] == UInt8(ascii: "\"") else { break }
      offset = index &+ 1
      return JSONStringToken(start: start, end: index, head: head, hasEscapes: false)
    }
    return try scanStringSlowly()
  }

  /// Passes a string byte by byte: near the end of the text, with escapes, or with a fault in it.
  @usableFromInline
  @inline(never)
  package mutating func scanStringSlowly() throws(JSONError) -> JSONStringToken {
    let opening = offset
    let start = opening + 1
    var index = start
    var hasEscapes = false
    while index < bytes.count {
      let next = bytes[index]
      if next == UInt8(ascii: "\"") {
        offset = index + 1
        var head: UInt64 = 0
        for distance in 0..<min(8, index - start) { head |= UInt64(bytes[start + distance]) << UInt64(8 * distance) }
        return JSONStringToken(start: start, end: index, head: head, hasEscapes: hasEscapes)
      }
      guard next >= 0x20 else {
        throw badString(at: index, value: opening, expected: "no control character inside a string")
      }
      if next == UInt8(ascii: "\\") {
        hasEscapes = true
        index += try escapeLength(at: index, value: opening)
      } else {
        index += 1
      }
    }
    throw truncated(value: opening, expected: "the closing quote of a string")
  }

  /// Bytes of the escape that starts here, a surrogate pair counted as one.
  private func escapeLength(at index: Int, value: Int) throws(JSONError) -> Int {
    guard index + 1 < bytes.count else { throw truncated(value: value, expected: "the rest of an escape") }
    switch bytes[index + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      let unit = try codeUnit(at: index, value: value)
      guard unit & 0xF800 == 0xD800 else { return 6 }
      guard unit < 0xDC00 else {
        throw badString(at: index, value: value, expected: "a high surrogate before a low one")
      }
      guard index + 7 < bytes.count else { throw truncated(value: value, expected: "the second half of a pair") }
      guard bytes[index + 6] == UInt8(ascii: "\\"), bytes[index + 7] == UInt8(ascii: "u"),
        try codeUnit(at: index + 6, value: value) & 0xFC00 == 0xDC00
      else { throw badString(at: index, value: value, expected: "a low surrogate after a high one") }
      return 12
    default:
      throw badString(at: index, value: value, expected: "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
  }

  private func codeUnit(at index: Int, value: Int) throws(JSONError) -> UInt32 {
    guard index + 5 < bytes.count else { throw truncated(value: value, expected: "four hexadecimal digits") }
    guard let unit = JSONEscapes.codeUnit(bytes, at: index + 2) else {
      throw badString(at: index, value: value, expected: "four hexadecimal digits")
    }
    return unit
  }
}

/// Which of eight bytes end or break a run of plain string bytes.
@usableFromInline
package enum JSONStringScan {
  /// The high bit of each byte that is a quote, a backslash or a control character; bits above the first may be wrong.
  ///
  /// Source: Mycroft's zero-byte test, as in Warren, Hacker's Delight, 2nd ed., section 6-1.
  @inlinable
  @inline(__always)
  package static func stops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ 0x2222_2222_2222_2222
    let slashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
    let found = (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes | (word &- 0x2020_2020_2020_2020) & ~word
    return found & 0x8080_8080_8080_8080
  }

  /// A word whose first bytes are all ones. `bytes` is 0…7.
  @inlinable
  @inline(__always)
  package static func mask(bytes: Int) -> UInt64 {
    (1 << UInt64(8 * bytes)) &- 1
  }
}

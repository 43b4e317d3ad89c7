// SPDX-License-Identifier: MIT

/// A reader that moves through the bytes of a JSON document once, front to back.
///
/// A decoder walks objects by the keys it knows and arrays element by element; whatever it does not ask for is
/// checked and skipped. Nothing is allocated but the strings that are asked for, and the hot path keeps neither path
/// nor line: both are worked out from the offset when something has to be reported.
///
/// ```swift
/// var json = try JSONCursor(text, limits: JSONLimits())
/// var day = try json.beginObject()
/// while let field = try json.nextField(of: fields, in: &day) {
///   switch field {
///   case .velocidad: speed = try json.readInt()
///   case .periodo: period = try json.readString()
///   }
/// }
/// try json.end()
/// ```
package struct JSONCursor: ~Escapable {
  package let bytes: Span<UInt8>
  /// Bytes from the start of the text to what is read next.
  package var offset = 0
  /// Whether the innermost container was just entered, so that no comma comes before its next member.
  package var isAtFirstMember = false
  package var depth = 0
  package let limits: JSONLimits

  /// Starts at the first byte of a text. The cursor lives no longer than the text.
  @_lifetime(borrow text)
  package init(_ text: borrowing UTF8Text, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    guard text.bytes.count <= limits.maximumBytes else {
      throw .tooLong(foundBytes: text.bytes.count, limitBytes: limits.maximumBytes)
    }
    bytes = text.bytes.span
    self.limits = limits
  }

  /// Makes sure that nothing but blanks is left.
  package mutating func end() throws(JSONError) {
    _ = peek()
    guard offset == bytes.count else { throw syntax(at: offset, expected: "the end of the text") }
  }

  /// Skips blanks and tells what kind of value comes next.
  @inlinable
  package var nextKind: JSONKind {
    mutating get { JSONKind(firstByte: peek()) }
  }

  /// The byte at an offset, 0 past the end. (A NUL in the text is no part of any value, so it cannot be mistaken.)
  @inlinable
  @inline(__always)
  package func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  /// Skips blanks and returns the byte that follows, 0 at the end.
  @inlinable
  @inline(__always)
  package mutating func peek() -> UInt8 {
    let next = byte(at: offset)
    return next > 0x20 ? next : peekPastBlanks()
  }

  /// The slow half of `peek`. AEMET's printer writes a line feed and up to fourteen spaces before most values.
  @inlinable
  package mutating func peekPastBlanks() -> UInt8 {
    var index = offset
    while index < bytes.count {
      let next = bytes[index]
      if next > 0x20 { break }
      guard next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 else { break }
      index += 1
      while let word = ByteScan.word(bytes, at: index) {
        let spaces = (word ^ 0x2020_2020_2020_2020).trailingZeroBitCount / 8
        index += spaces
        if spaces < 8 { break }
      }
    }
    offset = index
    return byte(at: index)
  }
}

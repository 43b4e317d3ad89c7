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
@usableFromInline
package struct JSONCursor: ~Escapable {
  @usableFromInline
  package let bytes: Span<UInt8>
  /// The same bytes once more, because a `String` can be made of a slice of an array and not of a span.
  let storage: ContiguousArray<UInt8>
  /// What the text was made of: errors name the bytes that were sent.
  @usableFromInline
  package let origin: TextOrigin
  /// Bytes from the start of the text to what is read next.
  @usableFromInline
  package var offset = 0
  /// Whether the innermost container was just entered, so that no comma comes before its next member.
  @usableFromInline
  package var isAtFirstMember = false
  @usableFromInline
  package var depth = 0
  /// Spaces before the key met last on a line of its own.
  var indentation = 0
  @usableFromInline
  package let limits: JSONLimits

  /// Starts at the first byte of a text. The cursor lives no longer than the text.
  @_lifetime(borrow text)
  @usableFromInline
  package init(_ text: borrowing UTF8Text, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    guard text.bytes.count <= limits.maximumBytes else {
      throw .tooLong(foundBytes: text.bytes.count, limitBytes: limits.maximumBytes)
    }
    bytes = text.bytes.span
    storage = text.bytes
    origin = text.origin
    self.limits = limits
  }

  /// Starts at the first byte of a text that is not decoded yet. Structure, numbers and keys are ASCII in either
  /// charset; a string's text is `UndecodedText.string(_:)`'s to tell, not `string(_:)`'s.
  @_lifetime(borrow text)
  package init(_ text: borrowing UndecodedText, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    guard text.bytes.count <= limits.maximumBytes else {
      throw .tooLong(foundBytes: text.bytes.count, limitBytes: limits.maximumBytes)
    }
    bytes = text.bytes.span
    storage = text.bytes
    origin = TextOrigin(hadByteOrderMark: text.hadByteOrderMark)
    self.limits = limits
  }

  /// Makes sure that nothing but blanks is left.
  @usableFromInline
  package mutating func end() throws(JSONError) {
    _ = peek()
    guard offset == bytes.count else { throw syntax(at: offset, expected: "the end of the text") }
  }

  /// Whether a string comes next, blanks skipped.
  @inlinable
  @inline(__always)
  package var isAtString: Bool {
    mutating get { peek() == UInt8(ascii: "\"") }
  }

  /// Whether an object comes next, blanks skipped.
  @inlinable
  @inline(__always)
  package var isAtObject: Bool {
    mutating get { peek() == UInt8(ascii: "{") }
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

  /// The slow half of `peek`.
  @usableFromInline
  package mutating func peekPastBlanks() -> UInt8 {
    // `[ {` and `}, {`: a single space.
    let following = byte(at: offset &+ 1)
    if byte(at: offset) == 0x20, following > 0x20 {
      offset &+= 1
      return following
    }
    return peekPastLine()
  }

  /// Skips the line feed and the indentation before the next key of an object, or before its closing brace (two
  /// spaces less), if it is that of the line before; else skips blanks of any kind.
  ///
  /// AEMET's printer writes every member on a line of its own. A guess that is only checked lets the processor go on
  /// with the next line while it checks this one; counting the spaces would make each step wait for the last.
  @inline(__always)
  mutating func peekPastIndentation(_ spaces: Int) -> UInt8 {
    let start = offset &+ 1
    if byte(at: offset) == 0x0A, let first = ByteScan.word(bytes, at: start), spaces > 0 {
      let target = start &+ spaces
      let next = byte(at: target)
      let isIndented =
        spaces >= 8
        ? first == Self.eightSpaces && (spaces == 8 || ByteScan.word(bytes, at: target &- 8) == Self.eightSpaces)
        : (first ^ Self.eightSpaces) & JSONStringScan.mask(bytes: spaces) == 0
      if isIndented, next > 0x20 {
        offset = target
        return next
      }
    }
    let next = byte(at: offset)
    return next > 0x20 ? next : peekPastLine()
  }

  @usableFromInline static let eightSpaces: UInt64 = 0x2020_2020_2020_2020

  /// Skips blanks one by one, and remembers how many spaces followed the last line feed.
  @inline(never)
  mutating func peekPastLine() -> UInt8 {
    var index = offset
    var lineStart = -1
    while index < bytes.count {
      let next = bytes[index]
      guard next <= 0x20, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 else { break }
      index &+= 1
      if next == 0x0A { lineStart = index }
    }
    offset = index
    let next = byte(at: index)
    // A guess of more than sixteen spaces could not be checked with two words.
    if lineStart >= 0, index &- lineStart <= 16, next == UInt8(ascii: "\"") { indentation = index &- lineStart }
    return next
  }
}

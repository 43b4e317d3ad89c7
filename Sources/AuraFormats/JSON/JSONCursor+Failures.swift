// SPDX-License-Identifier: MIT

// What a fault says. All of it is cold: paths are worked out here, from the start of the text.
extension JSONCursor {
  /// The path and offset of a value, for whoever wants to report it.
  @inline(never)
  @usableFromInline
  package func place(_ offset: Int) -> JSONPlace {
    place(value: offset, fault: offset)
  }

  /// A path of the value that starts at `value`, the offset of the fault inside it.
  private func place(value: Int, fault: Int) -> JSONPlace {
    JSONPlace(path: JSONPathFinder.path(in: bytes, at: value), offset: origin.offset(of: fault, in: bytes))
  }

  /// The first bytes of a value, at most 64, in quotes.
  @usableFromInline
  package func excerpt(_ offset: Int) -> String {
    "\"" + ByteExcerpt.escaped(bytes, from: offset, limit: 64) + "\""
  }

  @inline(never)
  @usableFromInline
  package func syntax(at offset: Int, expected: String) -> JSONError {
    syntax(at: offset, value: offset, expected: expected)
  }

  @inline(never)
  func syntax(at offset: Int, value: Int, expected: String) -> JSONError {
    guard offset < bytes.count else { return truncated(value: value, expected: expected) }
    return .syntax(at: place(value: value, fault: offset), found: excerpt(offset), expected: expected)
  }

  /// The text ends inside the value that starts at `value`.
  @inline(never)
  func truncated(value: Int, expected: String) -> JSONError {
    .truncated(at: place(value: value, fault: bytes.count), expected: expected)
  }

  /// The next value is of another kind; where there is none at all, the grammar is broken.
  @inline(never)
  @usableFromInline
  package mutating func wrongKind(expected: String) -> JSONError {
    guard nextKind != .none else { return syntax(at: offset, expected: expected) }
    return .wrongKind(at: place(offset), found: excerpt(offset), expected: expected)
  }

  @inline(never)
  func badString(at offset: Int, value: Int, expected: String) -> JSONError {
    .badString(at: place(value: value, fault: offset), found: excerpt(offset), expected: expected)
  }

  @inline(never)
  func badNumber(at offset: Int, value: Int, expected: String) -> JSONError {
    guard offset < bytes.count else { return truncated(value: value, expected: expected) }
    return .badNumber(at: place(value: value, fault: offset), found: excerpt(offset), expected: expected)
  }

  @inline(never)
  func duplicate(_ key: JSONStringToken) -> JSONError {
    .duplicateKey(at: place(key.start - 1), key: string(key))
  }

  /// The key whose opening quote stands at an offset is a second one.
  @inline(never)
  mutating func duplicate(keyAt start: Int) throws(JSONError) -> JSONError {
    offset = start
    return duplicate(try scanString())
  }

  @usableFromInline
  @inline(never)
  package func tooDeep() -> JSONError {
    .tooDeep(at: place(offset), limit: limits.maximumDepth)
  }
}

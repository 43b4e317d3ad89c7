// SPDX-License-Identifier: MIT

// Walking arrays and objects.
extension JSONCursor {
  /// Enters an array; its elements are then read one by one with `nextElement`.
  @inlinable
  @inline(__always)
  package mutating func beginArray() throws(JSONError) {
    guard peek() == UInt8(ascii: "[") else { throw wrongKind(expected: "an array") }
    try enter()
  }

  /// Moves to the next element of the innermost array, or leaves the array and returns false.
  ///
  /// The element has to be read or skipped before the next call.
  @inlinable
  @inline(__always)
  package mutating func nextElement() throws(JSONError) -> Bool {
    let next = peek()
    if next == UInt8(ascii: "]") {
      leave()
      return false
    }
    if isAtFirstMember {
      isAtFirstMember = false
      return true
    }
    guard next == UInt8(ascii: ",") else { throw syntax(at: offset, expected: "\",\" or \"]\"") }
    offset += 1
    return true
  }

  /// Enters an object; its members are then found with `nextField` or `nextKey`.
  @inlinable
  @inline(__always)
  package mutating func beginObject() throws(JSONError) -> JSONObjectWalk {
    guard peek() == UInt8(ascii: "{") else { throw wrongKind(expected: "an object") }
    try enter()
    return JSONObjectWalk()
  }

  /// Moves to the next member of the innermost object and returns its key, or leaves the object and returns nil.
  ///
  /// The value has to be read or skipped before the next call. Duplicate keys are the caller's to judge.
  package mutating func nextKey() throws(JSONError) -> JSONStringToken? {
    guard try advanceToKey() else { return nil }
    return try readKey()
  }

  /// Passes what stands before a key, its quote excluded, or leaves the object and returns false.
  @inline(__always)
  mutating func advanceToKey() throws(JSONError) -> Bool {
    if isAtFirstMember {
      isAtFirstMember = false
      if peekPastIndentation(indentation) == UInt8(ascii: "}") { return leaveObject() }
    } else {
      // A comma follows the value at once; a closing brace stands on a line of its own, two spaces less indented.
      if byte(at: offset) != UInt8(ascii: ",") {
        let next = peekPastIndentation(indentation &- 2)
        if next == UInt8(ascii: "}") { return leaveObject() }
        guard next == UInt8(ascii: ",") else { throw syntax(at: offset, expected: "\",\" or \"}\"") }
      }
      offset &+= 1
      _ = peekPastIndentation(indentation)
    }
    guard byte(at: offset) == UInt8(ascii: "\"") else { throw syntax(at: offset, expected: "a key in quotes") }
    return true
  }

  @inline(__always)
  private mutating func leaveObject() -> Bool {
    leave()
    return false
  }

  /// Passes a key and its colon.
  mutating func readKey() throws(JSONError) -> JSONStringToken {
    let key = try scanString()
    // AEMET writes `"key" : value`.
    if byte(at: offset) == 0x20 { offset &+= 1 }
    guard peek() == UInt8(ascii: ":") else { throw syntax(at: offset, expected: "\":\"") }
    offset &+= 1
    if byte(at: offset) == 0x20 { offset &+= 1 }
    return key
  }

  /// Moves to the value of the next key that the table has, or leaves the object and returns nil.
  ///
  /// Values of other keys are checked and skipped. The wire's usual order makes it one comparison a key: the search
  /// begins after the field that was found last.
  @inlinable
  @inline(__always)
  package mutating func nextField<Field>(
    of fields: borrowing JSONFields<Field>, in walk: inout JSONObjectWalk
  ) throws(JSONError) -> Field? {
    let index = try nextIndex(of: fields.names, in: &walk)
    return index < 0 ? nil : fields.cases[index]
  }

  /// The place of the next known key in a list, −1 at the end of the object. Not generic, so that it is compiled once.
  @usableFromInline
  package mutating func nextIndex(
    of names: borrowing JSONNames, in walk: inout JSONObjectWalk
  ) throws(JSONError) -> Int {
    while try advanceToKey() {
      let start = offset
      var index = walk.lastIndex &+ 1
      let length = names.printedLength(of: index, in: bytes, at: offset)
      if length > 0 {
        offset &+= length
      } else {
        let key = try readKey()
        guard let found = names.index(of: key, in: bytes, after: walk.lastIndex) else {
          try skipValue()
          continue
        }
        index = found
      }
      walk.lastIndex = index
      let bit = UInt64(1) &<< UInt64(index)
      if walk.seen & bit != 0, limits.duplicateKeys != .keepLast {
        if limits.duplicateKeys == .reject { throw try duplicate(keyAt: start) }
        try skipValue()
        continue
      }
      walk.seen |= bit
      return index
    }
    return -1
  }

  /// Checks the next value by the grammar and moves past it. Keys inside it may repeat.
  @inlinable
  package mutating func skipValue() throws(JSONError) {
    switch peek() {
    case UInt8(ascii: "\""): _ = try scanString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipContainer()
    default: try skipScalar()
    }
  }

  @usableFromInline
  package mutating func skipContainer() throws(JSONError) {
    if byte(at: offset) == UInt8(ascii: "[") {
      try beginArray()
      while try nextElement() { try skipValue() }
    } else {
      _ = try beginObject()
      while try nextKey() != nil { try skipValue() }
    }
  }

  @usableFromInline
  package mutating func skipScalar() throws(JSONError) {
    switch nextKind {
    case .number: _ = try scanNumber()
    case .boolean: _ = try readBoolean()
    case .null: try readNull()
    case .object, .array, .string, .none: throw syntax(at: offset, expected: "a value")
    }
  }

  @inlinable
  package mutating func enter() throws(JSONError) {
    guard depth < limits.maximumDepth else { throw tooDeep() }
    depth += 1
    offset += 1
    isAtFirstMember = true
  }

  @inlinable
  package mutating func leave() {
    depth -= 1
    offset += 1
    isAtFirstMember = false
  }
}

/// How far the walk through one object has come.
@usableFromInline
package struct JSONObjectWalk: Sendable {
  /// The field found last, −1 before the first.
  @usableFromInline
  package var lastIndex = -1
  /// One bit for each field of the table that was met.
  @usableFromInline
  package var seen: UInt64 = 0

  @inlinable
  package init() {}
}

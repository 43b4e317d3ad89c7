// SPDX-License-Identifier: MIT

/// A JSON document as a tree, for the few callers that want one. Members keep their order.
@usableFromInline
package indirect enum JSONValue: Hashable, Sendable {
  case object([Member])
  case array([JSONValue])
  case string(String)
  case number(JSONNumber)
  case boolean(Bool)
  case null

  @usableFromInline
  package struct Member: Hashable, Sendable {
    @usableFromInline
    package let key: String
    @usableFromInline
    package let value: JSONValue

    @usableFromInline
    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Reads a whole document.
  @usableFromInline
  package init(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    guard bytes.count <= limits.maximumBytes else {
      throw .tooLong(foundBytes: bytes.count, limitBytes: limits.maximumBytes)
    }
    let text: UTF8Text
    do throws(UTF8Fault) { text = try UTF8Text(validating: bytes) } catch { throw .notUTF8(error) }
    var json = try JSONCursor(text, limits: limits)
    self = try json.readTree()
    try json.end()
  }

  /// The value of a key; nil when this is no object or has no such key.
  @usableFromInline
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The element at an index; nil when this is no array or is shorter.
  @usableFromInline
  package subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

extension JSONCursor {
  /// Reads the next value as a tree.
  @usableFromInline
  package mutating func readTree() throws(JSONError) -> JSONValue {
    switch nextKind {
    case .object:
      return .object(try readMembers())
    case .array:
      var elements: [JSONValue] = []
      try beginArray()
      while try nextElement() { elements.append(try readTree()) }
      return .array(elements)
    case .string: return .string(try readString())
    case .number: return .number(try readNumber())
    case .boolean: return .boolean(try readBoolean())
    case .null:
      try readNull()
      return .null
    case .none: throw syntax(at: offset, expected: "a value")
    }
  }

  private mutating func readMembers() throws(JSONError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var places: [String: Int] = [:]
    _ = try beginObject()
    while let token = try nextKey() {
      let key = string(token)
      guard let known = places[key] else {
        places[key] = members.count
        members.append(JSONValue.Member(key: key, value: try readTree()))
        continue
      }
      switch limits.duplicateKeys {
      case .reject: throw duplicate(token)
      case .keepFirst: try skipValue()
      case .keepLast: members[known] = JSONValue.Member(key: key, value: try readTree())
      }
    }
    return members
  }
}

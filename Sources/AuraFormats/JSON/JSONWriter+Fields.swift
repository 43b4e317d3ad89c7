// SPDX-License-Identifier: MIT

// Members and values in one call.
extension JSONWriter {
  /// Writes a member whose value may be unknown, then as `null`.
  package mutating func field(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  package mutating func field(_ name: String, _ value: Int?) {
    key(name)
    if let value { number(value) } else { null() }
  }

  package mutating func field(_ name: String, _ value: ExactDecimal?) {
    key(name)
    if let value { number(value) } else { null() }
  }

  package mutating func field(_ name: String, _ value: Bool?) {
    key(name)
    if let value { boolean(value) } else { null() }
  }

  /// Writes a member that is an array, element by element.
  package mutating func array<Element>(
    _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  /// Writes a member that is an object.
  package mutating func object(_ name: String, _ write: (inout JSONWriter) -> Void) {
    key(name)
    beginObject()
    write(&self)
    endObject()
  }

  /// Writes a tree.
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        write(member.value)
      }
      endObject()
    case .array(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .string(let text): string(text)
    case .number(let value): number(value)
    case .boolean(let value): boolean(value)
    case .null: null()
    }
  }
}

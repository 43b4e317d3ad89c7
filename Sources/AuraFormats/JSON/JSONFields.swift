// SPDX-License-Identifier: MIT

/// The keys a decoder knows of one kind of object: an enumeration whose raw values are the keys.
///
/// ```swift
/// enum WindField: String, CaseIterable { case direccion, velocidad, periodo }
/// static let fields = JSONFields<WindField>()
/// ```
package struct JSONFields<Field: RawRepresentable<String> & CaseIterable & Sendable>: Sendable {
  package let names: [JSONName]
  package let cases: [Field]

  /// Makes the table; an enumeration has at most 64 cases.
  package init() {
    cases = Array(Field.allCases)
    precondition((1...64).contains(cases.count), "a table of fields has 1…64 keys")
    names = cases.map { JSONName($0.rawValue) }
  }

  /// The place of a key in the table, looked for first where the last one was followed.
  @inlinable
  @inline(__always)
  package func index(of key: JSONStringToken, after last: Int, in bytes: Span<UInt8>) -> Int? {
    guard !key.hasEscapes else { return index(ofEscaped: key, in: bytes) }
    var index = last + 1
    var left = names.count
    while left > 0 {
      if index >= names.count { index = 0 }
      if names[index].matches(key, in: bytes) { return index }
      index += 1
      left -= 1
    }
    return nil
  }

  /// A key with escapes is compared by what it means.
  package func index(ofEscaped key: JSONStringToken, in bytes: Span<UInt8>) -> Int? {
    let key = JSONEscapes.decoded(bytes, from: key.start, to: key.end)
    return names.firstIndex { $0.bytes == key }
  }
}

/// A key as the words it is compared by.
package struct JSONName: Sendable {
  /// The first eight bytes, little-endian, zero-padded.
  package let head: UInt64
  package let count: Int
  /// The whole key, for what lies beyond the head.
  package let bytes: [UInt8]

  init(_ key: String) {
    bytes = Array(key.utf8)
    count = bytes.count
    head = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Compares with a key of the text that holds no escapes.
  @inlinable
  @inline(__always)
  package func matches(_ key: JSONStringToken, in text: Span<UInt8>) -> Bool {
    guard head == key.head, count == key.count else { return false }
    var index = 8
    while index < count {
      guard bytes[index] == text[key.start + index] else { return false }
      index += 1
    }
    return true
  }
}

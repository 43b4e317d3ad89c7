// SPDX-License-Identifier: MIT

/// Writes JSON piece by piece, keys in the order they are given.
///
/// What commands print: no tree, no Foundation. Strings are escaped as RFC 8259 asks and no further.
package struct JSONWriter {
  package enum Layout: Hashable, Sendable {
    /// No blanks at all.
    case compact
    /// Two spaces a level, one member a line, `"key": value`.
    case pretty
  }

  package private(set) var bytes: [UInt8] = []
  private let layout: Layout
  /// Whether the innermost open container has a member yet, and for every one around it.
  private var hasMembers = false
  private var outerHaveMembers: [Bool] = []
  private var isAfterKey = false

  /// - Parameter capacity: The bytes to expect.
  package init(layout: Layout = .compact, capacity: Int = 0) {
    self.layout = layout
    bytes.reserveCapacity(capacity)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes the key of the next member of an object.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    if layout == .pretty { bytes.append(0x20) }
    isAfterKey = true
  }

  package mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  /// Writes a string of ASCII letters, digits and marks that need no escapes.
  package mutating func string(plain value: ContiguousArray<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: value)
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func number(_ value: Int) {
    separate()
    append(value)
  }

  private mutating func append(_ value: Int) {
    guard (0..<1000).contains(value) else { return bytes.append(contentsOf: String(value).utf8) }
    if value >= 100 { bytes.append(UInt8(truncatingIfNeeded: 0x30 + value / 100)) }
    if value >= 10 { bytes.append(UInt8(truncatingIfNeeded: 0x30 + value / 10 % 10)) }
    bytes.append(UInt8(truncatingIfNeeded: 0x30 + value % 10))
  }

  package mutating func number(_ value: ExactDecimal) { word(value.description) }
  package mutating func number(_ value: JSONNumber) { word(value.text) }

  /// Writes the shortest decimal that reads back as the same number. The number is finite.
  package mutating func number(_ value: Double) {
    precondition(value.isFinite, "JSON has no number for infinity or not-a-number")
    // With one decimal, as most are: the nearest double of it is the value, so it reads back as the same.
    let tenths = (value * 10).rounded()
    if abs(tenths) < 1e9, tenths / 10 == value, tenths != 0 {
      separate()
      if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
      let (whole, tenth) = Int(abs(tenths)).quotientAndRemainder(dividingBy: 10)
      append(whole)
      if tenth > 0 {
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(truncatingIfNeeded: 0x30 + tenth))
      }
      return
    }
    let text = value.description
    word(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  package mutating func boolean(_ value: Bool) { word(value ? "true" : "false") }
  package mutating func null() { word("null") }

  /// Writes a value that is JSON already.
  package mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  private mutating func word(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    outerHaveMembers.append(hasMembers)
    hasMembers = false
  }

  private mutating func close(_ bracket: UInt8) {
    precondition(
      !outerHaveMembers.isEmpty && !isAfterKey, "a container that is closed was opened and has no key waiting")
    let hadMembers = hasMembers
    hasMembers = outerHaveMembers.removeLast()
    if hadMembers { newLine() }
    bytes.append(bracket)
  }

  /// Writes what stands between the last value and the next.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard !outerHaveMembers.isEmpty else { return }
    if hasMembers { bytes.append(UInt8(ascii: ",")) }
    hasMembers = true
    newLine()
  }

  private mutating func newLine() {
    guard layout == .pretty else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * outerHaveMembers.count))
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    // Most texts need no escape: they are copied whole, and only one that does is written again byte by byte.
    if Self.needsEscapes(bytes.span, from: start) {
      bytes.removeLast(bytes.count - start)
      escape(text)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscapes(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    var isOdd = false
    for index in start..<bytes.count {
      let byte = bytes[index]
      isOdd = isOdd || byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
    return isOdd
  }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x08: bytes.append(contentsOf: "\\b".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0C: bytes.append(contentsOf: "\\f".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0..<0x20:
        bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
        bytes.append(contentsOf: String(byte, radix: 16).utf8)
      default: bytes.append(byte)
      }
    }
  }
}

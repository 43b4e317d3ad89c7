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
  /// For every open container, whether it has a member yet.
  private var hasMembers: [Bool] = []
  private var isAfterKey = false

  package init(layout: Layout = .compact) {
    self.layout = layout
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
    guard (0..<1000).contains(value) else { return word(String(value)) }
    separate()
    if value >= 100 { bytes.append(UInt8(truncatingIfNeeded: 0x30 + value / 100)) }
    if value >= 10 { bytes.append(UInt8(truncatingIfNeeded: 0x30 + value / 10 % 10)) }
    bytes.append(UInt8(truncatingIfNeeded: 0x30 + value % 10))
  }

  package mutating func number(_ value: ExactDecimal) { word(value.description) }
  package mutating func number(_ value: JSONNumber) { word(value.text) }

  /// Writes the shortest decimal that reads back as the same number. The number is finite.
  package mutating func number(_ value: Double) {
    precondition(value.isFinite, "JSON has no number for infinity or not-a-number")
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
    hasMembers.append(false)
  }

  private mutating func close(_ bracket: UInt8) {
    precondition(!hasMembers.isEmpty && !isAfterKey, "a container that is closed was opened and has no key waiting")
    if hasMembers.removeLast() { newLine() }
    bytes.append(bracket)
  }

  /// Writes what stands between the last value and the next.
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let last = hasMembers.indices.last else { return }
    if hasMembers[last] { bytes.append(UInt8(ascii: ",")) }
    hasMembers[last] = true
    newLine()
  }

  private mutating func newLine() {
    guard layout == .pretty else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * hasMembers.count))
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    // Most texts need no escape: they are copied whole, and only one that does is written again byte by byte.
    if bytes[start...].contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      bytes.removeLast(bytes.count - start)
      escape(text)
    }
    bytes.append(UInt8(ascii: "\""))
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

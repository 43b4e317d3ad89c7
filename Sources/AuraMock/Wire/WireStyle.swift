// SPDX-License-Identifier: MIT

/// How a document is put on the wire: layout, encoding and the oddities of its writer.
package struct WireStyle: Hashable, Sendable {
  package var charset: WireCharset
  package var quirks: QuirkSwitches

  package init(charset: WireCharset = .iso885915, quirks: QuirkSwitches = QuirkSwitches()) {
    self.charset = charset
    self.quirks = quirks
  }

  /// Writes a document of call 2, with a byte order mark where the switch asks for one (Q-CHR-10).
  func write(_ value: WireValue) -> [UInt8] { marked(element(value, reserving: 1 << 15)) }

  /// Writes a list of call 2 from elements that `element` wrote, maybe long before.
  func list(of elements: [[UInt8]]) -> [UInt8] { marked(JacksonPrinter.list(of: elements, layout: layout)) }

  /// Writes what stands in a list.
  func element(_ value: WireValue, reserving bytes: Int) -> [UInt8] {
    guard quirks[.damagedText] else {
      return JacksonPrinter.write(value, layout: layout, charset: charset, reserving: bytes)
    }
    return JacksonPrinter.write(
      value.mapStrings(WireCharset.damaged), layout: layout, charset: .utf8, reserving: bytes)
  }

  private func marked(_ document: [UInt8]) -> [UInt8] {
    quirks[.byteOrderMark] ? [0xEF, 0xBB, 0xBF] + document : document
  }

  private var layout: JacksonPrinter.Layout { quirks[.prettyLayout] ? .pretty : .compact }
}

extension WireValue {
  /// The same document with every string value changed; keys stay.
  func mapStrings(_ change: (String) -> String) -> WireValue {
    switch self {
    case .object(let members): .object(members.map { WireMember($0.key, $0.value.mapStrings(change)) })
    case .array(let elements): .array(elements.map { $0.mapStrings(change) })
    case .string(let text): .string(change(text))
    case .number, .bool: self
    }
  }
}

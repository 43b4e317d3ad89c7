// SPDX-License-Identifier: MIT

extension XMLReader {
  /// Reads a start tag from behind its name: attributes, namespaces, and whether it is an empty element.
  mutating func readAttributes(from start: Int) throws(XMLError) {
    var offset = start
    while true {
      let mark = WordScan.skipBlanks(in: raw, from: offset, to: end)
      switch byte(mark) {
      case UInt8(ascii: ">") where mark < end:
        position = mark + 1
        return
      case UInt8(ascii: "/"):
        guard byte(mark + 1) == UInt8(ascii: ">") else { throw fail("\">\" behind \"/\"", at: mark + 1) }
        position = mark + 2
        isEmptyElement = true
        return
      default:
        guard mark > offset else { throw fail("a blank, \"/\" or \">\"", at: mark) }
        offset = try readAttribute(from: mark)
      }
    }
  }

  /// Reads `name = "value"` and returns the offset behind it.
  private mutating func readAttribute(from start: Int) throws(XMLError) -> Int {
    let name = try readName(from: start)
    let equals = WordScan.skipBlanks(in: raw, from: name.end, to: end)
    guard byte(equals) == UInt8(ascii: "=") else { throw fail("\"=\" behind the attribute's name", at: equals) }
    let opening = WordScan.skipBlanks(in: raw, from: equals + 1, to: end)
    let quote = byte(opening)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fail("a quote before the attribute's value", at: opening)
    }
    let closing = WordScan.find(quote, in: raw, from: opening + 1, to: end)
    let less = WordScan.find(UInt8(ascii: "<"), in: raw, from: opening + 1, to: closing)
    guard less == closing else { throw fail("no \"<\" in an attribute's value", at: less) }
    guard closing < end else { throw fail(truncated: "the closing quote of an attribute") }
    try add(XMLAttribute(name: name, value: opening + 1..<closing))
    return closing + 1
  }

  private mutating func add(_ attribute: XMLAttribute) throws(XMLError) {
    let name = attribute.name
    let declared = bindings.reversed().prefix { $0.depth == open.count }
    guard attributes.count + declared.count < limits.attributeCount else {
      throw fail(limit: limits.attributeCount, "attributes", at: name.start)
    }
    let prefix = name.localStart > name.start ? name.start..<name.localStart - 1 : name.start..<name.end
    if WordScan.isEqual(in: raw, prefix, to: "xmlns") {
      let bound = name.localStart > name.start ? name.localStart..<name.end : name.end..<name.end
      guard !declared.contains(where: { isSame($0.prefix, bound) }) else {
        throw fail("no second declaration of that prefix", at: name.start)
      }
      bindings.append(XMLBinding(depth: open.count, prefix: bound, name: attribute.value))
      return
    }
    let whole = name.start..<name.end
    guard !attributes.contains(where: { isSame($0.name.start..<$0.name.end, whole) }) else {
      throw fail("no second attribute of that name", at: name.start)
    }
    attributes.append(attribute)
  }

  private func isSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.count == second.count
      && WordScan.areEqual(in: raw, first.lowerBound, second.lowerBound, count: first.count)
  }

  /// The value of an attribute of the element just started, by its local name; nil when it has none.
  package func attribute(_ localName: StaticString) -> String? {
    attributeText(localName).map { attributeString($0) }
  }

  /// The value of an attribute as it stands in the document, for `attributeString`; nil when there is none.
  package func attributeText(_ localName: StaticString) -> XMLText? {
    attributes.first { WordScan.isEqual(in: raw, $0.name.localStart..<$0.name.end, to: localName) }
      .map { XMLText(range: $0.value) }
  }

  /// The value that a stretch of an attribute means.
  package func attributeString(_ text: XMLText) -> String {
    XMLTextDecoder.string(source.bytes, text.range, isAttribute: true)
  }

  /// Whether an attribute's value begins with an ASCII text in lower case, in whatever case it is written itself.
  package func attribute(_ localName: StaticString, hasPrefix prefix: StaticString) -> Bool {
    guard let value = attributeText(localName)?.range, value.count >= prefix.utf8CodeUnitCount else { return false }
    for index in 0..<prefix.utf8CodeUnitCount {
      let expected = unsafe prefix.utf8Start[index]
      let found = byte(value.lowerBound + index)
      let isCapital = (0x41...0x5A).contains(found)
      guard (isCapital ? found | 0x20 : found) == expected else { return false }
    }
    return true
  }

  /// The namespace of the element at hand, nil when it has none or its prefix is not declared.
  package var namespace: String? {
    let prefix = current.start..<max(current.start, current.localStart - 1)
    guard let binding = bindings.last(where: { isSame($0.prefix, prefix) }), !binding.name.isEmpty else { return nil }
    return XMLTextDecoder.string(source.bytes, binding.name, isAttribute: true)
  }
}

// SPDX-License-Identifier: MIT

extension XMLReader {
  /// Whether the element of the last `start` or `end` has this local name.
  @inline(__always)
  package func isNamed(_ localName: StaticString) -> Bool {
    WordScan.isEqual(in: raw, current.localStart..<current.end, to: localName)
  }

  /// The index of the element's local name in a vocabulary; nil when it is not there.
  package func index(in vocabulary: XMLVocabulary) -> Int? {
    vocabulary.index(in: raw, current.localStart..<current.end)
  }

  /// Whether the element of the last `start` or `end` is written with a prefix, as those of other vocabularies are.
  @inline(__always)
  package var hasPrefix: Bool { current.localStart > current.start }

  /// The local name of the element of the last `start` or `end`.
  package var localName: String { rawString(current.localStart..<current.end) }

  /// The name as written, with its prefix.
  package var qualifiedName: String { rawString(current.start..<current.end) }

  /// Text with references replaced, CDATA unwrapped, comments and tags left out, and line ends as LF.
  package func string(_ text: XMLText) -> String {
    XMLTextDecoder.string(source.bytes, text.range, isAttribute: false)
  }

  /// The same without the blanks at both ends.
  package func trimmed(_ text: XMLText) -> String {
    XMLTextDecoder.string(source.bytes, trimmedRange(text), isAttribute: false)
  }

  /// Text as one line that a person reads, its HTML undone: what `HTMLText.line` makes of `trimmed`.
  package func line(_ text: XMLText) -> String {
    let range = trimmedRange(text)
    let inside = XMLTextDecoder.loneCDATA(source.bytes, range) ?? range
    if HTMLText.isLine(source.bytes, inside) { return rawString(inside) }
    return HTMLText.line(XMLTextDecoder.bytes(source.bytes, range, isAttribute: false))
  }

  /// Whether text means just what it is: no reference, no markup, no CR. Its `bytes` can then be read as they are.
  package func isPlain(_ text: XMLText) -> Bool {
    XMLTextDecoder.isPlain(source.bytes, text.range)
  }

  /// The bytes of text as they stand in the document, blanks at both ends left out.
  @_lifetime(copy self)
  package func bytes(_ text: XMLText) -> Span<UInt8> {
    span.extracting(trimmedRange(text))
  }

  /// A copy of the bytes of text, blanks at both ends left out.
  package func contiguousBytes(_ text: XMLText) -> ContiguousArray<UInt8> {
    ContiguousArray(source.bytes[trimmedRange(text)])
  }

  /// Whether text, blanks at both ends left out, is just this ASCII text.
  package func isText(_ text: XMLText, _ expected: StaticString) -> Bool {
    WordScan.isEqual(in: raw, trimmedRange(text), to: expected)
  }

  private func trimmedRange(_ text: XMLText) -> Range<Int> {
    let upper = text.range.upperBound
    let start = WordScan.skipBlanks(in: raw, from: text.range.lowerBound, to: upper)
    var last = upper
    while last > start, byte(last - 1) <= 0x20 { last -= 1 }
    return start..<last
  }

  func rawString(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }
}

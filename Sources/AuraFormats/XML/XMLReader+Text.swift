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
    var range =
      WordScan.skipBlanks(in: raw, from: text.range.lowerBound, to: text.range.upperBound)..<text.range.upperBound
    while let last = range.last, byte(last) <= 0x20 { range = range.lowerBound..<last }
    return XMLTextDecoder.string(source.bytes, range, isAttribute: false)
  }

  /// The bytes of text that holds no markup and no reference, nil when it does: for numbers, read without a string.
  package func plainBytes(_ text: XMLText) -> ArraySlice<UInt8>? {
    XMLTextDecoder.isPlain(source.bytes, text.range) ? source.bytes[text.range] : nil
  }

  func rawString(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }
}

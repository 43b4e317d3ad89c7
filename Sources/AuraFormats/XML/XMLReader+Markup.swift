// SPDX-License-Identifier: MIT

extension XMLReader {
  /// Reads a name and finds its local part. Source: XML 1.0, 5th ed., productions 4 and 5; Namespaces in XML 1.0, 7.
  ///
  /// Letters beyond ASCII are taken as they come: which of them may stand in names changes nothing here.
  @inline(__always)
  mutating func readName(from start: Int) throws(XMLError) -> XMLName {
    var offset = start
    while offset &+ 8 <= end {
      let marks = WordScan.bytesOtherThanLetters(WordScan.word(raw, at: offset))
      offset &+= marks == 0 ? 8 : WordScan.firstIndex(marks)
      if marks != 0 { break }
    }
    if offset > start, !Self.isNameByte(byte(offset)), offset - start <= limits.nameBytes {
      return XMLName(start: start, localStart: start, end: offset)
    }
    return try readOddName(from: start, to: offset)
  }

  /// Reads a name with something else than letters in it.
  private mutating func readOddName(from start: Int, to letters: Int) throws(XMLError) -> XMLName {
    var offset = letters
    var localStart = start
    while Self.isNameByte(byte(offset)) {
      if byte(offset) == UInt8(ascii: ":") { localStart = offset + 1 }
      offset += 1
    }
    let first = byte(start)
    guard offset > start, !Self.isDigitOrMark(first), localStart < offset, first != UInt8(ascii: ":") else {
      throw fail("a name", at: start)
    }
    guard offset - start <= limits.nameBytes else { throw fail(limit: limits.nameBytes, "bytes of name", at: start) }
    return XMLName(start: start, localStart: localStart, end: offset)
  }

  /// Letters, digits, `-`, `.`, `:`, `_` and every byte of a character beyond ASCII.
  @inline(__always)
  private static func isNameByte(_ byte: UInt8) -> Bool {
    let low: UInt64 = 0x07FF_6000_0000_0000
    let high: UInt64 = 0x07FF_FFFE_87FF_FFFE
    return byte >= 0x80 || ((byte < 0x40 ? low : high) >> UInt64(byte & 0x3F)) & 1 == 1
  }

  private static func isDigitOrMark(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// An end tag with blanks in it, or the wrong one. Returns the offset behind it.
  mutating func readOddEndTag(from start: Int, name: XMLName) throws(XMLError) -> Int {
    let found = try readName(from: start)
    let close = WordScan.skipBlanks(in: raw, from: found.end, to: end)
    guard byte(close) == UInt8(ascii: ">"), close < end else { throw fail("\">\"", at: close) }
    let count = name.end - name.start
    guard found.end - found.start == count, WordScan.areEqual(in: raw, name.start, found.start, count: count) else {
      throw fail(
        .mismatchedEnd(
          at: place(start - 2), found: rawString(found.start..<found.end), expected: rawString(name.start..<name.end)))
    }
    return close + 1
  }

  /// Skips what begins with `<!`: a comment, CDATA, or the DOCTYPE. Returns the offset behind it.
  mutating func skipDeclaration(at start: Int, isText: inout Bool) throws(XMLError) -> Int {
    if isEqual("<!--", at: start) { return try skip(past: "-->", from: start + 4, in: "comment") }
    if isEqual("<![CDATA[", at: start) {
      guard !open.isEmpty else { throw fail("an element", at: start) }
      isText = true
      return try skip(past: "]]>", from: start + 9, in: "CDATA")
    }
    guard isEqual("<!DOCTYPE", at: start) || isEqual("<!doctype", at: start), open.isEmpty, !isRootClosed,
      !isDoctypeSeen
    else { throw fail("an element, a comment or CDATA", at: start) }
    isDoctypeSeen = true
    return try skipDoctype(from: start + 9)
  }

  mutating func skip(past mark: StaticString, from start: Int, in what: StaticString) throws(XMLError) -> Int {
    let offset = WordScan.find(mark, in: raw, from: min(start, end), to: end)
    guard offset < end else { throw fail(truncated: "\"\(mark)\" at the end of the \(what)") }
    return offset + mark.utf8CodeUnitCount
  }

  /// Skips a DOCTYPE with its internal subset; what it declares is not looked at, so nothing it declares can grow.
  private mutating func skipDoctype(from start: Int) throws(XMLError) -> Int {
    var offset = start
    var brackets = 0
    var tags = 0
    while offset < end {
      let byte = self.byte(offset)
      offset += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        offset = WordScan.find(byte, in: raw, from: offset, to: end) + 1
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: "<"):
        if isEqual("!--", at: offset) {
          offset = try skip(past: "-->", from: offset + 3, in: "comment")
        } else if self.byte(offset) == UInt8(ascii: "?") {
          offset = try skip(past: "?>", from: offset + 1, in: "processing instruction")
        } else {
          tags += 1
        }
      case UInt8(ascii: ">"):
        if tags == 0, brackets <= 0 { return offset }
        tags = max(0, tags - 1)
      default: continue
      }
    }
    throw fail(truncated: "the end of the DOCTYPE")
  }

  func isEqual(_ text: StaticString, at offset: Int) -> Bool {
    let range = offset..<offset + text.utf8CodeUnitCount
    return range.upperBound <= end && WordScan.isEqual(in: raw, range, to: text)
  }
}

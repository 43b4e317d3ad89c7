// SPDX-License-Identifier: MIT

/// A reader that moves through an XML document once, token by token, and makes a string only of what is asked for.
///
/// Names are compared as bytes and by their local part, so that any namespace prefix will do (Q-XML-04). What the
/// services get wrong is read as it was meant: bare `&`, HTML's entities, blanks before the prolog, undeclared
/// prefixes, an encoding that is not the declared one. What makes the text of an element uncertain is an error:
/// tags that do not match, a document that ends too soon, bytes that are not UTF-8. External entities are not
/// fetched, declared ones not expanded, DOCTYPE is skipped.
///
/// ```swift
/// var xml = XMLReader(source)
/// while let token = try xml.next() {
///   if token == .start, xml.isNamed("headline") { headline = xml.string(try xml.readText()) }
/// }
/// ```
///
/// `next` returns nil only at a well-formed end (Q-XML-02); after an error it throws the same error again.
package struct XMLReader: ~Copyable, ~Escapable {
  let source: XMLSource
  let span: Span<UInt8>
  let raw: RawSpan
  let end: Int
  let limits: XMLLimits
  /// Where the next token begins.
  var position: Int
  /// Names of the open elements, the innermost last.
  var open: [XMLName] = []
  var attributes: [XMLAttribute] = []
  var bindings: [XMLBinding] = []
  /// Whether the element just started is an empty one, whose end is still to be told.
  var isEmptyElement = false
  /// The name of the element that a `start` or `end` is about.
  var current = XMLName(start: 0, localStart: 0, end: 0)
  /// Where the last end tag began.
  var endTagStart = 0
  var isDoctypeSeen = false
  var isRootClosed = false
  var failure: XMLError?

  /// The text of the last `text` token.
  package internal(set) var text = XMLText(range: 0..<0)

  /// Starts before the root element. The reader lives no longer than the source.
  @_lifetime(borrow source)
  package init(_ source: borrowing XMLSource, limits: XMLLimits = .standard) {
    span = source.bytes.span
    raw = WordScan.raw(source.bytes.span)
    end = source.range.upperBound
    position = source.range.lowerBound
    self.limits = limits
    self.source = copy source
    // A warning has five elements inside one another, a feed six.
    open.reserveCapacity(8)
  }

  /// How many elements are open: 1 inside the root.
  package var depth: Int { open.count }

  /// Reads on to the next token; nil at the end of a well-formed document.
  package mutating func next() throws(XMLError) -> XMLToken? {
    if isEmptyElement {
      endTagStart = position
      close()
      isEmptyElement = false
      return .end
    }
    let start = position
    if try skipToTag() {
      text = XMLText(range: start..<position)
      return .text
    }
    guard position < end else {
      try finish()
      return nil
    }
    if byte(position + 1) == UInt8(ascii: "/") {
      try readEndTag()
      return .end
    }
    try readStartTag()
    return .start
  }

  /// Reads on to the next child of the element at hand; false at that element's end.
  ///
  /// Each child must be read to its end, by `readText`, `skipElement` or a loop of its own, before the next one.
  package mutating func nextChild() throws(XMLError) -> Bool {
    while let token = try next() {
      switch token {
      case .start: return true
      case .end: return false
      case .text: continue
      }
    }
    return false
  }

  /// Reads the element just started to its end and returns all its text; tags inside it are left out.
  package mutating func readText() throws(XMLError) -> XMLText {
    if isEmptyElement {
      _ = try next()
      return XMLText(range: position..<position)
    }
    let start = position
    let tag = WordScan.find(UInt8(ascii: "<"), in: raw, from: start, to: end)
    if tag + 1 < end, byte(tag + 1) == UInt8(ascii: "/") {
      position = tag
      try readEndTag()
      return XMLText(range: start..<tag)
    }
    try skipElement()
    return XMLText(range: start..<endTagStart)
  }

  /// Reads the element just started to its end.
  package mutating func skipElement() throws(XMLError) {
    let outside = depth - 1
    repeat { _ = try next() } while depth > outside
  }

  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < end ? WordScan.byte(raw, at: offset) : 0 }

  /// Moves to the next tag or the end; true when it passed text other than blanks.
  @inline(__always)
  private mutating func skipToTag() throws(XMLError) -> Bool {
    let offset = WordScan.skipBlanks(in: raw, from: position, to: end)
    if byte(offset) == UInt8(ascii: "<") {
      let mark = byte(offset + 1)
      if mark != UInt8(ascii: "!") && mark != UInt8(ascii: "?") {
        position = offset
        return false
      }
    }
    return try skipText(from: offset)
  }

  private mutating func skipText(from start: Int) throws(XMLError) -> Bool {
    var offset = start
    var isText = false
    while offset < end {
      if byte(offset) != UInt8(ascii: "<") {
        // Behind markup the blanks are not skipped yet.
        let mark = WordScan.skipBlanks(in: raw, from: offset, to: end)
        isText = isText || (mark < end && byte(mark) != UInt8(ascii: "<"))
        if isText, open.isEmpty { throw fail("an element", at: mark) }
        offset = WordScan.find(UInt8(ascii: "<"), in: raw, from: mark, to: end)
        continue
      }
      switch byte(offset + 1) {
      case UInt8(ascii: "!"): offset = try skipDeclaration(at: offset, isText: &isText)
      case UInt8(ascii: "?"): offset = try skip(past: "?>", from: offset + 2, in: "processing instruction")
      default:
        position = offset
        return isText
      }
    }
    position = end
    return isText
  }

  private mutating func close() {
    current = open.removeLast()
    while let last = bindings.last, last.depth > open.count { bindings.removeLast() }
    if open.isEmpty { isRootClosed = true }
  }

  private mutating func readEndTag() throws(XMLError) {
    endTagStart = position
    let start = position + 2
    guard let name = open.last else { throw fail("no end tag where nothing is open", at: position) }
    let nameEnd = start + (name.end - name.start)
    if byte(nameEnd) == UInt8(ascii: ">"), nameEnd < end,
      WordScan.areEqual(in: raw, name.start, start, count: nameEnd - start)
    {
      position = nameEnd + 1
    } else {
      position = try readOddEndTag(from: start, name: name)
    }
    close()
  }

  private mutating func readStartTag() throws(XMLError) {
    guard !isRootClosed else { throw fail("nothing behind the root element", at: position) }
    guard open.count < limits.depth else {
      throw fail(limit: limits.depth, "elements inside one another", at: position)
    }
    let name = try readName(from: position + 1)
    current = name
    if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
    open.append(name)
    if byte(name.end) == UInt8(ascii: ">") {
      position = name.end + 1
    } else {
      try readAttributes(from: name.end)
    }
  }
}

// SPDX-License-Identifier: MIT

extension XMLReader {
  /// Makes sure that the document may end here.
  mutating func finish() throws(XMLError) {
    if let failure { throw failure }
    if source.isCut { throw fail(truncated: "UTF-8") }
    if let name = open.last { throw fail(truncated: "</\(rawString(name.start..<name.end))>") }
    guard isRootClosed else { throw fail(truncated: "an element") }
  }

  /// Notes an error, so that every later call throws it too.
  mutating func fail(_ error: XMLError) -> XMLError {
    failure = error
    position = end
    isEmptyElement = false
    return error
  }

  /// Something else than what the grammar wants, or the end of the document.
  mutating func fail(_ expected: String, at offset: Int) -> XMLError {
    guard offset < end else { return fail(truncated: expected) }
    let found = ByteExcerpt.escaped(source.bytes.span.extracting(..<end), from: offset, limit: 16)
    return fail(.malformed(at: place(offset), found: found, expected: expected))
  }

  /// The document ends too soon, or where its bytes stop being UTF-8.
  mutating func fail(truncated expected: String) -> XMLError {
    guard source.isCut else { return fail(.truncated(at: place(end), expected: expected)) }
    let found = ByteExcerpt.escaped(source.bytes.span, from: end, limit: 4)
    return fail(.invalidUTF8(at: place(end), found: found))
  }

  mutating func fail(limit: Int, _ what: String, at offset: Int) -> XMLError {
    fail(.limit(at: place(offset), what: what, limit: limit))
  }

  func place(_ offset: Int) -> XMLPosition {
    source.position(of: offset, path: open.map { rawString($0.localStart..<$0.end) }.joined(separator: "/"))
  }
}

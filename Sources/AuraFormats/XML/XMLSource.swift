// SPDX-License-Identifier: MIT

/// An XML document's bytes as UTF-8, whatever encoding it came in, checked before anything is read.
package struct XMLSource: Sendable {
  /// UTF-8 in `range`.
  package let bytes: ContiguousArray<UInt8>
  /// From behind the byte order mark and blank lines to the end, or to the first byte that is not UTF-8.
  package let range: Range<Int>
  /// What the bytes were read as.
  package let encoding: XMLEncoding
  /// Whether the bytes are UTF-8 although the prolog or the header says ISO-8859.
  package let contradictsDeclaration: Bool
  /// Whether the document goes on behind `range` with bytes that are not UTF-8.
  let isCut: Bool
  /// Where the document begins in `bytes`, mark and blank lines included.
  let documentStart: Int
  /// Whether `bytes` were made from ISO-8859, in which each character is one byte.
  let isTranscoded: Bool

  /// Decides the encoding: well-formed UTF-8 is UTF-8; else the prolog, else the header decides.
  ///
  /// - Parameters:
  ///   - range: Where the document lies in the bytes (a member of an archive); all of them when nil.
  ///   - headerCharset: The charset of the HTTP header, when there was one.
  /// - Throws: `XMLError.unknownEncoding` or `.limit`. Bytes that are not UTF-8 and claim nothing else are an error of
  ///   the reader, once it has read all that comes before them.
  package init(
    _ bytes: ContiguousArray<UInt8>, in range: Range<Int>? = nil, headerCharset: String? = nil,
    limits: XMLLimits = .standard
  ) throws(XMLError) {
    let given = range ?? 0..<bytes.count
    guard given.count <= limits.documentBytes else {
      throw .limit(at: XMLPosition(offset: 0, line: 1, path: ""), what: "bytes", limit: limits.documentBytes)
    }
    let start = Self.startOfProlog(bytes[given])
    let declared = Self.declaredEncoding(bytes, from: start, to: given.upperBound) ?? headerCharset
    let named = declared.map { XMLEncoding(name: $0) } ?? .utf8
    let raw = WordScan.raw(bytes.span)
    let firstHigh = WordScan.firstNonASCII(in: raw, from: start, to: given.upperBound)
    let fault = Self.firstInvalidOffset(in: bytes.span.extracting(..<given.upperBound), from: firstHigh)
    if fault != nil, let named, named != .utf8 {
      self.bytes = named.utf8(bytes, given)
      self.range = start - given.lowerBound..<self.bytes.count
      documentStart = 0
      encoding = named
      contradictsDeclaration = false
      isCut = false
      isTranscoded = true
      return
    }
    guard fault == nil || named != nil else { throw .unknownEncoding(name: declared ?? "") }
    let isASCII = firstHigh == given.upperBound
    self.bytes = bytes
    self.range = start..<(fault ?? given.upperBound)
    documentStart = given.lowerBound
    encoding = isASCII ? named ?? .utf8 : .utf8
    contradictsDeclaration = fault == nil && !isASCII && named != .utf8
    isCut = fault != nil
    isTranscoded = false
  }

  /// The place in the document as it was given of a place in `bytes`, and its line.
  func position(of offset: Int, path: String) -> XMLPosition {
    let before = bytes[documentStart..<offset]
    let given = isTranscoded ? before.count { $0 & 0xC0 != 0x80 } : before.count
    // Each line end is one LF, or a CR that no LF follows.
    var line = 1
    for index in before.indices
    where before[index] == 0x0A || (before[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) {
      line += 1
    }
    return XMLPosition(offset: given, line: line, path: path)
  }

  /// The offset of the first byte that is not UTF-8, from a byte of 0x80 or more on; nil when there is none.
  private static func firstInvalidOffset(in bytes: Span<UInt8>, from start: Int) -> Int? {
    let raw = WordScan.raw(bytes)
    let end = bytes.count
    var offset = start
    while offset < end {
      let lead = WordScan.byte(raw, at: offset)
      if lead < 0x80 {
        // Between the accents of a language there are mostly fewer than 32 letters.
        offset = WordScan.nextNonASCII(in: raw, from: offset, to: end)
      } else if lead & 0xE0 == 0xC0, lead >= 0xC2, offset &+ 1 < end,
        WordScan.byte(raw, at: offset &+ 1) & 0xC0 == 0x80
      {
        offset &+= 2
      } else {
        let length = UTF8Check.sequenceLength(in: bytes, at: offset)
        guard length > 0 else { return offset }
        offset += length
      }
    }
    return nil
  }

  /// Behind a byte order mark and blanks (Q-RSS-07).
  private static func startOfProlog(_ bytes: ArraySlice<UInt8>) -> Int {
    let rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    return rest.firstIndex { $0 > 0x20 } ?? bytes.endIndex
  }

  /// The encoding named by `<?xml … encoding="…"?>`.
  private static func declaredEncoding(_ bytes: ContiguousArray<UInt8>, from start: Int, to end: Int) -> String? {
    let raw = WordScan.raw(bytes.span)
    guard bytes[start..<end].starts(with: "<?xml".utf8) else { return nil }
    // ASCII up to here in every encoding of the list, and no prolog is longer.
    let close = WordScan.find(UInt8(ascii: ">"), in: raw, from: start, to: min(start + 256, end))
    let word = WordScan.find("encoding", in: raw, from: start, to: close)
    guard word < close else { return nil }
    let rest = bytes[word + 8..<close].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    return String(decoding: rest.dropFirst().prefix { $0 != quote }, as: UTF8.self)
  }
}

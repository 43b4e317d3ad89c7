// SPDX-License-Identifier: MIT

/// The text of a body, with how its bytes were read.
///
/// AEMET declares ISO-8859-15 and mostly means it, but was seen to send UTF-8 under that header for weeks, so bytes
/// outrank the header (Q-CHR-04). Binary bodies declare a charset too (Q-CHR-09): look at the magic number first.
package struct DecodedText: Hashable, Sendable {
  package let text: UTF8Text
  /// What the bytes were read as.
  package let charset: Charset
  /// What the header named, when it is one of the two charsets.
  package let declared: Charset?
  /// Whether a byte order mark was taken off the front (Q-CHR-10).
  package let hadByteOrderMark: Bool
  /// Offset in `text` of the first U+FFFD that was sent: letters lost before the text reached us (Q-CHR-08).
  package let damageOffset: Int?

  /// Whether the bytes contradict the declared charset (Q-CHR-04).
  package var contradictsHeader: Bool { declared != nil && declared != charset }

  /// Reads bytes as text. Never fails and never makes a replacement character.
  ///
  /// In order: a byte order mark is dropped; well-formed UTF-8 with a multi-byte sequence is UTF-8 whatever the
  /// header says; else the declared charset; else ISO-8859-15. ASCII is the same in both. Bytes that are declared
  /// UTF-8 and are not well-formed are read as ISO-8859-15, in which every byte means something.
  package init(_ bytes: [UInt8], contentType: String?) {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let body = mark ? ContiguousArray(bytes[3...]) : ContiguousArray(bytes)
    declared = contentType.flatMap { Charset(contentType: $0) }
    hadByteOrderMark = mark
    let firstHigh = ByteScan.firstNonASCII(in: body.span, from: 0)
    if firstHigh == body.count {
      text = UTF8Text(proved: body)
      charset = mark ? .utf8 : declared ?? .iso8859x15
      damageOffset = nil
    } else if UTF8Text.firstInvalidOffset(in: body.span, from: firstHigh) == nil {
      text = UTF8Text(proved: body)
      charset = .utf8
      damageOffset = Self.firstReplacement(in: body.span, from: firstHigh)
    } else {
      text = UTF8Text(proved: Latin9.utf8(from: body, firstNonASCII: firstHigh))
      charset = .iso8859x15
      // "ï¿œ": the three bytes of U+FFFD read one by one.
      damageOffset = Self.firstReplacement(in: body.span, from: firstHigh).map { offset in
        Latin9.utf8(from: ContiguousArray(body[..<offset]), firstNonASCII: min(firstHigh, offset)).count
      }
    }
  }

  private static func firstReplacement(in bytes: Span<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset + 2 < bytes.count {
      if bytes[offset] == 0xEF, bytes[offset + 1] == 0xBF, bytes[offset + 2] == 0xBD { return offset }
      offset = ByteScan.firstNonASCII(in: bytes, from: offset + 1)
    }
    return nil
  }
}

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
  /// Whether the text is ASCII alone, which proves nothing about the charset (Q-CHR-07).
  package let isASCII: Bool
  /// Whether a byte order mark was taken off the front (Q-CHR-10).
  package let hadByteOrderMark: Bool
  /// Offset in `text` of the first U+FFFD that was sent: letters lost before the text reached us (Q-CHR-08).
  package let damageOffset: Int?

  /// Whether the bytes contradict the declared charset (Q-CHR-04).
  package var contradictsHeader: Bool { !isASCII && declared != nil && declared != charset }

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
    let check = UTF8Check(body.span)
    let origin = TextOrigin(hadByteOrderMark: mark, isTranscoded: check.invalidOffset != nil)
    isASCII = check.isASCII
    if isASCII {
      text = UTF8Text(proved: body, origin: origin)
      charset = mark ? .utf8 : declared ?? .iso8859x15
      damageOffset = nil
    } else if check.invalidOffset == nil {
      text = UTF8Text(proved: body, origin: origin)
      charset = .utf8
      damageOffset = check.replacementOffset
    } else {
      let latin = Latin9(body, firstNonASCII: check.firstHighOffset)
      text = UTF8Text(proved: latin.utf8, origin: origin)
      charset = .iso8859x15
      damageOffset = latin.damageOffset
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraFormats

/// The first steps with any JSON body, in the guide's order: empty, page, container, charset.
enum FeedBody {
  /// Reads bytes as the text of a JSON document, whatever media type was declared (Q-CHR-02).
  static func text(_ bytes: [UInt8], contentType: String?, notes: inout NoteBook) throws(FeedError) -> UTF8Text {
    try requireJSON(bytes)
    let decoded = DecodedText(bytes, contentType: contentType)
    if decoded.hadByteOrderMark { notes.meet("Q-CHR-10", at: FeedPlace()) }
    if decoded.contradictsHeader, decoded.charset == .utf8 { notes.meet("Q-CHR-04", at: FeedPlace()) }
    if let damage = decoded.damageOffset {
      notes.meet("Q-CHR-08", at: FeedPlace(JSONPlace(in: decoded.text, at: damage).path))
    }
    return decoded.text
  }

  /// Takes bytes as a JSON document of which little will be read, whatever its charset.
  static func undecoded(_ bytes: [UInt8], notes: inout NoteBook) throws(FeedError) -> UndecodedText {
    try requireJSON(bytes)
    let text = UndecodedText(bytes)
    if text.hadByteOrderMark { notes.meet("Q-CHR-10", at: FeedPlace()) }
    return text
  }

  private static func requireJSON(_ bytes: [UInt8]) throws(FeedError) {
    let kind = ContainerKind(sniffing: bytes)
    switch kind {
    case .empty: throw .empty
    case .html, .xml, .tar, .gzip, .zip, .pdf, .gif:
      throw .notJSON(kind: kind, found: ByteExcerpt.quoted(bytes))
    case .json, .text, .unknown: break
    }
  }
}

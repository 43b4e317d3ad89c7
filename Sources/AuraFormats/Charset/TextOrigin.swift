// SPDX-License-Identifier: MIT

/// What a UTF-8 text was made of, so that an error can name the byte of the file that was sent.
@usableFromInline
package struct TextOrigin: Hashable, Sendable {
  /// Bytes of a byte order mark that was taken off the front.
  let markBytes: Int
  /// Whether the text was made from ISO-8859-15, in which each character is one byte.
  let isTranscoded: Bool

  /// The text stands as it was sent.
  static let asSent = TextOrigin(hadByteOrderMark: false)

  init(hadByteOrderMark: Bool, isTranscoded: Bool = false) {
    markBytes = hadByteOrderMark ? 3 : 0
    self.isTranscoded = isTranscoded
  }

  /// The offset in the file of an offset in its text.
  func offset(of offset: Int, in text: Span<UInt8>) -> Int {
    guard isTranscoded else { return markBytes + offset }
    var continuations = 0
    for index in 0..<min(offset, text.count) where text[index] & 0xC0 == 0x80 { continuations += 1 }
    return markBytes + offset - continuations
  }
}

// SPDX-License-Identifier: MIT

/// A string of the text that was checked and passed, not yet copied: where it lies and how it begins.
@usableFromInline
package struct JSONStringToken: Sendable {
  /// Offset of its first byte, after the quote.
  @usableFromInline
  package let start: Int
  /// Offset of the closing quote.
  @usableFromInline
  package let end: Int
  /// Its first eight bytes as they stand in the text, little-endian, zero-padded.
  ///
  /// Most of AEMET's values are shorter than that ("17n", "0814", "Ip"), so decoders compare and parse this word.
  @usableFromInline
  package let head: UInt64
  /// Whether it holds `\` escapes, so that its bytes are not its text.
  @usableFromInline
  package let hasEscapes: Bool

  /// Bytes as they stand in the text.
  @inlinable
  package var count: Int { end - start }

  @inlinable
  package init(start: Int, end: Int, head: UInt64, hasEscapes: Bool) {
    self.start = start
    self.end = end
    self.head = head
    self.hasEscapes = hasEscapes
  }
}

// SPDX-License-Identifier: MIT

/// Bounds on the JSON that is read, and the rule for repeated keys.
@usableFromInline
package struct JSONLimits: Hashable, Sendable {
  /// What a second key of the same name in one object means. RFC 8259, section 4, leaves it open.
  @usableFromInline
  package enum DuplicateKeys: Hashable, Sendable {
    case reject
    case keepFirst
    /// What most readers do.
    case keepLast
  }

  /// Levels of arrays and objects, 1…512. AEMET's deepest product has 9.
  @usableFromInline
  package let maximumDepth: Int
  /// Bytes of the document. AEMET's longest product has 3.8 million.
  @usableFromInline
  package let maximumBytes: Int
  @usableFromInline
  package let duplicateKeys: DuplicateKeys

  @usableFromInline
  package init(maximumDepth: Int = 64, maximumBytes: Int = 64 << 20, duplicateKeys: DuplicateKeys = .keepLast) {
    // Skipping is recursive, so the depth is bounded for the sake of the stack: 512 levels need under 100 KB.
    precondition((1...512).contains(maximumDepth), "a depth limit lies in 1…512")
    self.maximumDepth = maximumDepth
    self.maximumBytes = maximumBytes
    self.duplicateKeys = duplicateKeys
  }
}

// SPDX-License-Identifier: MIT

/// How much an XML document may hold before reading it stops with an error.
///
/// Expansion needs no limit of its own: entities that a document declares are not expanded, and a reference that is
/// known is never shorter than the letters it stands for.
package struct XMLLimits: Hashable, Sendable {
  package var documentBytes: Int
  /// Elements inside one another; a warning has 5, a feed 6.
  package var depth: Int
  /// Attributes of one element, namespaces included.
  package var attributeCount: Int
  /// Bytes of one name.
  package var nameBytes: Int

  package init(
    documentBytes: Int = 64 << 20, depth: Int = 100, attributeCount: Int = 100, nameBytes: Int = 1000
  ) {
    self.documentBytes = documentBytes
    self.depth = depth
    self.attributeCount = attributeCount
    self.nameBytes = nameBytes
  }

  package static let standard = XMLLimits()
}

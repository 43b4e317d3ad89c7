// SPDX-License-Identifier: MIT

/// What an `XMLReader` stands at.
package enum XMLToken: Hashable, Sendable {
  /// A start tag, or an empty element, for which an `end` follows.
  case start
  /// The end of the innermost element.
  case end
  /// All text between two tags in one piece: character data, CDATA and references, comments left out.
  case text
}

/// A stretch of text as it stands in the document; the reader it came from turns it into a string.
package struct XMLText: Hashable, Sendable {
  /// Where it lies in the reader's UTF-8 bytes.
  package let range: Range<Int>

  package var isEmpty: Bool { range.isEmpty }
}

/// A name as it stands in the document.
struct XMLName {
  let start: Int
  /// Where the local part begins, behind the prefix and its colon; `start` without a prefix.
  let localStart: Int
  let end: Int
}

/// An attribute as it stands in the document; the value without its quotes.
struct XMLAttribute {
  let name: XMLName
  let value: Range<Int>
}

/// A namespace declaration in force: the prefix (empty for the default one) and the name, for elements at `depth` and
/// deeper.
struct XMLBinding {
  let depth: Int
  let prefix: Range<Int>
  let name: Range<Int>
}

// SPDX-License-Identifier: MIT

import AuraFormats

/// HTML or SVG under way: names are constants, and everything else is escaped on its way in.
///
/// There is no way to put a string into it as markup, so whatever a feed sends, a page stays the page that was meant. What
/// it writes is well-formed XML and, where the names are HTML's, HTML as well.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// An element with what is in it; written with both tags, as HTML wants it, also when it is empty.
  mutating func element(
    _ name: StaticString, _ attributes: MarkupAttribute..., body: (inout MarkupWriter) -> Void = { _ in }
  ) {
    open(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    body(&self)
    close(name)
  }

  /// An element with a text in it.
  mutating func element(_ name: StaticString, _ attributes: MarkupAttribute..., text: String) {
    open(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    self.text(text)
    close(name)
  }

  /// An element that never holds anything: HTML's void ones, and shapes of SVG.
  mutating func void(_ name: StaticString, _ attributes: MarkupAttribute...) {
    open(name, attributes)
    constant("/>")
  }

  mutating func text(_ text: String) {
    MarkupEscape.append(text, to: &bytes)
  }

  /// Markup of this program's own.
  mutating func constant(_ markup: StaticString) {
    bytes.append(contentsOf: markup.description.utf8)
  }

  /// What another writer wrote.
  mutating func append(_ other: MarkupWriter) {
    bytes.append(contentsOf: other.bytes)
  }

  private mutating func open(_ name: StaticString, _ attributes: [MarkupAttribute]) {
    bytes.append(UInt8(ascii: "<"))
    constant(name)
    for attribute in attributes { attribute.append(to: &bytes) }
  }

  private mutating func close(_ name: StaticString) {
    constant("</")
    constant(name)
    bytes.append(UInt8(ascii: ">"))
  }
}

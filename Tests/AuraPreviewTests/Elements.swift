// SPDX-License-Identifier: MIT

import AuraFormats

/// What an XML reader finds in a document: the module's second opinion on every page and drawing.
struct Elements {
  /// Of the elements, in order.
  private(set) var names: [String] = []
  /// Values of the attributes that are looked at, by name.
  private(set) var ids: [String] = []
  private(set) var references: [String] = []
  private(set) var addresses: [String] = []
  private(set) var roles: [String] = []
  /// All text, without that of styles.
  private(set) var text = ""
  private(set) var style = ""

  /// Reads a whole document.
  ///
  /// - Throws: `XMLError` for one that is not well-formed.
  init(_ bytes: [UInt8]) throws {
    let source = try XMLSource(ContiguousArray(bytes))
    var reader = XMLReader(source)
    while let token = try reader.next() {
      switch token {
      case .start:
        let name = reader.localName
        names.append(name)
        if let id = reader.attribute("id") { ids.append(id) }
        if let value = reader.attribute("aria-labelledby") {
          references += value.split(separator: " ").map(String.init)
        }
        if let value = reader.attribute("href") { addresses.append(value) }
        if let value = reader.attribute("src") { addresses.append(value) }
        if let value = reader.attribute("role") { roles.append(value) }
        for paint in [reader.attribute("fill"), reader.attribute("clip-path")] {
          if let paint, paint.hasPrefix("url(#") { references.append(String(paint.dropFirst(5).dropLast())) }
        }
        if name == "style" { style += reader.string(try reader.readText()) }
      case .text: text += reader.string(reader.text)
      case .end: break
      }
    }
  }

  /// References that lead nowhere, ids that stand twice, and addresses that leave the document for more than a link.
  var faults: [String] {
    let known = Set(ids)
    let inner = references + addresses.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
    let lost = Set(inner.filter { !known.contains($0) }).sorted().map { "no element has the id \($0)" }
    let twice = ids.count == known.count ? [] : ["an id stands twice"]
    let foreign = names.filter { ["script", "iframe", "object", "embed", "foreignObject", "base"].contains($0) }
    return lost + twice + foreign.map { "an element \($0)" }
  }
}

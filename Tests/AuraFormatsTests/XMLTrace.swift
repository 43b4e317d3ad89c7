// SPDX-License-Identifier: MIT

import AuraFormats

/// What a reader makes of a document, written so that two readers can be compared.
struct XMLTrace: Equatable {
  /// `<name a="1">`, `text`, `</name>`, one after the other.
  var events: [String] = []
  /// nil for a document that was read to a well-formed end.
  var failure: XMLError?

  /// Reads a whole document, attributes named in `attributes` shown.
  init(_ bytes: [UInt8], headerCharset: String? = nil, limits: XMLLimits = .standard, attributes: [StaticString] = []) {
    do throws(XMLError) {
      let source = try XMLSource(ContiguousArray(bytes), headerCharset: headerCharset, limits: limits)
      var reader = XMLReader(source, limits: limits)
      while let token = try reader.next() {
        switch token {
        case .start:
          let values = attributes.compactMap { name in reader.attribute(name).map { " \(name)=\"\($0)\"" } }
          events.append("<\(reader.qualifiedName)\(values.joined())>")
        case .end: events.append("</\(reader.qualifiedName)>")
        case .text: events.append(reader.string(reader.text))
        }
      }
    } catch {
      failure = error
    }
  }

  init(_ text: String, limits: XMLLimits = .standard, attributes: [StaticString] = []) {
    self.init(Array(text.utf8), limits: limits, attributes: attributes)
  }

  /// All of it in one line; an error in its own words.
  var line: String {
    events.joined() + (failure.map { "‖\($0)" } ?? "")
  }
}

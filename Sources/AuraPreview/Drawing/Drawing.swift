// SPDX-License-Identifier: MIT

import AuraModel
package import AuraSurfaces

/// A surface as a picture: what is drawn, how large, and the words for who does not see it.
package struct Drawing: Sendable {
  /// `hourly`, `watch-hourly`, `widget-small`: of its file.
  package let name: String
  /// What it shows: `Próximas horas`.
  package let title: String
  /// All its texts in the order of reading.
  package let spoken: String
  /// px
  package let width: Double
  package let height: Double
  /// How far its data are to be trusted; nil where that makes no difference.
  package let standing: Standing.Kind?
  let icons: [IconSymbol]
  private let body: [MarkupWriter]

  init(_ canvas: Canvas, title: String, spoken: String, height: Double, standing: Standing.Kind?, ground: Canvas? = nil)
  {
    (name, self.title, self.spoken, width, self.height) = (canvas.name, title, spoken, canvas.width, height)
    self.standing = standing
    icons = (ground?.icons ?? []).filter { !canvas.icons.contains($0) } + canvas.icons
    body = (ground.map { [$0.writer] } ?? []) + [canvas.writer]
  }

  /// A whole file: with its style, for light and dark, and the icons it uses; without outside parts.
  package var file: [UInt8] {
    var writer = MarkupWriter(capacity: 12_288)
    writer.element(
      "svg", MarkupAttribute("xmlns", "http://www.w3.org/2000/svg"), MarkupAttribute("lang", "es"),
      MarkupAttribute("width", width), MarkupAttribute("height", height), viewBox, MarkupAttribute("role", "img"),
      MarkupAttribute("aria-labelledby", "title desc")
    ) { writer in
      writer.element("title", MarkupAttribute("id", "title"), text: title)
      writer.element("desc", MarkupAttribute("id", "desc"), text: spoken)
      writer.element("style") { writer in
        writer.constant(StyleSheet.roles)
        writer.constant(StyleSheet.shapes)
      }
      IconSymbol.definitions(icons, in: &writer)
      for part in body { writer.append(part) }
    }
    writer.constant("\n")
    return writer.bytes
  }

  /// The same inside a page that has style and icons already.
  func inline(in page: inout MarkupWriter) {
    page.element(
      "svg", viewBox, MarkupAttribute("width", width), MarkupAttribute("height", height),
      MarkupAttribute("role", "img"), MarkupAttribute("aria-labelledby", text: "d-\(name)-t d-\(name)-d")
    ) { writer in
      writer.element("title", .id("d-\(name)-t"), text: title)
      writer.element("desc", .id("d-\(name)-d"), text: spoken)
      for part in body { writer.append(part) }
    }
  }

  private var viewBox: MarkupAttribute { MarkupAttribute("viewBox", numbers: [0, 0, width, height]) }
}

extension Surface {
  /// All texts in the order of reading, as one.
  var spokenText: String {
    var parts: [String] = []
    for mark in marks {
      switch mark.content {
      case .text(let text, limit: _) where parts.last != text: parts.append(text)
      case .icon(let icon) where parts.last != icon.label: parts.append(icon.label)
      case .text, .icon, .fraction, .colour, .link, .flag, .standing: break
      }
    }
    return parts.joined(separator: "; ")
  }
}

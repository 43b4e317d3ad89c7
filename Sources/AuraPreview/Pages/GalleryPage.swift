// SPDX-License-Identifier: MIT

package import AuraSurfaces

/// Many places at one moment, a widget and two lines of each.
package struct GalleryPage: Sendable {
  package struct Entry: Sendable {
    /// `28079`: begins the ids of its drawing.
    package let code: String
    package let widget: HomeWidget

    package init(code: String, widget: HomeWidget) { (self.code, self.widget) = (code, widget) }
  }

  package let entries: [Entry]
  package let caption: String
  package let origin: String
  /// Where the page of a place is: of this program's own; nil where there is none.
  private let address: (@Sendable (String) -> String)?

  package init(
    entries: [Entry], caption: String, origin: String, address: (@Sendable (String) -> String)? = nil
  ) {
    (self.entries, self.caption, self.origin, self.address) = (entries, caption, origin, address)
  }

  package var html: [UInt8] {
    var writer = MarkupWriter(capacity: 500_000)
    writer.page(title: "Aura gallery: \(caption)") { page in
      page.element("header", .class("top")) { page in
        page.element("h1", text: "Aura gallery")
        page.paragraph(caption, "moment")
        page.paragraph(origin, "about")
      }
      page.element("main") { page in
        page.element("ul", .class("gallery"), MarkupAttribute("lang", "es")) { page in
          for entry in entries { write(entry, in: &page) }
        }
        let showsAir = entries.contains { $0.widget.attribution == Attribution.aemetAndMiteco }
        page.element(
          "p", .class("fine"), MarkupAttribute("lang", "es"), text: Attribution.text(showsAir: showsAir))
      }
    }
    return writer.bytes
  }

  private func write(_ entry: Entry, in page: inout MarkupWriter) {
    let widget = entry.widget
    page.element("li", .class("card-box"), MarkupAttribute("data-standing", text: widget.standing.kind.rawValue)) {
      page in
      page.element("h2") { page in
        if let address {
          page.element("a", MarkupAttribute("href", text: address(entry.code)), text: widget.placeLabel)
        } else {
          page.text(widget.placeLabel)
        }
      }
      WidgetDrawing.draw(widget, name: "w\(entry.code)").inline(in: &page)
      page.paragraph(widget.headline, "strong")
      page.paragraph(widget.dataline)
      page.paragraph(widget.range, "fine")
      if let text = widget.alert.text, let token = widget.alert.token {
        page.element("p") { $0.chip(text, token) }
      }
    }
    page.constant("\n")
  }
}

// SPDX-License-Identifier: MIT

/// The frame around a page that a running mock draws anew each time it is asked.
package enum LivePage {
  /// A place that is chosen by its code.
  case place(chosen: String)
  case gallery

  package var html: [UInt8] {
    var writer = MarkupWriter(capacity: 40_000)
    writer.page(title: "Aura preview of the mock's present", allowsFrames: true) { page in
      page.element("main", .class("live")) { page in
        page.element("h1", text: "The mock's present, drawn")
        switch self {
        case .place(let chosen):
          Self.choose(chosen, in: &page)
          Self.frame("../page-data/surfaces", query: chosen, in: &page)
        case .gallery: Self.frame("../page-data/gallery", query: nil, in: &page)
        }
      }
    }
    return writer.bytes
  }

  private static func choose(_ chosen: String, in page: inout MarkupWriter) {
    page.element(
      "form", .class("choose"), MarkupAttribute("method", "get"), MarkupAttribute("action", "../page-data/surfaces"),
      MarkupAttribute("target", "view")
    ) { page in
      page.element("label") { page in
        page.text("INE code of the municipality ")
        page.void(
          "input", MarkupAttribute("name", "ine"), MarkupAttribute("value", text: chosen),
          MarkupAttribute("pattern", "[0-9]{5}"), MarkupAttribute("inputmode", "numeric"),
          MarkupAttribute("required", "required"), MarkupAttribute("size", integer: 7))
      }
      page.element("button", MarkupAttribute("type", "submit"), text: "Draw")
      page.element("a", MarkupAttribute("href", "../"), text: "Console")
    }
  }

  private static func frame(_ address: StaticString, query: String?, in page: inout MarkupWriter) {
    let source = query.map { "\(address)?ine=\($0)" } ?? "\(address)"
    page.element(
      "iframe", MarkupAttribute("name", "view"), MarkupAttribute("title", "The surfaces"),
      MarkupAttribute("src", text: source))
  }

  /// The page for a code that is none.
  package static func notFound(_ text: String) -> [UInt8] {
    var writer = MarkupWriter(capacity: 40_000)
    writer.page(title: "Aura preview: no such place") { page in
      page.element("main") { page in
        page.element("h1", text: "No such place")
        page.paragraph("No municipality has the code “\(text.prefix(40))”.")
      }
    }
    return writer.bytes
  }
}

// SPDX-License-Identifier: MIT

package import AuraSurfaces

/// All surfaces of a place at a moment on one page.
package struct PlacePage: Sendable {
  package let surfaces: SurfaceSet
  package let drawings: DrawingSet
  package let key: KeySurface
  /// What is shown, in the workshop's words: `Madrid (28079), 2026-08-26 12:20, scenario quiet`.
  package let caption: String
  /// Where the data come from.
  package let origin: String

  package init(surfaces: SurfaceSet, drawings: DrawingSet, key: KeySurface, caption: String, origin: String) {
    (self.surfaces, self.drawings, self.key, self.caption, self.origin) = (surfaces, drawings, key, caption, origin)
  }

  private static let parts: [(id: StaticString, anchor: StaticString, title: String, about: String)] = [
    ("phone", "#phone", "Phone", "The stack of a place. Sheets of scales open under wind, air and UV."),
    ("widgets", "#widgets", "Home screen", "Widgets in their true proportions; extra-large is the iPad's."),
    ("lock", "#lock", "Lock screen and watch faces", "One family shows the same on both; the corner is the watch's."),
    ("watch", "#watch", "Watch", "The same cards in the same order, with less room."),
    ("pages", "#pages", "Pages", "First run, key, imprint and help: the same for every place."),
  ]

  /// The page's bytes.
  package var html: [UInt8] {
    var writer = MarkupWriter(capacity: 200_000)
    writer.page(title: "Aura preview: \(caption)") { page in
      page.element("a", .class("skip"), MarkupAttribute("href", "#phone"), text: "Skip to the surfaces")
      page.element("header", .class("top")) { page in
        page.element("h1", text: "Aura preview")
        page.paragraph(caption, "moment")
        page.paragraph(origin, "about")
        page.element("nav", MarkupAttribute("aria-label", "Parts of the page")) { page in
          page.element("ul", .class("parts")) { page in
            for part in Self.parts {
              page.element("li") { $0.element("a", MarkupAttribute("href", part.anchor), text: part.title) }
            }
          }
        }
      }
      page.element("main") { page in
        for (index, part) in Self.parts.enumerated() {
          page.element("section", .class("part"), MarkupAttribute("id", part.id)) { page in
            page.element("h2", text: part.title)
            page.paragraph(part.about, "about")
            write(index, in: &page)
          }
          page.constant("\n")
        }
      }
      page.element("footer", .class("foot")) { page in
        page.paragraph("Aura is not affiliated with AEMET or MITECO. No script, no outside asset.")
      }
    }
    return writer.bytes
  }

  private func write(_ part: Int, in page: inout MarkupWriter) {
    switch part {
    case 0: StackPart(stack: surfaces.phone).write(in: &page)
    case 1: figures(drawings.widgets, "drawn", in: &page)
    case 2:
      figures(drawings.lock, "drawn face", in: &page)
      figures(drawings.faces, "drawn face", in: &page)
    case 3: figures(drawings.watch, "drawn face", in: &page)
    default: FixedPages(key: key).write(in: &page)
    }
  }

  private func figures(_ drawings: [Drawing], _ name: StaticString, in page: inout MarkupWriter) {
    page.element("div", .class(name), MarkupAttribute("lang", "es")) { page in
      for drawing in drawings {
        page.element("figure") { page in
          drawing.inline(in: &page)
          page.element("figcaption", MarkupAttribute("lang", "en"), text: drawing.name)
        }
        page.constant("\n")
      }
    }
  }
}

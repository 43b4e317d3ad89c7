// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// Radar, bulletin and news on a page.
struct TextCards {
  let stack: AuraForecastStack

  func radar(in page: inout MarkupWriter) {
    let surface = stack.radar
    CardBox.write("radar", surface.title, surface.standing, width: "card-box radar", in: &page) { page in
      let part = RadarPart(surface: surface, x: 0, y: 0, width: 320)
      if let frame = part.frame {
        page.void(
          "img", .picture("src", "image/gif", frame.bytes), MarkupAttribute("alt", text: surface.spoken),
          MarkupAttribute("width", integer: frame.width), MarkupAttribute("height", integer: frame.height))
      } else {
        var canvas = Canvas(name: "page-radar", width: 320, padding: 0)
        part.draw(on: &canvas)
        page.element(
          "svg", .class("shapes"), MarkupAttribute("viewBox", numbers: [0, 0, 320, part.height]),
          MarkupAttribute("role", "img"), MarkupAttribute("aria-label", text: surface.spoken)
        ) { $0.append(canvas.writer) }
      }
      page.paragraph(surface.empty, "strong")
      page.paragraph(surface.site, "fine")
    }
  }

  func bulletin(in page: inout MarkupWriter) {
    let surface = stack.bulletin
    CardBox.write("bulletin", surface.title, surface.standing, width: "card-box prose double", in: &page) { page in
      page.paragraph(surface.issued, "fine")
      page.paragraph(surface.empty)
      for text in surface.phenomena { page.paragraph(text, "strong") }
      for text in surface.paragraphs { page.paragraph(text) }
    }
  }

  func news(in page: inout MarkupWriter) {
    let surface = stack.news
    CardBox.write("news", surface.title, surface.standing, in: &page) { page in
      page.paragraph(surface.empty)
      guard !surface.items.isEmpty else { return }
      page.element("ul", .class("news")) { page in
        for item in surface.items {
          page.element("li") { page in
            page.link(item.title, to: item.link)
            page.paragraph([item.source, item.age].compactMap(\.self).joined(separator: " · "), "fine")
          }
        }
      }
    }
  }
}

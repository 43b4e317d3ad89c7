// SPDX-License-Identifier: MIT

import AuraSurfaces

/// Air and ultraviolet index on a page.
struct ScaleCards {
  let stack: AuraForecastStack

  func air(in page: inout MarkupWriter) {
    let surface = stack.air
    CardBox.write("air", surface.title, surface.standing, in: &page) { page in
      page.element("p") { $0.chip(surface.band.text, surface.token) }
      bar(ScaleBarPart(surface), name: "page-air", in: &page)
      page.paragraph(surface.partial, "warn")
      if !surface.rows.isEmpty { table(surface.rows, in: &page) }
      page.paragraph(surface.source, "fine")
      page.paragraph(surface.credit.map { "Fuente: \($0)" }, "fine")
      CardBox.write(surface.scale, in: &page)
    }
  }

  private func table(_ rows: [AirSurface.Row], in page: inout MarkupWriter) {
    page.element("table", MarkupAttribute("aria-label", "Contaminantes")) { page in
      page.element("thead") { page in
        page.element("tr") { page in
          for title in ["Contaminante", "Clase", "Valor"] {
            page.element("th", MarkupAttribute("scope", "col"), text: title)
          }
        }
      }
      page.element("tbody") { page in
        for row in rows {
          page.element("tr") { page in
            page.element("th", MarkupAttribute("scope", "row"), text: row.name)
            page.element("td") { $0.chip(row.band, row.token) }
            page.element("td", text: row.value ?? "sin valor")
          }
        }
      }
    }
  }

  func uv(in page: inout MarkupWriter) {
    let surface = stack.uv
    CardBox.write("uv", surface.title, surface.standing, in: &page) { page in
      page.element("p", .class("side")) { page in
        page.element("span", .class(surface.index.isKnown ? "big" : "strong"), text: surface.index.text)
        if let band = surface.band { page.chip(band, surface.token) }
      }
      bar(ScaleBarPart(surface), name: "page-uv", in: &page)
      page.paragraph(surface.advice, "strong")
      page.paragraph(surface.caption, "fine")
      CardBox.write(surface.scale, in: &page)
    }
  }

  private func bar(_ part: ScaleBarPart, name: String, in page: inout MarkupWriter) {
    var canvas = Canvas(name: name, width: 320, padding: 0)
    part.draw(x: 10, y: 6, width: 300, on: &canvas)
    page.element("div", .class("scale")) { $0.shapes(canvas, height: 22) }
  }
}

// SPDX-License-Identifier: MIT

import AuraSurfaces

/// Sun, moon and wind on a page.
struct SkyCards {
  let stack: AuraForecastStack

  func sun(in page: inout MarkupWriter) {
    let surface = stack.sun
    CardBox.write("sun", surface.title, surface.standing, in: &page) { page in
      var canvas = Canvas(name: "page-sun", width: 320, padding: 0)
      SunArcPart(surface: surface, x: 24, y: 110, width: 272, height: 86).draw(on: &canvas)
      page.shapes(canvas, height: 118)
      page.element("p", .class("ends")) { page in
        page.element("span") { page in
          page.icon(SurfaceIcon(.sunrise))
          page.text(" Sale: \(surface.sunrise.text)")
        }
        page.element("span") { page in
          page.icon(SurfaceIcon(.sunset))
          page.text(" Se pone: \(surface.sunset.text)")
        }
      }
      page.paragraph(surface.dayLength, "fine")
      page.paragraph(surface.next, "strong")
      page.element("p") { page in
        page.icon(surface.moon)
        page.text(" \(surface.moon.label). \(surface.moonLight)")
      }
    }
  }

  func wind(in page: inout MarkupWriter) {
    let surface = stack.wind
    CardBox.write("wind", surface.title, surface.standing, in: &page) { page in
      page.element("div", .class("side")) { page in
        var canvas = Canvas(name: "page-wind", width: 132, padding: 0)
        CompassPart(surface, x: 66, y: 66, radius: 62).draw(on: &canvas)
        page.shapes(canvas, height: 132)
        page.element("div") { page in
          page.paragraph(surface.speed.text, surface.speed.isKnown ? "big" : "strong")
          page.paragraph(surface.direction)
          page.paragraph(surface.force)
          page.paragraph(surface.gust, "warn")
        }
      }
      page.paragraph(surface.observed, "fine")
      CardBox.write(surface.scale, in: &page)
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraSurfaces

/// The outlook of a page as a table.
struct DaysTable {
  let items: [DayItem]

  func write(in page: inout MarkupWriter) {
    page.element("table", .class("days"), MarkupAttribute("aria-labelledby", "outlook-title")) { page in
      page.element("thead") { page in
        page.element("tr") { page in
          page.element("th", MarkupAttribute("scope", "col"), text: "Día")
          page.element("th", MarkupAttribute("scope", "col"), text: "Cielo")
          page.element("th", MarkupAttribute("scope", "col"), .class("num"), text: "Lluvia")
          page.element("th", MarkupAttribute("scope", "col"), text: "Mín. y máx.")
        }
      }
      page.element("tbody") { page in
        for item in items { write(item, in: &page) }
      }
    }
  }

  private func write(_ item: DayItem, in page: inout MarkupWriter) {
    page.element("tr") { page in
      page.element("th", MarkupAttribute("scope", "row")) { page in
        page.text(item.label)
        let more = [item.wind.map { "Viento \($0)" }, item.gust, item.snowLevel, item.uvIndex].compactMap(\.self)
        if !more.isEmpty { page.element("div", .class("more"), text: more.joined(separator: " · ")) }
      }
      page.element("td") { $0.spokenIcon(item.sky) }
      page.element("td", .class("num"), text: item.precipitationProbability.text)
      page.element("td", .class("bar-cell")) { page in
        page.text("\(item.minimum.text) · \(item.maximum.text)")
        var canvas = Canvas(name: "page-day", width: 160, padding: 0)
        RangeBarPart(item: item).draw(x: 0, y: 2, width: 160, on: &canvas)
        page.shapes(canvas, height: 10)
      }
    }
  }
}

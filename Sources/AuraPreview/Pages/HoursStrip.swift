// SPDX-License-Identifier: MIT

import AuraSurfaces

/// The hours of a page as a list that scrolls sideways, with the curve and the bars below it.
struct HoursStrip {
  let items: [HourItem]

  private static let column = 72.0

  func write(in page: inout MarkupWriter) {
    page.element(
      "div", .class("scroll"), MarkupAttribute("tabindex", "0"), MarkupAttribute("role", "group"),
      MarkupAttribute("aria-label", "Previsión hora a hora")
    ) { page in
      page.element("div", .class("strip")) { page in
        page.element("ol", .class("hours")) { page in
          for item in items { write(item, in: &page) }
        }
        var canvas = Canvas(name: "page-hours", width: Self.column * Double(items.count), padding: 0)
        let part = HoursPart(items: items, x: 0, column: Self.column)
        part.curve(top: 8, height: 44, hasFigures: false, on: &canvas)
        part.chances(foot: 96, height: 32, on: &canvas)
        page.element(
          "svg", MarkupAttribute("viewBox", numbers: [0, 0, canvas.width, 100]),
          MarkupAttribute("width", canvas.width), MarkupAttribute("height", 100), MarkupAttribute("aria-hidden", "true")
        ) { $0.append(canvas.writer) }
      }
    }
  }

  private func write(_ item: HourItem, in page: inout MarkupWriter) {
    page.element("li", .class(item.isAfterGap ? "hour gap" : "hour")) { page in
      page.element("span", .class("day"), text: item.day ?? "")
      page.element("span", .class("time"), text: item.label)
      page.spokenIcon(item.sky)
      page.element("b", text: item.temperature.text)
      page.element("span", .class(item.chance == nil ? "none" : "wet"), text: item.precipitationProbability.text)
      page.element("span", .class("depth"), text: item.precipitation ?? "\u{A0}")
      page.element("span", .class("breeze"), text: item.wind ?? "\u{A0}")
    }
  }
}

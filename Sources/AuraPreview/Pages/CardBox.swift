// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// A card of a page: a landmark with its heading, its content, and how far that is to be trusted.
enum CardBox {
  static func write(
    _ id: String, _ title: String, _ standing: Standing, width: StaticString = "card-box", in page: inout MarkupWriter,
    body: (inout MarkupWriter) -> Void
  ) {
    page.element(
      "section", .class(width), .id(id), MarkupAttribute("data-standing", text: standing.kind.rawValue),
      MarkupAttribute("aria-labelledby", text: "\(id)-title")
    ) { page in
      page.element("h3", .id("\(id)-title"), text: title)
      body(&page)
      write(standing, in: &page)
    }
    page.constant("\n")
  }

  /// The line of a standing; nothing for current data of no told age.
  static func write(_ standing: Standing, in page: inout MarkupWriter) {
    guard standing.note != nil || standing.reason != nil else { return }
    page.element("div", .class("standing")) { page in
      if let icon = standing.icon { page.icon(icon) }
      page.element("p") { page in
        if let note = standing.note {
          if standing.kind == .current { page.text(note) } else { page.element("strong", text: note) }
        }
        if let reason = standing.reason {
          page.constant("<br/>")
          page.text(reason)
        }
      }
    }
  }

  /// A scale behind its heading, with the row that holds.
  static func write(_ sheet: ScaleSheet?, in page: inout MarkupWriter) {
    guard let sheet else { return }
    page.element("details") { page in
      page.element("summary", text: sheet.title)
      page.element("table", MarkupAttribute("aria-label", text: sheet.title)) { page in
        page.element("thead") { page in
          page.element("tr") { page in
            page.element("th", MarkupAttribute("scope", "col"), text: "Clase")
            page.element("th", MarkupAttribute("scope", "col"), text: "Valores")
          }
        }
        page.element("tbody") { page in
          for row in sheet.rows { write(row, in: &page) }
        }
      }
      page.paragraph(sheet.credit, "fine")
    }
  }

  private static func write(_ row: ScaleSheet.Row, in page: inout MarkupWriter) {
    let cells: (inout MarkupWriter) -> Void = { page in
      page.element("th", MarkupAttribute("scope", "row")) { page in
        let name = row.number.map { "\($0) · \(row.name)" } ?? row.name
        if let token = row.token { page.chip(name, token) } else { page.text(name) }
      }
      page.element("td", text: row.range + (row.isCurrent ? " (ahora)" : ""))
    }
    if row.isCurrent {
      page.element("tr", .class("now"), body: cells)
    } else {
      page.element("tr", body: cells)
    }
  }
}

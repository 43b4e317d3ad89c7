// SPDX-License-Identifier: MIT

/// Two runs side by side: what differs is drawn twice and once over the other, and every value of it is told.
package struct ComparePage: Sendable {
  /// A run as it lies in its folder.
  package struct Run: Sendable {
    package let sheet: SurfaceSheet
    /// The bytes of its drawings, by name.
    package let drawings: [String: [UInt8]]

    package init(sheet: SurfaceSheet, drawings: [String: [UInt8]]) {
      (self.sheet, self.drawings) = (sheet, drawings)
    }
  }

  package let before: Run
  package let after: Run
  package let differences: [SheetDifference]
  /// The most values of one drawing that are told.
  private static let limit = 200

  package init(before: Run, after: Run) {
    (self.before, self.after) = (before, after)
    differences = SheetDifference.between(before.sheet, after.sheet)
  }

  package var html: [UInt8] {
    var writer = MarkupWriter(capacity: 400_000)
    writer.page(title: "Aura preview: two runs") { page in
      page.element("header", .class("top")) { page in
        page.element("h1", text: "Two runs of aura preview")
        page.paragraph("A: \(before.sheet.caption)")
        page.paragraph("B: \(after.sheet.caption)")
        page.paragraph(summary, "about")
      }
      page.element("main") { page in
        for difference in differences { write(difference, in: &page) }
        if !same.isEmpty {
          page.element("section", .class("part")) { page in
            page.element("h2", text: "The same in both")
            page.paragraph(same.joined(separator: ", "), "about")
          }
        }
      }
    }
    return writer.bytes
  }

  private var summary: String {
    let values = differences.reduce(0) { $0 + $1.lines.count }
    return differences.isEmpty
      ? "Every value of every surface is the same."
      : "\(values) values differ, in \(differences.count) of \(names.count) drawings."
  }

  private var names: [String] {
    var names: [String] = []
    for row in after.sheet.rows + before.sheet.rows where !names.contains(row.drawing) { names.append(row.drawing) }
    return names
  }

  private var same: [String] {
    let changed = Set(differences.map(\.drawing))
    return names.filter { !changed.contains($0) }
  }

  private func write(_ difference: SheetDifference, in page: inout MarkupWriter) {
    let name = difference.drawing
    page.element("section", .class("part"), .id(name), MarkupAttribute("aria-labelledby", text: "\(name)-title")) {
      page in
      page.element("h2", .id("\(name)-title"), text: "\(name): \(difference.lines.count) differences")
      page.element("div", .class("drawn")) { page in
        picture(before.drawings[name], "A: \(name)", in: &page)
        picture(after.drawings[name], "B: \(name)", in: &page)
        if let one = before.drawings[name], let other = after.drawings[name] {
          page.element("figure") { page in
            page.element("div", .class("overlay")) { page in
              image(one, "\(name): where A and B differ", in: &page)
              image(other, "", in: &page)
            }
            page.element("figcaption", text: "A over B: black where they are the same")
          }
        }
      }
      table(difference, in: &page)
    }
    page.constant("\n")
  }

  private func picture(_ bytes: [UInt8]?, _ title: String, in page: inout MarkupWriter) {
    page.element("figure") { page in
      if let bytes { image(bytes, title, in: &page) } else { page.paragraph("Not drawn in this run.") }
      page.element("figcaption", text: title)
    }
  }

  private func image(_ bytes: [UInt8], _ title: String, in page: inout MarkupWriter) {
    page.void("img", MarkupAttribute("alt", text: title), .picture("src", "image/svg+xml", bytes))
  }

  private func table(_ difference: SheetDifference, in page: inout MarkupWriter) {
    page.element("table", .class("changes"), MarkupAttribute("aria-labelledby", text: "\(difference.drawing)-title")) {
      page in
      page.element("thead") { page in
        page.element("tr") { page in
          for title in ["Value", "A", "B"] { page.element("th", MarkupAttribute("scope", "col"), text: title) }
        }
      }
      page.element("tbody", MarkupAttribute("lang", "es")) { page in
        for line in difference.lines.prefix(Self.limit) {
          page.element("tr") { page in
            page.element("th", MarkupAttribute("scope", "row"), text: line.path)
            page.element("td") { page in
              if let before = line.before { page.element("del", text: before) } else { page.text("–") }
            }
            page.element("td") { page in
              if let after = line.after { page.element("ins", text: after) } else { page.text("–") }
            }
          }
        }
      }
    }
    let rest = difference.lines.count - Self.limit
    if rest > 0 { page.paragraph("and \(rest) more", "fine") }
  }
}

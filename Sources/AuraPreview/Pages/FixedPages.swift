// SPDX-License-Identifier: MIT

import AuraSurfaces

/// Help, first-run pages, key and imprint: what needs no snapshot.
struct FixedPages {
  let key: KeySurface

  func write(in page: inout MarkupWriter) {
    page.element("div", .class("sheets"), MarkupAttribute("lang", "es")) { page in
      for sheet in FirstRunPage.all { firstRun(sheet, in: &page) }
      keyState(in: &page)
      about(in: &page)
    }
    help(in: &page)
  }

  private func box(
    _ id: String, _ title: String, in page: inout MarkupWriter, body: (inout MarkupWriter) -> Void
  ) {
    page.element(
      "section", .class("card-box"), .id(id), MarkupAttribute("aria-labelledby", text: "\(id)-title")
    ) { page in
      page.element("h3", .id("\(id)-title"), text: title)
      body(&page)
    }
    page.constant("\n")
  }

  private func firstRun(_ sheet: FirstRunPage, in page: inout MarkupWriter) {
    box(sheet.name, sheet.title, in: &page) { page in
      page.paragraph(sheet.position, "fine")
      page.paragraph(sheet.body)
      if let title = sheet.linkTitle, let link = sheet.link { page.element("p") { $0.link(title, to: link) } }
      page.element("p") { page in
        page.element("span", .class("button"), text: sheet.action)
        page.element("span", .class("button"), text: sheet.skip)
      }
      page.paragraph(sheet.attribution, "fine")
    }
  }

  private func keyState(in page: inout MarkupWriter) {
    box(key.name, key.title, in: &page) { page in
      page.paragraph(key.state, "strong")
      page.paragraph(key.sentence)
      page.paragraph(key.until, "fine")
      if let title = key.linkTitle, let link = key.link { page.element("p") { $0.link(title, to: link) } }
    }
  }

  private func about(in page: inout MarkupWriter) {
    let about = AboutSurface.standard
    box(about.name, about.title, in: &page) { page in
      page.paragraph(about.attribution, "strong")
      page.paragraph(about.independence)
      page.element("ul", .class("news")) { page in
        for source in about.sources {
          page.element("li") { page in
            page.link(source.name, to: source.link)
            page.paragraph(source.use)
            page.paragraph(source.credit, "fine")
          }
        }
      }
      page.paragraph(about.licence, "fine")
    }
  }

  private func help(in page: inout MarkupWriter) {
    let help = HelpSurface.standard
    page.element("div", MarkupAttribute("lang", "es"), .class("part")) { page in
      box(help.name, help.title, in: &page) { page in
        for group in help.groups {
          page.element("h4", text: group.title)
          page.element("ul", .class("legend")) { page in
            for row in group.rows {
              page.element("li") { page in
                page.icon(row.icon)
                page.element("span", text: row.meaning)
              }
            }
          }
        }
        page.element("h4", text: help.keyTitle)
        page.element("ol", .class("steps")) { page in
          for step in help.keySteps {
            page.element("li") { page in
              page.text(step.text)
              if let link = step.link {
                page.text(" ")
                page.link("Abrir la página", to: link)
              }
            }
          }
        }
      }
    }
  }
}

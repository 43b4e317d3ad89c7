// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// The phone's stack as part of a page: text that a browser breaks and a reader reads, with drawings beside it.
struct StackPart {
  let stack: AuraForecastStack

  func write(in page: inout MarkupWriter) {
    page.element("div", .class("stack"), MarkupAttribute("lang", "es")) { page in
      for section in AuraForecastStack.Section.allCases { write(section, in: &page) }
    }
    page.element("p", .class("fine"), MarkupAttribute("lang", "es"), text: stack.attribution)
  }

  private func write(_ section: AuraForecastStack.Section, in page: inout MarkupWriter) {
    switch section {
    case .hero: hero(in: &page)
    case .alerts: alerts(in: &page)
    case .current: current(in: &page)
    case .hourly: hourly(in: &page)
    case .outlook: outlook(in: &page)
    case .sun: SkyCards(stack: stack).sun(in: &page)
    case .wind: SkyCards(stack: stack).wind(in: &page)
    case .air: ScaleCards(stack: stack).air(in: &page)
    case .uv: ScaleCards(stack: stack).uv(in: &page)
    case .radar: TextCards(stack: stack).radar(in: &page)
    case .bulletin: TextCards(stack: stack).bulletin(in: &page)
    case .news: TextCards(stack: stack).news(in: &page)
    }
  }

  private func hero(in page: inout MarkupWriter) {
    let hero = stack.hero
    let ground = stack.sky.gradient[0].token
    page.element(
      "section", .class("hero on-sky"), .id("hero"),
      MarkupAttribute("data-standing", text: hero.standing.kind.rawValue),
      MarkupAttribute("aria-labelledby", "hero-title"), .colours(ground: ground.colour, ink: ground.textColour)
    ) { page in
      var canvas = Canvas(name: "page-hero", width: 720, padding: 0)
      SkyPart(sky: stack.sky, x: 0, y: 0, width: 720, height: 190).draw(on: &canvas)
      page.element(
        "svg", .class("scene"), MarkupAttribute("viewBox", "0 0 720 190"), MarkupAttribute("role", "img"),
        MarkupAttribute("aria-label", text: stack.sky.spoken)
      ) { $0.append(canvas.writer) }
      page.element("div", .class("words")) { page in
        page.element("h3", .id("hero-title"), text: hero.placeLabel)
        page.element("div", .class("row")) { page in
          page.element("p", .class(hero.temperature.isKnown ? "figure" : "figure unknown"), text: hero.temperature.text)
          page.spokenIcon(hero.icon)
        }
        let range = [hero.feelsLike, hero.range].compactMap(\.self).joined(separator: " · ")
        page.paragraph(range.isEmpty ? nil : range)
        page.paragraph(hero.headline, "headline")
        page.paragraph(hero.dataline)
        if hero.standing.kind != .current { CardBox.write(hero.standing, in: &page) }
      }
    }
    page.constant("\n")
  }

  private func alerts(in page: inout MarkupWriter) {
    guard let surface = stack.alerts else { return }
    CardBox.write("alerts", surface.title, surface.standing, width: "card-box wide", in: &page) { page in
      guard !surface.items.isEmpty else { return }
      page.element("ul", .class("alerts")) { page in
        for item in surface.items {
          page.element(
            "li", .class(item.isInForce ? "alert" : "alert coming"),
            .colours(ground: item.token.colour, ink: item.token.textColour)
          ) { page in
            page.element("h4") { page in
              page.icon(item.icon)
              page.text(item.title)
            }
            page.paragraph("\(item.phase). \(item.span)")
            for text in [item.value, item.probability, item.zone, item.details, item.instruction] {
              page.paragraph(text)
            }
          }
        }
      }
      page.paragraph(surface.more, "strong")
    }
  }

  private func current(in page: inout MarkupWriter) {
    let surface = stack.current
    CardBox.write("current", surface.title, surface.standing, in: &page) { page in
      page.element("p", .class("strong")) { page in
        page.icon(surface.sky)
        page.text(" \(surface.sky.label)")
      }
      page.paragraph(surface.hour, "fine")
      page.element("dl", .class("readings")) { page in
        for reading in surface.readings {
          page.element("div") { page in
            page.icon(reading.icon)
            page.element("dt", text: reading.label)
            page.element("dd", .class(reading.figure.isKnown ? "figure" : "none"), text: reading.figure.text)
            if let detail = reading.detail { page.element("dd", .class("more"), text: detail) }
          }
        }
      }
      let observed = surface.observedStanding
      if observed.kind != .current, observed.kind != .unknown { CardBox.write(observed, in: &page) }
    }
  }

  private func hourly(in page: inout MarkupWriter) {
    let surface = stack.hourly
    CardBox.write("hourly", surface.title, surface.standing, width: "card-box double", in: &page) { page in
      page.paragraph(surface.empty)
      guard !surface.items.isEmpty else { return }
      HoursStrip(items: surface.items).write(in: &page)
    }
  }

  private func outlook(in page: inout MarkupWriter) {
    let surface = stack.outlook
    CardBox.write("outlook", surface.title, surface.standing, width: "card-box double", in: &page) { page in
      page.paragraph(surface.empty)
      guard !surface.items.isEmpty else { return }
      DaysTable(items: surface.items).write(in: &page)
    }
  }
}

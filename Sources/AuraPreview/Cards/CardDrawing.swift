// SPDX-License-Identifier: MIT

import AuraModel
package import AuraSurfaces

/// The cards of a stack as pictures, each as wide as its screen.
package enum CardDrawing {
  /// A phone's card: 390 points less its margins. A watch's: 208, the 46 mm watch's width in points.
  static func width(_ size: AuraSize) -> Double { size == .phone ? 358 : 208 }

  /// The cards that there are, in their order.
  package static func drawings(_ stack: AuraForecastStack) -> [Drawing] {
    let prefix = stack.size == .phone ? "" : "watch-"
    func canvas(_ name: String) -> Canvas {
      Canvas(name: prefix + name, width: width(stack.size), padding: stack.size == .phone ? 16 : 10)
    }
    return AuraForecastStack.Section.allCases.compactMap { section in
      let canvas = canvas(section.rawValue)
      return switch section {
      case .hero: HeroCard(surface: stack.hero, sky: stack.sky).draw(canvas)
      case .alerts: stack.alerts.map { AlertsCard(surface: $0).draw(canvas) }
      case .current: CurrentCard(surface: stack.current).draw(canvas)
      case .hourly: HourlyCard(surface: stack.hourly).draw(canvas)
      case .outlook: OutlookCard(surface: stack.outlook).draw(canvas)
      case .sun: SunCard(surface: stack.sun).draw(canvas)
      case .wind: WindCard(surface: stack.wind).draw(canvas)
      case .air: AirCard(surface: stack.air).draw(canvas)
      case .uv: UVCard(surface: stack.uv).draw(canvas)
      case .radar: RadarCard(surface: stack.radar).draw(canvas)
      case .bulletin: BulletinCard(surface: stack.bulletin).draw(canvas)
      case .news: NewsCard(surface: stack.news).draw(canvas)
      }
    }
  }
}

extension Canvas {
  /// The heading of a card.
  mutating func heading(_ title: String) {
    paragraph(title, room < 220 ? .bodyBold : .title, after: 6)
  }

  /// Whether it is as narrow as a watch.
  var isNarrow: Bool { width < 260 }
}

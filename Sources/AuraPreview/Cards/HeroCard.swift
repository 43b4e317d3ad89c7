// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// The head of a place's page: the sky above, the words on a ground of the sky's own colour.
struct HeroCard {
  let surface: HeroSurface
  let sky: SkySurface

  func draw(_ canvas: Canvas) -> Drawing {
    var canvas = canvas
    let ground = sky.gradient[0].token
    let scene = canvas.isNarrow ? 74.0 : 150.0
    canvas.y = scene + 10
    canvas.writer = MarkupWriter(capacity: 8192)
    let narrow = canvas.isNarrow
    canvas.paragraph(surface.placeLabel, narrow ? .smallBold : .bodyBold, tone: .inherited, after: 2)
    let figure: TextStyle = surface.temperature.isKnown ? (narrow ? .huge : .giant) : .large
    let icon = narrow ? 34.0 : 52.0
    canvas.icon(surface.icon, x: canvas.width - canvas.padding - icon, y: canvas.y, size: icon)
    canvas.fittedText(
      surface.temperature.text, [figure, .huge, .figure, .large], x: canvas.padding, y: canvas.y + figure.size * 0.9,
      width: canvas.room - icon - 8, tone: .inherited)
    canvas.y += max(figure.size * 1.1, icon) + 2
    let range = [surface.feelsLike, surface.range].compactMap(\.self).joined(separator: " · ")
    canvas.paragraph(range.isEmpty ? nil : range, .small, tone: .inherited, after: 6)
    canvas.paragraph(surface.headline, narrow ? .bodyBold : .title, tone: .inherited, after: 2)
    canvas.paragraph(surface.dataline, narrow ? .small : .body, tone: .inherited, after: 4)
    if surface.standing.kind != .current {
      CardFrame.tell(surface.standing, on: &canvas, strong: .inherited, tone: .inherited)
    }
    let height = canvas.y + canvas.padding - 6
    var whole = Canvas(name: canvas.name, width: canvas.width)
    whole.rectangle(
      x: 1, y: 1, width: canvas.width - 2, height: height - 2, radius: 22, MarkupAttribute("fill", ground.colour))
    SkyPart(sky: sky, x: 1, y: 1, width: canvas.width - 2, height: scene, radius: 22).draw(on: &whole)
    // The scene's lower corners are covered by the ground it stands on.
    if sky.sky != nil {
      whole.rectangle(
        x: 1, y: scene - 6, width: canvas.width - 2, height: 16, radius: 0, MarkupAttribute("fill", ground.colour))
    }
    whole.writer.element("g", .class("on-sky"), .inks(ground.textColour, on: ground.colour)) {
      $0.append(canvas.writer)
    }
    whole.adopt(canvas)
    if let edge {
      var frame = Canvas(name: canvas.name, width: canvas.width)
      frame.rectangle(x: 2, y: 2, width: canvas.width - 4, height: height - 4, radius: 21, edge)
      whole.writer.element("g", .inks(ground.textColour, on: ground.colour)) { $0.append(frame.writer) }
    }
    return Drawing(
      whole, title: "\(surface.placeLabel): \(surface.temperature.text)",
      spoken: "\(sky.spoken); \(surface.spokenText)",
      height: height, standing: surface.standing.kind)
  }

  private var edge: MarkupAttribute? {
    switch surface.standing.kind {
    case .current: nil
    case .stale: MarkupAttribute("class", "edge stale sky")
    case .offline: MarkupAttribute("class", "edge offline sky")
    case .expired: MarkupAttribute("class", "edge expired sky")
    case .unknown: MarkupAttribute("class", "edge unknown sky")
    }
  }
}

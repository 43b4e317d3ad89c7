// SPDX-License-Identifier: MIT

import AuraSurfaces

/// The wind on a compass, beside its figures or above them.
struct WindCard {
  let surface: WindSurface

  func draw(_ canvas: Canvas) -> Drawing {
    var canvas = canvas
    canvas.heading(surface.title)
    let radius = canvas.isNarrow ? 48.0 : 56.0
    let top = canvas.y
    let centre = canvas.isNarrow ? canvas.width / 2 : canvas.padding + radius + 2
    CompassPart(surface, x: centre, y: top + radius + 2, radius: radius).draw(on: &canvas)
    let left = canvas.isNarrow ? canvas.padding : canvas.padding + 2 * radius + 22
    let width = canvas.width - canvas.padding - left
    canvas.y = canvas.isNarrow ? top + 2 * radius + 12 : top + 8
    canvas.paragraph(surface.speed.text, .large, x: left, width: width, after: 2)
    canvas.paragraph(surface.direction, .body, x: left, width: width, after: 0)
    canvas.paragraph(surface.force, .body, x: left, width: width, tone: .soft, after: 0)
    canvas.paragraph(surface.gust, .bodyBold, x: left, width: width, tone: .warning, after: 4)
    canvas.y = max(canvas.y, top + 2 * radius + 12)
    canvas.paragraph(surface.observed, .small, tone: .soft)
    return CardFrame.finish(canvas, title: surface.title, spoken: surface.spokenText, standing: surface.standing)
  }
}

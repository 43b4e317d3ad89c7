// SPDX-License-Identifier: MIT

import AuraSurfaces

/// The radar's picture, or its empty scope.
struct RadarCard {
  let surface: RadarSurface

  func draw(_ canvas: Canvas) -> Drawing {
    var canvas = canvas
    canvas.heading(surface.title)
    let part = RadarPart(surface: surface, x: canvas.padding, y: canvas.y, width: canvas.room)
    part.draw(on: &canvas)
    canvas.y += part.height + 8
    canvas.paragraph(surface.empty, .bodyBold, after: 0)
    canvas.paragraph(surface.site, .small, tone: .soft)
    return CardFrame.finish(canvas, title: surface.title, spoken: surface.spokenText, standing: surface.standing)
  }
}

// SPDX-License-Identifier: MIT

import AuraSurfaces

/// The conditions of the hour: the sky, then a row for each figure.
struct CurrentCard {
  let surface: CurrentSurface

  func draw(_ canvas: Canvas) -> Drawing {
    var canvas = canvas
    canvas.heading(surface.title)
    let size = canvas.isNarrow ? 24.0 : 30.0
    canvas.icon(surface.sky, x: canvas.padding, y: canvas.y - 3, size: size)
    let start = canvas.y
    canvas.paragraph(
      surface.sky.label, .bodyBold, x: canvas.padding + size + 8, width: canvas.room - size - 8, after: 0)
    canvas.paragraph(
      surface.hour, .tiny, x: canvas.padding + size + 8, width: canvas.room - size - 8, tone: .soft, after: 6)
    canvas.y = max(canvas.y, start + size + 2)
    for reading in surface.readings {
      canvas.rule(after: 6)
      ReadingRow(reading: reading).draw(on: &canvas)
    }
    if surface.observedStanding.kind != .current, surface.observedStanding.kind != .unknown {
      CardFrame.tell(surface.observedStanding, on: &canvas)
    }
    return CardFrame.finish(canvas, title: surface.title, spoken: surface.spokenText, standing: surface.standing)
  }
}

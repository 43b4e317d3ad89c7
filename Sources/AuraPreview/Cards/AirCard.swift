// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// The quality of the air on its scale, with the pollutants that are known.
struct AirCard {
  let surface: AirSurface

  func draw(_ canvas: Canvas) -> Drawing {
    var canvas = canvas
    canvas.heading(surface.title)
    canvas.chip(surface.band.text, surface.token, x: canvas.padding, y: canvas.y, width: canvas.room)
    canvas.y += 32
    ScaleBarPart(surface).draw(x: canvas.padding, y: canvas.y, width: canvas.room, on: &canvas)
    canvas.y += 24
    canvas.paragraph(surface.partial, .small, tone: .warning)
    for row in surface.rows { draw(row, on: &canvas) }
    canvas.paragraph(surface.source, .tiny, tone: .soft, after: 0)
    canvas.paragraph(surface.credit.map { "Fuente: \($0)" }, .tiny, tone: .soft, after: 4)
    return CardFrame.finish(canvas, title: surface.title, spoken: surface.spokenText, standing: surface.standing)
  }

  private func draw(_ row: AirSurface.Row, on canvas: inout Canvas) {
    canvas.rectangle(
      x: canvas.padding, y: canvas.y + 3, width: 10, height: 10, radius: 3, MarkupAttribute("fill", row.token.colour))
    canvas.text(
      row.name, row.isWorst ? .smallBold : .small, x: canvas.padding + 18, y: canvas.y + 12)
    let value = canvas.isNarrow ? nil : row.value
    canvas.fittedText(
      [row.band, value].compactMap(\.self).joined(separator: " · "), [.small, .tiny],
      x: canvas.width - canvas.padding, y: canvas.y + 12, width: canvas.room - 70, tone: .soft, anchor: .end)
    canvas.y += 20
  }
}

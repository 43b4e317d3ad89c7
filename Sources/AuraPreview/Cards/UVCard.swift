// SPDX-License-Identifier: MIT

import AuraSurfaces

/// The ultraviolet index on its scale.
struct UVCard {
  let surface: UVSurface

  func draw(_ canvas: Canvas) -> Drawing {
    var canvas = canvas
    canvas.heading(surface.title)
    let style: TextStyle = surface.index.isKnown ? .huge : .large
    canvas.text(surface.index.text, style, x: canvas.padding, y: canvas.y + 30)
    if let band = surface.band {
      let left = canvas.padding + TextMeasure.width(surface.index.text, style) + 12
      canvas.chip(band, surface.token, x: left, y: canvas.y + 10, width: canvas.width - canvas.padding - left)
    }
    canvas.y += 46
    ScaleBarPart(surface).draw(x: canvas.padding, y: canvas.y, width: canvas.room, on: &canvas)
    canvas.y += 24
    canvas.paragraph(surface.advice, .bodyBold, after: 0)
    canvas.paragraph(surface.caption, .small, tone: .soft)
    return CardFrame.finish(canvas, title: surface.title, spoken: surface.spokenText, standing: surface.standing)
  }
}

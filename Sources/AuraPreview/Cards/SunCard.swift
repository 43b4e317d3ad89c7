// SPDX-License-Identifier: MIT

import AuraSurfaces

/// The arc of the day's sun, and the moon.
struct SunCard {
  let surface: SunSurface

  func draw(_ canvas: Canvas) -> Drawing {
    var canvas = canvas
    canvas.heading(surface.title)
    let height = canvas.isNarrow ? 58.0 : 86.0
    let inset = canvas.isNarrow ? 16.0 : 30.0
    let horizon = canvas.y + height + 14
    SunArcPart(
      surface: surface, x: canvas.padding + inset, y: horizon, width: canvas.room - 2 * inset, height: height
    ).draw(on: &canvas)
    let style: TextStyle = canvas.isNarrow ? .smallBold : .bodyBold
    canvas.text(surface.sunrise.text, style, x: canvas.padding, y: horizon + 18)
    canvas.text(surface.sunset.text, style, x: canvas.width - canvas.padding, y: horizon + 18, anchor: .end)
    canvas.y = horizon + 28
    canvas.paragraph(surface.dayLength, .small, tone: .soft, after: 0)
    canvas.paragraph(surface.next, .bodyBold, after: 6)
    canvas.rule(after: 8)
    canvas.icon(surface.moon, x: canvas.padding, y: canvas.y, size: 26)
    let left = canvas.padding + 36
    canvas.paragraph(surface.moon.label, .bodyBold, x: left, width: canvas.room - 36, after: 0)
    canvas.paragraph(surface.moonLight, .small, x: left, width: canvas.room - 36, tone: .soft, after: 6)
    return CardFrame.finish(canvas, title: surface.title, spoken: surface.spokenText, standing: surface.standing)
  }
}

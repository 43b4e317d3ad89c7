// SPDX-License-Identifier: MIT

import AuraSurfaces

/// The forecasters' text.
struct BulletinCard {
  let surface: BulletinSurface

  func draw(_ canvas: Canvas) -> Drawing {
    var canvas = canvas
    canvas.heading(surface.title)
    canvas.paragraph(surface.issued, .tiny, tone: .soft)
    canvas.paragraph(surface.empty, .body, tone: .soft)
    for text in surface.phenomena { canvas.paragraph(text, .bodyBold, after: 5) }
    for text in surface.paragraphs { canvas.paragraph(text, .body, limit: 60, after: 5) }
    return CardFrame.finish(canvas, title: surface.title, spoken: surface.spokenText, standing: surface.standing)
  }
}

// SPDX-License-Identifier: MIT

import AuraSurfaces

/// Headlines, each with its source.
struct NewsCard {
  let surface: NewsSurface

  func draw(_ canvas: Canvas) -> Drawing {
    var canvas = canvas
    canvas.heading(surface.title)
    canvas.paragraph(surface.empty, .body, tone: .soft)
    for (index, item) in surface.items.enumerated() {
      if index > 0 { canvas.rule(after: 7) }
      canvas.paragraph(item.title, .bodyBold, after: 0)
      canvas.paragraph(
        [item.source, item.age].compactMap(\.self).joined(separator: " · "), .tiny, tone: .soft, after: 4)
    }
    return CardFrame.finish(canvas, title: surface.title, spoken: surface.spokenText, standing: surface.standing)
  }
}

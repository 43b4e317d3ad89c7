// SPDX-License-Identifier: MIT

import AuraSurfaces

/// A row for each day: sky, probability, and its temperatures on a line that all days share.
struct OutlookCard {
  let surface: OutlookSurface

  func draw(_ canvas: Canvas) -> Drawing {
    var canvas = canvas
    canvas.heading(surface.title)
    canvas.paragraph(surface.empty, .body, tone: .soft)
    for (index, item) in surface.items.enumerated() {
      if index > 0 { canvas.rule(after: 7) }
      if canvas.isNarrow { narrow(item, on: &canvas) } else { wide(item, on: &canvas) }
      let more = [item.wind.map { "Viento \($0)" }, item.gust, item.snowLevel, item.uvIndex].compactMap(\.self)
      if !more.isEmpty { canvas.paragraph(more.joined(separator: " · "), .tiny, tone: .soft, after: 2) }
    }
    return CardFrame.finish(canvas, title: surface.title, spoken: surface.spokenText, standing: surface.standing)
  }

  private func wide(_ item: DayItem, on canvas: inout Canvas) {
    let line = canvas.y + 15
    canvas.fittedText(item.label, [.bodyBold, .smallBold], x: canvas.padding, y: line, width: 96)
    canvas.icon(item.sky, x: canvas.padding + 98, y: canvas.y - 2, size: 24)
    canvas.text(
      item.precipitationProbability.text, .small, x: canvas.padding + 160, y: line,
      tone: item.chance == nil ? .soft : .accent, anchor: .end)
    canvas.text(item.minimum.text, .body, x: canvas.padding + 200, y: line, tone: .soft, anchor: .end)
    RangeBarPart(item: item).draw(x: canvas.padding + 208, y: canvas.y + 8, width: canvas.room - 250, on: &canvas)
    canvas.text(item.maximum.text, .bodyBold, x: canvas.width - canvas.padding, y: line, anchor: .end)
    canvas.y += 24
  }

  private func narrow(_ item: DayItem, on canvas: inout Canvas) {
    let line = canvas.y + 14
    canvas.fittedText(item.label, [.smallBold, .tiny], x: canvas.padding, y: line, width: 78)
    canvas.icon(item.sky, x: canvas.padding + 80, y: canvas.y - 2, size: 22)
    canvas.text(
      "\(item.minimum.text) \(item.maximum.text)", .smallBold, x: canvas.width - canvas.padding, y: line, anchor: .end)
    canvas.y += 22
    canvas.text(
      item.precipitationProbability.text, .tiny, x: canvas.padding, y: canvas.y + 8,
      tone: item.chance == nil ? .soft : .accent)
    RangeBarPart(item: item).draw(x: canvas.padding + 80, y: canvas.y + 2, width: canvas.room - 80, on: &canvas)
    canvas.y += 14
  }
}

// SPDX-License-Identifier: MIT

import AuraSurfaces

/// The hours to come, in bands of as many as the card is wide enough for.
struct HourlyCard {
  let surface: HourlySurface

  func draw(_ canvas: Canvas) -> Drawing {
    var canvas = canvas
    canvas.heading(surface.title)
    canvas.paragraph(surface.empty, .body, tone: .soft)
    let count = canvas.isNarrow ? 5 : 8
    var rest = surface.items[...]
    while !rest.isEmpty {
      band(Array(rest.prefix(count)), of: count, on: &canvas)
      rest = rest.dropFirst(count)
      if !rest.isEmpty { canvas.rule(after: 10) }
    }
    return CardFrame.finish(canvas, title: surface.title, spoken: surface.spokenText, standing: surface.standing)
  }

  private func band(_ items: [HourItem], of count: Int, on canvas: inout Canvas) {
    let column = canvas.room / Double(count)
    let part = HoursPart(items: items, x: canvas.padding, column: column)
    for (index, item) in items.enumerated() {
      let middle = canvas.padding + (Double(index) + 0.5) * column
      if let day = item.day {
        canvas.fittedText(
          day, [.tiny, .micro], x: middle - column / 2 + 2, y: canvas.y + 9, width: column * 2, tone: .accent)
      }
      canvas.fittedText(
        item.label, [.tiny, .micro], x: middle, y: canvas.y + 22, width: column - 1, tone: .soft, anchor: .middle)
      canvas.icon(item.sky, x: middle - 11, y: canvas.y + 27, size: 22)
    }
    part.curve(top: canvas.y + 76, height: 34, hasFigures: true, on: &canvas)
    part.chances(foot: canvas.y + 142, height: 22, on: &canvas)
    for (index, item) in items.enumerated() {
      let middle = canvas.padding + (Double(index) + 0.5) * column
      canvas.fittedText(
        item.precipitationProbability.text, [.tiny, .micro], x: middle, y: canvas.y + 154, width: column,
        tone: item.chance == nil ? .soft : .accent, anchor: .middle)
      guard let depth = item.precipitation else { continue }
      if TextMeasure.width(depth, .micro) <= column {
        canvas.fittedText(depth, [.tiny, .micro], x: middle, y: canvas.y + 166, width: column, anchor: .middle)
      } else {
        // A trace has a long name: a drop stands for it.
        canvas.icon(SurfaceIcon(.precipitation), x: middle - 5, y: canvas.y + 157, size: 10)
      }
    }
    canvas.y += items.contains { $0.precipitation != nil } ? 176 : 164
  }
}

// SPDX-License-Identifier: MIT

import AuraSurfaces

/// Hours side by side: the curve of their temperature, and bars of how likely something falls.
struct HoursPart {
  let items: [HourItem]
  /// Of the first column's left edge.
  let x: Double
  let column: Double

  private func middle(_ index: Int) -> Double { x + (Double(index) + 0.5) * column }

  /// The curve between two heights, with a dot at each hour; it is broken where a temperature or an hour is missing.
  func curve(top: Double, height: Double, hasFigures: Bool, on canvas: inout Canvas) {
    var run: [(x: Double, y: Double)] = []
    var dots: [(x: Double, y: Double)] = []
    for (index, item) in items.enumerated() {
      if item.isAfterGap || item.height == nil { flush(&run, on: &canvas) }
      guard let share = item.height else { continue }
      let point = (x: middle(index), y: top + (1 - share) * height)
      run.append(point)
      dots.append(point)
    }
    flush(&run, on: &canvas)
    for dot in dots { canvas.circle(x: dot.x, y: dot.y, radius: 2.6, MarkupAttribute("class", "dot")) }
    guard hasFigures else { return }
    for (index, item) in items.enumerated() {
      let above = item.height.map { top + (1 - $0) * height - 8 } ?? top + height / 2 + 4
      canvas.text(
        item.temperature.text, .bodyBold, x: middle(index), y: above, tone: item.height == nil ? .soft : .ink,
        anchor: .middle)
    }
  }

  private func flush(_ run: inout [(x: Double, y: Double)], on canvas: inout Canvas) {
    if run.count > 1 {
      canvas.writer.void("path", .class("curve"), MarkupAttribute("d", PathData.smooth(run)))
    }
    run = []
  }

  /// Bars that stand on a line; a probability that is not known has a question mark in its place.
  func chances(foot: Double, height: Double, on canvas: inout Canvas) {
    canvas.line(x1: x, y1: foot, x2: x + column * Double(items.count), y2: foot, "rule")
    for (index, item) in items.enumerated() {
      let width = min(22, column * 0.5)
      guard let chance = item.chance else {
        canvas.text("?", .tiny, x: middle(index), y: foot - 3, tone: .soft, anchor: .middle)
        continue
      }
      guard chance > 0 else { continue }
      canvas.rectangle(
        x: middle(index) - width / 2, y: foot - max(2, chance * height), width: width, height: max(2, chance * height),
        radius: 2, MarkupAttribute("class", "bar"))
    }
  }
}

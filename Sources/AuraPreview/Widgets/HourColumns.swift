// SPDX-License-Identifier: MIT

import AuraSurfaces

/// Hours side by side on a widget: time, sky, temperature.
struct HourColumns {
  let items: [HourItem]

  func draw(x: Double, y: Double, width: Double, on canvas: inout Canvas) {
    let column = width / Double(max(1, items.count))
    for (index, item) in items.enumerated() {
      let middle = x + (Double(index) + 0.5) * column
      canvas.fittedText(
        item.label, [.micro], x: middle, y: y + 8, width: column, tone: .inherited, anchor: .middle)
      canvas.icon(item.sky, x: middle - 9, y: y + 10, size: 18)
      canvas.text(item.temperature.text, .smallBold, x: middle, y: y + 40, tone: .inherited, anchor: .middle)
    }
  }
}

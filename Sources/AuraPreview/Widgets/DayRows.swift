// SPDX-License-Identifier: MIT

import AuraSurfaces

/// Days one below the other on a widget.
struct DayRows {
  let items: [DayItem]

  func draw(x: Double, width: Double, until foot: Double, on canvas: inout Canvas) {
    for item in items {
      guard canvas.y + 16 <= foot else { return }
      let line = canvas.y + 12
      canvas.fittedText(item.label, [.small, .tiny], x: x, y: line, width: width * 0.36, tone: .inherited)
      canvas.icon(item.sky, x: x + width * 0.38, y: canvas.y - 1, size: 16)
      canvas.text(
        item.precipitationProbability.text, .tiny, x: x + width * 0.62, y: line, tone: .inherited, anchor: .end)
      canvas.text(
        "\(item.minimum.text) \(item.maximum.text)", .smallBold, x: x + width, y: line, tone: .inherited, anchor: .end)
      canvas.y += 17
    }
  }
}

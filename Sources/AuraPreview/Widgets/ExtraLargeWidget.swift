// SPDX-License-Identifier: MIT

import AuraSurfaces

/// The iPad's: words at the left, hours, days and readings at the right.
struct ExtraLargeWidget {
  let widget: HomeWidget
  let height: Double

  func draw(on canvas: inout Canvas) {
    let head = WidgetHead(widget: widget)
    let (x, width) = (canvas.padding, 218.0)
    let foot = WidgetFoot(widget: widget).draw(x: x, width: width, height: height, on: &canvas)
    let right = x + width + 24
    let rightWidth = canvas.width - canvas.padding - right
    canvas.y = 82
    head.draw(x: x, width: width, until: foot, on: &canvas)
    head.words(widget.headline, .bodyBold, x: x, width: width, until: foot, on: &canvas)
    head.words(widget.dataline, .small, x: x, width: width, until: foot, on: &canvas)
    canvas.y = 82
    if !widget.hours.isEmpty {
      HourColumns(items: widget.hours).draw(x: right, y: canvas.y, width: rightWidth, on: &canvas)
      canvas.y += 52
    }
    let top = canvas.y
    let half = (rightWidth - 24) / 2
    DayRows(items: widget.days).draw(x: right, width: half, until: height - 12, on: &canvas)
    canvas.y = top
    for reading in widget.readings { readingRow(reading, x: right + half + 24, width: half, on: &canvas) }
  }

  private func readingRow(_ reading: Reading, x: Double, width: Double, on canvas: inout Canvas) {
    canvas.icon(reading.icon, x: x, y: canvas.y + 3, size: 18)
    canvas.fittedText(reading.label, [.micro], x: x + 26, y: canvas.y + 9, width: width - 26, tone: .inherited)
    canvas.fittedText(
      reading.figure.text, [.smallBold, .tiny], x: x + 26, y: canvas.y + 22, width: width - 26, tone: .inherited)
    canvas.y += 30
  }
}

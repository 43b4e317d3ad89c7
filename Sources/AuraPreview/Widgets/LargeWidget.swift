// SPDX-License-Identifier: MIT

import AuraSurfaces

/// Words, hours and days one below the other.
struct LargeWidget {
  let widget: HomeWidget
  let height: Double

  func draw(on canvas: inout Canvas) {
    let head = WidgetHead(widget: widget)
    let (x, width) = (canvas.padding, canvas.room)
    let foot = WidgetFoot(widget: widget).draw(x: x, width: width, height: height, on: &canvas)
    canvas.y = 72
    head.draw(x: x, width: width, until: foot, on: &canvas)
    let rows = Double(widget.days.count) * 17
    let strip = widget.hours.isEmpty ? 0.0 : 50.0
    head.words(widget.headline, .smallBold, x: x, width: width, until: foot - rows - strip, on: &canvas)
    head.words(widget.dataline, .tiny, x: x, width: width, until: foot - rows - strip, on: &canvas)
    if !widget.hours.isEmpty, canvas.y + 46 <= foot {
      HourColumns(items: widget.hours).draw(x: x, y: canvas.y, width: width, on: &canvas)
      canvas.y += 50
    }
    DayRows(items: widget.days).draw(x: x, width: width, until: foot, on: &canvas)
  }
}

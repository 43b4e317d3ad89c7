// SPDX-License-Identifier: MIT

import AuraSurfaces

/// Two figures wide: words at the right, hours below them.
struct MediumWidget {
  let widget: HomeWidget
  let height: Double

  func draw(on canvas: inout Canvas) {
    let head = WidgetHead(widget: widget)
    let (x, width) = (canvas.padding, 138.0)
    let foot = WidgetFoot(widget: widget).draw(x: x, width: canvas.room, height: height, on: &canvas)
    let right = x + width + 14
    let rightWidth = canvas.width - canvas.padding - right
    canvas.y = 40
    head.draw(x: x, width: width, until: foot, on: &canvas)
    canvas.y = 40
    head.words(widget.headline, .smallBold, x: right, width: rightWidth, until: foot, on: &canvas)
    let strip = foot - 46
    if canvas.y < strip {
      HourColumns(items: widget.hours).draw(x: right, y: strip, width: rightWidth, on: &canvas)
    } else {
      head.words(widget.dataline, .tiny, x: right, width: rightWidth, until: foot, on: &canvas)
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraSurfaces

/// Place, figure and as much of the headline as there is room for.
struct SmallWidget {
  let widget: HomeWidget
  let height: Double

  func draw(on canvas: inout Canvas) {
    let head = WidgetHead(widget: widget)
    let (x, width) = (canvas.padding, canvas.room)
    let foot = WidgetFoot(widget: widget).draw(x: x, width: width, height: height, on: &canvas)
    canvas.y = 44
    head.draw(x: x, width: width, until: foot, on: &canvas)
    head.words(widget.headline, .tiny, x: x, width: width, until: foot, on: &canvas)
  }
}

// SPDX-License-Identifier: MIT

import AuraSurfaces

/// The least and greatest temperature of a day on a line that all days share.
struct RangeBarPart {
  let item: DayItem

  func draw(x: Double, y: Double, width: Double, on canvas: inout Canvas) {
    let height = 6.0
    canvas.rectangle(x: x, y: y, width: width, height: height, radius: 3, MarkupAttribute("class", "track"))
    switch (item.low, item.high) {
    case (let low?, let high?):
      canvas.rectangle(
        x: x + low * width, y: y, width: max(height, (high - low) * width), height: height, radius: 3,
        MarkupAttribute("class", "dot"))
    case (let one?, nil), (nil, let one?):
      canvas.circle(x: x + one * width, y: y + height / 2, radius: 4, MarkupAttribute("class", "dot"))
    case (nil, nil): break
    }
  }
}

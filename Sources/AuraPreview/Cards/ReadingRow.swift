// SPDX-License-Identifier: MIT

import AuraSurfaces

/// A figure with its icon and label, the figure at the end of the line or below where there is no room.
struct ReadingRow {
  let reading: Reading

  func draw(on canvas: inout Canvas) {
    let style: TextStyle = reading.figure.isKnown ? .bodyBold : .body
    let tone: Tone = reading.figure.isKnown ? .ink : .soft
    let own = TextMeasure.width(reading.figure.text, style)
    let label = TextMeasure.width(reading.label, .small)
    var icon = Canvas(name: canvas.name, width: canvas.width)
    icon.icon(reading.icon, x: canvas.padding, y: canvas.y, size: 17)
    canvas.writer.element("g", MarkupAttribute("color", "var(--soft)")) { $0.append(icon.writer) }
    canvas.adopt(icon)
    let left = canvas.padding + 25
    let isOneLine = label + own + 33 <= canvas.room
    if isOneLine {
      canvas.text(reading.label, .small, x: left, y: canvas.y + 13, tone: .soft)
      canvas.text(
        reading.figure.text, style, x: canvas.width - canvas.padding, y: canvas.y + 13, tone: tone, anchor: .end)
      canvas.y += 20
    } else {
      canvas.paragraph(reading.label, .small, x: left, width: canvas.room - 25, tone: .soft, after: 0)
      canvas.paragraph(reading.figure.text, style, x: left, width: canvas.room - 25, tone: tone, after: 2)
    }
    canvas.paragraph(reading.detail, .tiny, x: left, width: canvas.room - 25, tone: .soft, after: 2)
  }
}

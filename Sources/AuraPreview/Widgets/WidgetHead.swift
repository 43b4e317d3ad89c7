// SPDX-License-Identifier: MIT

import AuraSurfaces

/// What the head of every widget says: place, figure, range.
struct WidgetHead {
  let widget: HomeWidget

  func draw(x: Double, width: Double, until foot: Double, on canvas: inout Canvas) {
    for line in TextMeasure.lines(widget.placeLabel, .smallBold, width: width, limit: widget.family == .small ? 1 : 2) {
      canvas.text(line, .smallBold, x: x, y: canvas.y + 11, tone: .inherited)
      canvas.y += 14
    }
    let style: TextStyle = widget.temperature.isKnown ? .huge : .large
    canvas.icon(widget.icon, x: x + width - 34, y: canvas.y, size: 34)
    canvas.fittedText(
      widget.temperature.text, [style, .figure, .large, .bodyBold], x: x, y: canvas.y + 29, width: width - 38,
      tone: .inherited)
    canvas.y += 36
    if let range = widget.range, canvas.y + 13 <= foot {
      canvas.fittedText(range, [.tiny, .micro], x: x, y: canvas.y + 9, width: width, tone: .inherited)
      canvas.y += 14
    }
  }

  /// Words as far as there is room above the foot.
  func words(_ text: String?, _ style: TextStyle, x: Double, width: Double, until foot: Double, on canvas: inout Canvas)
  {
    guard let text else { return }
    let limit = Int((foot - canvas.y) / style.leading)
    canvas.paragraph(text, style, x: x, width: width, tone: .inherited, limit: max(0, limit), after: 2)
  }
}

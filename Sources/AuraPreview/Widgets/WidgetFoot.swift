// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// What the foot of every widget says: a warning or the state of its data, and whose data they are.
struct WidgetFoot {
  let widget: HomeWidget

  private var isSmall: Bool { widget.family == .small }

  /// Draws it upwards from the widget's edge and returns where it begins.
  func draw(x: Double, width: Double, height: Double, on canvas: inout Canvas) -> Double {
    var top = height - 12
    canvas.fittedText(widget.attribution, [.micro], x: x, y: top, width: width, tone: .inherited)
    top -= 6
    if let note = widget.fallback ?? (widget.standing.kind == .current ? nil : widget.standing.note) {
      let style: TextStyle = isSmall ? .micro : .tiny
      let lines = TextMeasure.lines(note, style, width: width - 16, limit: 2)
      top -= Double(lines.count) * 11 + 2
      let icon = widget.fallback == nil ? widget.standing.icon : nil
      if let icon { canvas.icon(icon, x: x, y: top, size: 12) }
      for (index, line) in lines.enumerated() {
        canvas.text(line, style, x: x + (icon == nil ? 0 : 16), y: top + 9.5 + Double(index) * 11, tone: .inherited)
      }
    }
    if let text = widget.alert.text, let token = widget.alert.token {
      let lines = TextMeasure.lines(text, .tiny, width: width - 26, limit: isSmall ? 1 : 2)
      let own = Double(lines.count) * 12 + 6
      top -= own + 4
      canvas.rectangle(x: x, y: top, width: width, height: own, radius: 8, MarkupAttribute("fill", token.colour))
      if let icon = widget.alert.icon {
        var mark = Canvas(name: canvas.name, width: canvas.width)
        mark.icon(icon, x: x + 5, y: top + 3, size: 12)
        canvas.writer.element("g", .class("on-alert"), .inks(token.textColour, on: token.colour)) {
          $0.append(mark.writer)
        }
        canvas.adopt(mark)
      }
      for (index, line) in lines.enumerated() {
        canvas.text(
          line, .tiny, x: x + 21, y: top + 12.5 + Double(index) * 12, tone: .colour(token.textColour))
      }
    }
    return top
  }
}

// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// The ground of a card and the line that tells how far its data are to be trusted.
///
/// What is not current looks so at a glance: old data have a dashed edge and a clock, data without a network a double
/// one, and where there is nothing to show the whole ground is hatched.
enum CardFrame {
  /// Finishes a card whose content ends at the canvas's `y`.
  static func finish(
    _ canvas: Canvas, title: String, spoken: String, standing: Standing
  ) -> Drawing {
    var canvas = canvas
    tell(standing, on: &canvas)
    let height = canvas.y + canvas.padding - 4
    return Drawing(
      canvas, title: title, spoken: spoken, height: height, standing: standing.kind,
      ground: ground(of: canvas, height: height, standing.kind))
  }

  /// The line of the standing, and why there is nothing newer.
  static func tell(_ standing: Standing, on canvas: inout Canvas, strong: Tone = .ink, tone: Tone = .soft) {
    guard standing.note != nil || standing.reason != nil else { return }
    canvas.y += 2
    let isMarked = standing.icon != nil
    if let icon = standing.icon { canvas.icon(icon, x: canvas.padding, y: canvas.y - 1, size: 16) }
    let x = canvas.padding + (isMarked ? 22 : 0)
    let width = canvas.room - (isMarked ? 22 : 0)
    canvas.paragraph(
      standing.note, isMarked ? .smallBold : .tiny, x: x, width: width, tone: isMarked ? strong : tone, after: 2)
    canvas.paragraph(standing.reason, .tiny, x: x, width: width, tone: tone, after: 2)
  }

  static func ground(of canvas: Canvas, height: Double, _ kind: Standing.Kind) -> Canvas {
    var ground = Canvas(name: canvas.name, width: canvas.width)
    let hatch = "\(canvas.name)-hatch"
    if kind == .expired || kind == .unknown {
      ground.writer.element("defs") { writer in
        writer.element(
          "pattern", .id(hatch), MarkupAttribute("width", 12), MarkupAttribute("height", 12),
          MarkupAttribute("patternUnits", "userSpaceOnUse"),
          MarkupAttribute("patternTransform", "rotate(45)")
        ) { writer in
          writer.void("rect", MarkupAttribute("width", 5), MarkupAttribute("height", 12), .class("hatch"))
        }
      }
    }
    frame(&ground, height: height, MarkupAttribute("class", "card"))
    switch kind {
    case .current: break
    case .stale: frame(&ground, height: height, MarkupAttribute("class", "edge stale"))
    case .offline: frame(&ground, height: height, MarkupAttribute("class", "edge offline"))
    case .expired, .unknown:
      frame(&ground, height: height, .url("fill", hatch))
      frame(&ground, height: height, MarkupAttribute("class", kind == .expired ? "edge expired" : "edge unknown"))
    }
    return ground
  }

  private static func frame(_ ground: inout Canvas, height: Double, _ paint: MarkupAttribute) {
    ground.rectangle(x: 1, y: 1, width: ground.width - 2, height: height - 2, radius: 18, paint)
  }
}

// SPDX-License-Identifier: MIT

import AuraSurfaces

/// The way of the sun from its rising to its setting over a horizon, and how much of it is done.
struct SunArcPart {
  let surface: SunSurface
  let x: Double
  /// Of the horizon.
  let y: Double
  let width: Double
  let height: Double

  private static let steps = 48

  /// Where the sun stands after a share of its way.
  private func place(_ share: Double) -> (x: Double, y: Double) {
    // A parabola through horizon, height and horizon: close to a day's arc, and the same bytes on any machine.
    (x + share * width, y - height * 4 * share * (1 - share))
  }

  private func outline(upTo end: Double) -> PathData {
    var path = PathData()
    let count = max(1, Int((Double(Self.steps) * end).rounded(.up)))
    for step in 0...count {
      let point = place(min(end, Double(step) / Double(Self.steps)))
      if step == 0 { path.move(point.x, point.y) } else { path.line(point.x, point.y) }
    }
    return path
  }

  func draw(on canvas: inout Canvas) {
    canvas.line(x1: x - 12, y1: y, x2: x + width + 12, y2: y, "soft-line")
    canvas.writer.void("path", .class("arc"), MarkupAttribute("d", outline(upTo: 1)))
    guard let progress = surface.progress else { return }
    let share = min(1, max(0, progress))
    canvas.writer.void("path", .class("arc done"), MarkupAttribute("d", outline(upTo: share)))
    let point = place(share)
    canvas.writer.element("g", MarkupAttribute("opacity", 0.25)) { writer in
      writer.void(
        "circle", MarkupAttribute("cx", point.x), MarkupAttribute("cy", point.y), MarkupAttribute("r", 15),
        .class("disc"))
    }
    canvas.circle(x: point.x, y: point.y, radius: 9, MarkupAttribute("class", "disc"))
  }
}

// SPDX-License-Identifier: MIT

import AuraSurfaces

/// A compass with an arrow that comes from where the wind does.
struct CompassPart {
  let turn: Double?
  let isKnown: Bool
  let isCalm: Bool
  let x: Double
  let y: Double
  let radius: Double

  init(_ surface: WindSurface, x: Double, y: Double, radius: Double) {
    (self.x, self.y, self.radius) = (x, y, radius)
    turn = surface.turn
    isKnown = surface.speed.isKnown || surface.turn != nil
    isCalm = surface.speed.isKnown && surface.turn == nil && surface.force?.hasPrefix("Fuerza 0") == true
  }

  func draw(on canvas: inout Canvas) {
    canvas.writer.void(
      "circle", MarkupAttribute("cx", x), MarkupAttribute("cy", y), MarkupAttribute("r", radius),
      .class(isKnown ? "soft-line" : "edge unknown"))
    ticks(&canvas)
    let ring = radius - 15
    for (letter, across, down) in [("N", 0.0, -1.0), ("E", 1.0, 0.0), ("S", 0.0, 1.0), ("O", -1.0, 0.0)] {
      canvas.text(
        letter, letter == "N" ? .smallBold : .small, x: x + across * ring, y: y + down * ring + 4,
        tone: letter == "N" ? .ink : .soft, anchor: .middle)
    }
    if let turn {
      arrow(turn, &canvas)
    } else if isCalm {
      for share in [0.16, 0.3] {
        canvas.writer.void(
          "circle", MarkupAttribute("cx", x), MarkupAttribute("cy", y), MarkupAttribute("r", radius * share),
          .class("soft-line"))
      }
    } else {
      canvas.text("?", .large, x: x, y: y + 7, tone: .soft, anchor: .middle)
    }
  }

  private func ticks(_ canvas: inout Canvas) {
    for step in 0..<24 {
      canvas.writer.void(
        "line", MarkupAttribute("x1", x), MarkupAttribute("y1", y - radius), MarkupAttribute("x2", x),
        MarkupAttribute("y2", y - radius + (step % 6 == 0 ? 6 : 3)), .class("soft-line"),
        .transform("rotate", Double(step) * 15, x, y))
    }
  }

  /// It begins at the rim, where the wind comes from, and points where it goes.
  private func arrow(_ turn: Double, _ canvas: inout Canvas) {
    var path = PathData()
    let (tail, head) = (y - radius * 0.56, y + radius * 0.5)
    path.move(x - 2, tail)
    path.line(x + 2, tail)
    path.line(x + 2, head - 15)
    path.line(x + 9, head - 15)
    path.line(x, head)
    path.line(x - 9, head - 15)
    path.line(x - 2, head - 15)
    path.close()
    canvas.writer.void("path", .class("needle"), MarkupAttribute("d", path), .transform("rotate", turn * 360, x, y))
  }
}

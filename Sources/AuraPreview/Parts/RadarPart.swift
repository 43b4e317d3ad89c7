// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// The radar's picture, or its scope without one.
struct RadarPart {
  let surface: RadarSurface
  let x: Double
  let y: Double
  let width: Double

  /// A picture that is heavier is not carried along: a page has it twice, and stays under 300 KB. AEMET's have some 23 KB
  /// (field guide, radar).
  static let limitBytes = 40 << 10

  /// The picture, where it can be carried along.
  var frame: RadarFrame? { surface.frame.flatMap { $0.bytes.count <= Self.limitBytes ? $0 : nil } }

  var height: Double {
    guard let frame else { return width * 0.52 }
    return min(width * 1.1, width * Double(frame.height) / Double(max(1, frame.width)))
  }

  func draw(on canvas: inout Canvas) {
    if let frame {
      canvas.rectangle(x: x, y: y, width: width, height: height, radius: 8, MarkupAttribute("class", "track"))
      return canvas.writer.void(
        "image", MarkupAttribute("x", x), MarkupAttribute("y", y), MarkupAttribute("width", width),
        MarkupAttribute("height", height), .picture("href", "image/gif", frame.bytes))
    }
    canvas.rectangle(x: x, y: y, width: width, height: height, radius: 8, MarkupAttribute("class", "track"))
    let (cx, cy) = (x + width / 2, y + height / 2)
    for share in [0.16, 0.3, 0.44] {
      canvas.writer.void(
        "circle", MarkupAttribute("cx", cx), MarkupAttribute("cy", cy), MarkupAttribute("r", share * height),
        .class("soft-line"))
    }
    canvas.line(x1: cx - height * 0.46, y1: cy, x2: cx + height * 0.46, y2: cy, "soft-line")
    canvas.line(x1: cx, y1: cy - height * 0.46, x2: cx, y2: cy + height * 0.46, "soft-line")
    guard surface.frame == nil else { return }
    canvas.circle(x: cx, y: cy, radius: 13, MarkupAttribute("fill", "var(--card)"))
    canvas.text("?", .large, x: cx, y: cy + 7, anchor: .middle)
  }
}

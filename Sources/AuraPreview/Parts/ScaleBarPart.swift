// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// A scale as a bar of its classes' colours, with a mark where the value lies.
struct ScaleBarPart {
  /// Where each class ends, share of the bar, with its colour.
  let classes: [(end: Double, token: ColourToken)]
  /// Share of the bar; nil when not known.
  let mark: Double?

  init(_ surface: AirSurface) {
    let count = Double(AirQualityBand.allCases.count)
    classes = AirQualityBand.allCases.enumerated().map { ((Double($0.offset) + 1) / count, ColourToken($0.element)) }
    // The surface tells the place among the classes, first to last; the mark stands in the middle of its class.
    mark = surface.position.map { ($0 * (count - 1) + 0.5) / count }
  }

  init(_ surface: UVSurface) {
    classes = UVBand.allCases.map { band in
      (band.indices.greatest.map { (Double($0) + 0.5) / 11.5 } ?? 1, ColourToken(band))
    }
    mark = surface.position.map { min(0.985, max(0.015, $0 * 11 / 11.5)) }
  }

  func draw(x: Double, y: Double, width: Double, on canvas: inout Canvas) {
    let height = 10.0
    var start = 0.0
    for (end, token) in classes {
      canvas.rectangle(
        x: x + start * width + 0.5, y: y, width: (end - start) * width - 1, height: height, radius: 2,
        mark == nil ? MarkupAttribute("class", "track") : MarkupAttribute("fill", token.colour))
      start = end
    }
    guard let mark else {
      return canvas.text("?", .bodyBold, x: x + width / 2, y: y + 10, tone: .soft, anchor: .middle)
    }
    canvas.circle(x: x + mark * width, y: y + height / 2, radius: 8, MarkupAttribute("class", "mark"))
  }
}

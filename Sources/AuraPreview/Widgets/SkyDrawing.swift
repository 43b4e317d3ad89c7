// SPDX-License-Identifier: MIT

import AuraModel
package import AuraSurfaces

/// The sky alone.
package enum SkyDrawing {
  package static func draw(_ sky: SkySurface) -> Drawing {
    var canvas = Canvas(name: sky.name, width: 358, padding: 0)
    SkyPart(sky: sky, x: 0, y: 0, width: 358, height: 220, radius: 22).draw(on: &canvas)
    if sky.sky == nil {
      canvas.text("?", .giant, x: 179, y: 126, tone: .colour(.white), anchor: .middle)
    }
    return Drawing(
      canvas, title: "Cielo", spoken: sky.spoken, height: 220, standing: sky.sky == nil ? .unknown : .current)
  }
}

// SPDX-License-Identifier: MIT

package import AuraSurfaces

/// Every drawing of a place at a moment.
package struct DrawingSet: Sendable {
  package let phone: [Drawing]
  package let watch: [Drawing]
  package let sky: Drawing
  package let lock: [Drawing]
  package let faces: [Drawing]
  package let widgets: [Drawing]

  package init(_ surfaces: SurfaceSet) {
    phone = CardDrawing.drawings(surfaces.phone)
    watch = CardDrawing.drawings(surfaces.watch)
    sky = SkyDrawing.draw(surfaces.phone.sky)
    lock = AccessoryDrawing.drawings(surfaces.lockAccessories)
    faces = AccessoryDrawing.drawings(surfaces.watchAccessories)
    widgets = surfaces.widgets.map { WidgetDrawing.draw($0) }
  }

  /// One for each file; no two have the same name.
  package var all: [Drawing] { [sky] + phone + widgets + lock + watch + faces }
}

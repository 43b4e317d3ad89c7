// SPDX-License-Identifier: MIT

import AuraKit
import AuraPreview

extension BenchmarkGroup {
  /// Surfaces as pages and drawings. The goals are 5 ms a page and 2 s a gallery.
  static let preview = BenchmarkGroup(name: "preview") { _ in
    let snapshot = try SnapshotInput().snapshot
    let moment = snapshot.moment
    let scene = SurfaceScene(snapshot, at: moment)
    let surfaces = SurfaceSet.compose(scene)
    let drawings = DrawingSet(surfaces)
    let key = KeySurface.compose(.missing, at: moment, in: snapshot.place.zone)
    let page = PlacePage(surfaces: surfaces, drawings: drawings, key: key, caption: "Madrid", origin: "a benchmark")
    let input = "Madrid, \(snapshot.hours.count) hours, \(snapshot.days.count) days"
    return [
      Benchmark("preview/page", unit: "page", input: input + ", surfaces composed and drawn anew") {
        let surfaces = SurfaceSet.compose(scene)
        let page = PlacePage(
          surfaces: surfaces, drawings: DrawingSet(surfaces), key: key, caption: "Madrid", origin: "a benchmark")
        return page.html.count
      },
      Benchmark("preview/html", unit: "page", input: "\(page.html.count) bytes, of drawings that are there") {
        page.html.count
      },
      Benchmark("preview/drawings", unit: "set", input: "\(drawings.all.count) drawings as files") {
        DrawingSet(surfaces).all.reduce(0) { $0 + $1.file.count }
      },
      Benchmark("preview/gallery", unit: "page", input: "54 widgets of that snapshot, composed, drawn, written") {
        let entries = (0..<54).map { number in
          GalleryPage.Entry(code: "\(number)", widget: HomeWidget.compose(scene, family: .medium))
        }
        return GalleryPage(entries: entries, caption: "54", origin: "a benchmark").html.count
      },
    ]
  }
}

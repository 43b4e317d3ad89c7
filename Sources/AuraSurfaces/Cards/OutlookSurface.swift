// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse

/// The outlook over the days.
public struct OutlookSurface: Surface {
  public let size: AuraSize
  public let title: String
  /// By date, today first; empty when none is known.
  public let items: [DayItem]
  /// What stands in the list's place; nil when there are days.
  public let empty: String?
  public let standing: Standing

  public var name: String { "outlook" }

  /// How many days are shown.
  static func room(_ size: AuraSize) -> Int { size == .phone ? 7 : 5 }

  static func compose(_ scene: SurfaceScene, size: AuraSize) -> OutlookSurface {
    let items = DayItem.list(scene, limit: room(size))
    return OutlookSurface(
      size: size, title: "Próximos días", items: items, empty: items.isEmpty ? "Sin previsión por días" : nil,
      standing: scene.standing(.days))
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title, size)
    scribe.list("items", items) { $1.describe(to: &$0) }
    scribe.text("empty", empty, .value, size)
    scribe.standing(standing, size)
  }
}

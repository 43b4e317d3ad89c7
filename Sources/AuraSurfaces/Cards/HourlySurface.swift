// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import AuraTime

/// The strip of the hours to come.
public struct HourlySurface: Surface {
  public let size: AuraSize
  public let title: String
  /// By time, the current hour first; empty when none is known.
  public let items: [HourItem]
  /// What stands in the strip's place; nil when there are hours.
  public let empty: String?
  public let standing: Standing

  public var name: String { "hourly" }

  /// How many hours are shown.
  static func room(_ size: AuraSize) -> Int { size == .phone ? 24 : 10 }

  static func compose(_ scene: SurfaceScene, size: AuraSize) -> HourlySurface {
    let items = HourItem.strip(scene, limit: room(size))
    return HourlySurface(
      size: size, title: "Próximas horas", items: items, empty: items.isEmpty ? "Sin previsión por horas" : nil,
      standing: scene.standing(.hours))
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title, size)
    scribe.list("items", items) { $1.describe(to: &$0) }
    scribe.text("empty", empty, .value, size)
    scribe.standing(standing, size)
  }
}

// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import AuraTime

/// The weather warnings of a place, or that it is not known whether there are any.
public struct AlertsSurface: Surface {
  public let size: AuraSize
  /// `2 avisos`, `No se sabe si hay avisos`
  public let title: String
  /// In force before to come, the worst first; empty when nothing is known.
  public let items: [AlertItem]
  /// `y 3 avisos más`; nil when all are shown.
  public let more: String?
  public let standing: Standing

  public var name: String { "alerts" }

  /// The worst of those in force; nil when none is and when it is not known.
  public var worstInForce: AlertItem? { items.first { $0.isInForce } }

  /// How many are shown one by one.
  static func room(_ size: AuraSize) -> Int { size == .phone ? 12 : 4 }

  /// nil when it is known that there are none.
  static func compose(_ scene: SurfaceScene, size: AuraSize) -> AlertsSurface? {
    guard let all = scene.warnings else {
      return AlertsSurface(
        size: size, title: "No se sabe si hay avisos", items: [], more: nil, standing: scene.standing(.alerts))
    }
    let count = all.count + scene.snapshot.omittedAlertCount
    guard count > 0 else { return nil }
    let items = all.prefix(room(size)).map { AlertItem($0, in: scene, size: size) }
    let rest = count - items.count
    return AlertsSurface(
      size: size, title: count == 1 ? "1\u{A0}aviso" : "\(count)\u{A0}avisos", items: items,
      more: rest == 0 ? nil : rest == 1 ? "y 1\u{A0}aviso más" : "y \(rest)\u{A0}avisos más",
      standing: scene.standing(.alerts))
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title, size)
    scribe.list("items", items) { $1.describe(to: &$0) }
    scribe.text("more", more, .value, size)
    scribe.standing(standing, size)
  }
}

extension SurfaceScene {
  /// The warnings that are no *verde*, in force before to come, the worst first; nil when it is not known whether there
  /// are any.
  var warnings: [WeatherAlert]? {
    snapshot.alerts.map { alerts in
      let real = alerts.filter { $0.level > .verde && $0.phase(at: moment) != .over }.worstFirst()
      return real.filter { $0.phase(at: moment) == .inForce } + real.filter { $0.phase(at: moment) == .upcoming }
    }
  }
}

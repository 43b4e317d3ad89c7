// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces
import AuraTime

/// Composes what a surface draws and reads it back: what it says of warnings and of the temperature.
struct ComposedJudge: Sendable {
  /// What is wrong with the values of a surface, by the invariant that they break.
  static func faults(of snapshot: WeatherSnapshot, on surface: String, at wall: WallInstant) -> [(Invariant, String)] {
    let scene = SurfaceScene(snapshot, at: wall)
    switch surface {
    case "app":
      let stack = AuraForecastStack.compose(scene, size: .phone)
      return faults(of: stack.alerts, snapshot, wall)
    case "w0", "w1":
      let widgets = HomeWidget.Family.allCases.map { HomeWidget.compose(scene, family: $0) }
      return widgets.flatMap { faults(of: $0.alert, $0.temperature, snapshot, wall) }
    default:
      let accessories = AccessorySet.compose(scene, on: surface == "watch" ? .watch : .lock)
      return faults(of: accessories.circular.alert, accessories.circular.temperature, snapshot, wall)
    }
  }

  private static func faults(
    of alerts: AlertsSurface?, _ snapshot: WeatherSnapshot, _ wall: WallInstant
  ) -> [(Invariant, String)] {
    let (real, _) = known(snapshot, wall)
    guard let real else {
      return alerts?.items.isEmpty == true ? [] : [(.calm, "the card of warnings says that there are none")]
    }
    let shown = alerts?.items ?? []
    let inForce = Set(real.filter { $0.onset <= wall }.map(\.id))
    let wrong = shown.filter { $0.isInForce != inForce.contains($0.id) }
    return wrong.map { (.aviso, "the card shows \($0.id) as \($0.phase)") }
  }

  private static func faults(
    of badge: AlertBadge, _ temperature: Figure, _ snapshot: WeatherSnapshot, _ wall: WallInstant
  ) -> [(Invariant, String)] {
    var faults: [(Invariant, String)] = []
    let (real, state) = known(snapshot, wall)
    if badge.state != state {
      faults.append((real == nil ? .calm : .aviso, "the badge says \(badge.state.rawValue) for \(state.rawValue)"))
    }
    let digits = temperature.text.filter(\.isNumber)
    let observed = snapshot.observed?.temperatureC.map { Int($0.value.rounded(.toNearestOrAwayFromZero)) }
    let known = [snapshot.currentTemperature, observed].compactMap { $0.map { "\($0.magnitude)" } }
    if temperature.isKnown, !known.contains(digits) {
      faults.append((.number, "the temperature \(temperature.text), known are \(known)"))
    }
    return faults
  }

  /// The warnings in force or to come by the alerts' own times, and what a badge has to say.
  private static func known(
    _ snapshot: WeatherSnapshot, _ wall: WallInstant
  ) -> (real: [WeatherAlert]?, state: AlertBadge.State) {
    guard let alerts = snapshot.alerts else { return (nil, .unknown) }
    let real = alerts.filter { alert in alert.level > .verde && (alert.expires.map { wall < $0 } ?? true) }
    if real.isEmpty { return (real, .none) }
    // The worst one is told, in force or not; which of equals, its own order decides.
    let order = real.filter { $0.onset <= wall } + real.filter { $0.onset > wall }
    return (real, order.contains { $0.onset <= wall } ? .inForce : .upcoming)
  }
}

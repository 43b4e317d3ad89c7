// SPDX-License-Identifier: MIT

/// Every surface of a place at a moment: both stacks, the accessories of both hosts, the widgets.
public struct SurfaceSet: Hashable, Sendable {
  public let phone: AuraForecastStack
  public let watch: AuraForecastStack
  public let lockAccessories: AccessorySet
  public let watchAccessories: AccessorySet
  /// In the order of the families.
  public let widgets: [HomeWidget]

  /// Composes everything of a scene.
  public static func compose(_ scene: SurfaceScene) -> SurfaceSet {
    let glance = Glance(scene)
    let phone = AuraForecastStack.compose(scene, size: .phone)
    return SurfaceSet(
      phone: phone, watch: .compose(scene, size: .watch), lockAccessories: .compose(glance, on: .lock),
      watchAccessories: .compose(glance, on: .watch),
      widgets: HomeWidget.Family.allCases.map {
        .compose(scene, family: $0, hero: phone.hero, sky: phone.sky, alert: glance.alert)
      })
  }
}

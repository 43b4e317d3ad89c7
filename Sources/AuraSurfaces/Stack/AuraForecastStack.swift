// SPDX-License-Identifier: MIT

/// Everything that a place's page shows, in its order: the same order on the phone and on the watch.
public struct AuraForecastStack: Hashable, Sendable {
  /// A card of the stack; the order of the cases is the order of the cards.
  public enum Section: String, CaseIterable, Hashable, Sendable {
    case hero, alerts, current, hourly, outlook, sun, wind, air, uv, radar, bulletin, news
  }

  public let size: AuraSize
  /// What is drawn behind the hero.
  public let sky: SkySurface
  public let hero: HeroSurface
  /// nil only when it is known that there are none.
  public let alerts: AlertsSurface?
  public let current: CurrentSurface
  public let hourly: HourlySurface
  public let outlook: OutlookSurface
  public let sun: SunSurface
  public let wind: WindSurface
  public let air: AirSurface
  public let uv: UVSurface
  public let radar: RadarSurface
  public let bulletin: BulletinSurface
  public let news: NewsSurface
  /// `Elaborado con datos de AEMET`, `… y MITECO` exactly while the air is shown.
  public let attribution: String

  /// Composes the stack of a scene.
  public static func compose(_ scene: SurfaceScene, size: AuraSize) -> AuraForecastStack {
    let air = AirSurface.compose(scene, size: size)
    return AuraForecastStack(
      size: size, sky: .compose(scene), hero: .compose(scene, size: size), alerts: .compose(scene, size: size),
      current: .compose(scene, size: size), hourly: .compose(scene, size: size),
      outlook: .compose(scene, size: size), sun: .compose(scene, size: size), wind: .compose(scene, size: size),
      air: air, uv: .compose(scene, size: size), radar: .compose(scene, size: size),
      bulletin: .compose(scene, size: size), news: .compose(scene, size: size),
      attribution: Attribution.text(showsAir: air.isShown))
  }

  /// The cards that there are, in their order.
  public var surfaces: [any Surface] {
    Section.allCases.compactMap(surface)
  }

  /// The card of a section; nil for warnings where it is known that there are none.
  public func surface(_ section: Section) -> (any Surface)? {
    switch section {
    case .hero: hero
    case .alerts: alerts
    case .current: current
    case .hourly: hourly
    case .outlook: outlook
    case .sun: sun
    case .wind: wind
    case .air: air
    case .uv: uv
    case .radar: radar
    case .bulletin: bulletin
    case .news: news
    }
  }
}

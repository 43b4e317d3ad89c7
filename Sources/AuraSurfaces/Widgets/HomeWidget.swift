// SPDX-License-Identifier: MIT

public import AuraModel
import AuraProse

/// A widget of the home screen: the larger it is, the more of the stack it shows, in the stack's order.
public struct HomeWidget: Surface {
  public enum Family: String, CaseIterable, Hashable, Sendable {
    case small, medium, large
    /// iPad and Mac.
    case extraLarge = "extra-large"

    /// How many hours, days and readings it has room for.
    var room: (hours: Int, days: Int, readings: Int) {
      switch self {
      case .small: (0, 0, 0)
      case .medium: (5, 0, 0)
      case .large: (6, 5, 0)
      case .extraLarge: (12, 7, 6)
      }
    }

    /// Which pictures it may use: a widget's memory is small.
    public var tier: WidgetHero.Tier { self == .extraLarge ? .extraLarge : .regular }
  }

  public let family: Family
  public let pictures: HeroBackground.Family
  public let sky: SkySurface
  public let placeLabel: String
  public let icon: SurfaceIcon
  public let temperature: Figure
  /// `Mín. 12 °C · máx. 31 °C`; nil when neither is known.
  public let range: String?
  public let headline: String
  /// nil on the small one.
  public let dataline: String?
  public let alert: AlertBadge
  public let hours: [HourItem]
  public let days: [DayItem]
  /// Wind, humidity, rain, air, UV and sun of the extra-large one.
  public let readings: [Reading]
  /// `El lugar elegido ya no está entre los favoritos`; nil where the widget shows what it was set to.
  public let fallback: String?
  /// `… y MITECO` exactly on the extra-large one that shows the air.
  public let attribution: String
  public let standing: Standing

  public var name: String { "widget-\(family.rawValue)" }

  /// The name of the picture behind it; nil where the sky is not known.
  public var artName: String? {
    sky.background(pictures).map { WidgetHero($0, tier: family.tier).artName }
  }

  /// Composes a widget of a scene.
  ///
  /// - Parameter isFallback: whether the place it was set to is kept no longer (`WidgetChoice.Resolution`).
  public static func compose(
    _ scene: SurfaceScene, family: Family, pictures: HeroBackground.Family = .landscape, isFallback: Bool = false
  ) -> HomeWidget {
    compose(
      scene, family: family, pictures: pictures, isFallback: isFallback, hero: .compose(scene, size: .phone),
      sky: .compose(scene), alert: .compose(scene))
  }

  /// The same with what all widgets share made already.
  static func compose(
    _ scene: SurfaceScene, family: Family, pictures: HeroBackground.Family = .landscape, isFallback: Bool = false,
    hero: HeroSurface, sky: SkySurface, alert: AlertBadge
  ) -> HomeWidget {
    let room = family.room
    let readings = room.readings > 0 ? Self.readings(scene) : []
    return HomeWidget(
      family: family, pictures: pictures, sky: sky, placeLabel: hero.placeLabel, icon: hero.icon,
      temperature: hero.temperature, range: hero.range, headline: hero.headline,
      dataline: family == .small ? nil : hero.dataline, alert: alert,
      hours: room.hours > 0 ? HourItem.strip(scene, limit: room.hours) : [],
      days: room.days > 0 ? DayItem.list(scene, limit: room.days) : [], readings: readings,
      fallback: isFallback ? "El lugar elegido ya no está entre los favoritos" : nil,
      attribution: Attribution.text(showsAir: family == .extraLarge && scene.snapshot.airQuality != nil),
      standing: hero.standing)
  }

  private static func readings(_ scene: SurfaceScene) -> [Reading] {
    let slot = scene.snapshot.current
    let air = scene.snapshot.airQuality
    let uv = scene.snapshot.uvIndex
    return [
      Reading(.precipitationProbability, slot?.precipitationProbability.map(SpanishQuantity.percent)),
      Reading(
        .wind, WindSurface.short(slot?.wind),
        detail: slot?.gustKmh.map { "Rachas de \(SpanishQuantity.kilometresPerHour($0))" }),
      Reading(.humidity, slot?.relativeHumidity.map(SpanishQuantity.percent)),
      Reading(.airQuality, air?.composite.name, detail: air.map { scene.when($0.source.hour).capitalisedStart }),
      Reading(
        .uvIndex, uv.map { index in "\(index)" + (UVBand(index: index).map { ", \($0.name.lowercased())" } ?? "") }),
      scene.observedTemperature(.phone),
    ]
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.group("sky") { sky.describe(to: &$0) }
    scribe.text("art", artName, .detail)
    scribe.text("placeLabel", placeLabel, .placeLabel)
    scribe.icon("icon", icon)
    scribe.text("temperature", temperature.text, .value)
    scribe.text("range", range, .value)
    scribe.text("headline", headline, .headline)
    scribe.text("dataline", dataline, .dataline)
    alert.describe(to: &scribe)
    scribe.list("hours", hours) { $1.describe(to: &$0) }
    scribe.list("days", days) { $1.describe(to: &$0) }
    scribe.list("readings", readings) { $1.describe(to: &$0, .phone) }
    scribe.text("fallback", fallback, .note)
    scribe.text("attribution", attribution, .credit)
    scribe.standing(standing)
  }
}

extension String {
  /// The same with a capital at its start.
  var capitalisedStart: String { prefix(1).uppercased() + dropFirst() }
}

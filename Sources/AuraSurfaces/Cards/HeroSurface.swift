// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse

/// The head of a place's page: LOCALIDAD · Momento, the temperature and two lines of prose.
public struct HeroSurface: Surface {
  public let size: AuraSize
  /// `MADRID · Mediodía`; the name alone where the moment of the day is not known.
  public let placeLabel: String
  /// The sky of the hour.
  public let icon: SurfaceIcon
  /// `23 °C`
  public let temperature: Figure
  /// `Sensación de 25 °C`; nil when it is not known or is the temperature itself.
  public let feelsLike: String?
  /// `Mín. 12 °C · máx. 31 °C`; nil when neither is known.
  public let range: String?
  public let headline: String
  public let dataline: String
  public let standing: Standing

  public var name: String { "hero" }

  static func compose(_ scene: SurfaceScene, size: AuraSize) -> HeroSurface {
    let current = scene.snapshot.current
    return HeroSurface(
      size: size, placeLabel: placeLabel(scene, size), icon: SurfaceIcon(sky: current?.sky),
      temperature: Figure(current?.temperatureC.map { SpanishQuantity.celsius($0) }),
      feelsLike: feelsLike(current), range: range(scene.snapshot.todaySummary),
      headline: told(scene.phrase.headline, .headline, size, else: "Sin datos para un titular"),
      dataline: told(scene.phrase.dataline, .dataline, size, else: "No hay cifras de esta hora."),
      standing: scene.hourStanding)
  }

  /// Two lines always, even where a phrase has nothing to tell: an empty place would look calm.
  private static func told(_ text: String, _ bound: TextBound, _ size: AuraSize, else unknown: String) -> String {
    let fitted = Fit.text(text, bound, size)
    return fitted.isEmpty ? unknown : fitted
  }

  static func placeLabel(_ scene: SurfaceScene, _ size: AuraSize) -> String {
    let moment = scene.dayMoment.map { " · \($0.name)" } ?? ""
    let room = TextBound.placeLabel.limit(size) - moment.count
    return Fit.line(scene.placeName.uppercased(), limit: room) + moment
  }

  private static func feelsLike(_ slot: HourSlot?) -> String? {
    guard let feels = slot?.feelsLikeC, feels != slot?.temperatureC else { return nil }
    return "Sensación de \(SpanishQuantity.celsius(feels))"
  }

  static func range(_ day: DaySnapshot?) -> String? {
    let parts = [
      day?.minimumC.map { "mín. \(SpanishQuantity.celsius($0))" },
      day?.maximumC.map { "máx. \(SpanishQuantity.celsius($0))" },
    ].compactMap(\.self)
    guard let first = parts.first else { return nil }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + parts.dropFirst()).joined(separator: " · ")
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("placeLabel", placeLabel, .placeLabel, size)
    scribe.icon("icon", icon)
    scribe.text("temperature", temperature.text, .value, size)
    scribe.flag("temperature.isKnown", temperature.isKnown)
    scribe.text("feelsLike", feelsLike, .value, size)
    scribe.text("range", range, .value, size)
    scribe.text("headline", headline, .headline, size)
    scribe.text("dataline", dataline, .dataline, size)
    scribe.standing(standing, size)
  }
}

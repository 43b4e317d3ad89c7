// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
public import AuraTime

/// One day of the outlook.
public struct DayItem: Hashable, Sendable {
  public let date: CivilDate
  /// `Hoy`, `Mañana`, `viernes 28`
  public let label: String
  public let sky: SurfaceIcon
  /// `12°`
  public let minimum: Figure
  public let maximum: Figure
  /// Where the day's least and greatest lie between those of all days shown, 0…1; nil when not known.
  public let low: Double?
  public let high: Double?
  /// `40 %`
  public let precipitationProbability: Figure
  /// 0…1; nil when not known.
  public let chance: Double?
  /// `SO 15 km/h`; nil when not known.
  public let wind: String?
  /// `Rachas de 65 km/h`; nil when none are announced or it is not known.
  public let gust: String?
  /// `Cota de nieve: 1200 m`; nil where none is expected or it is not known.
  public let snowLevel: String?
  /// `UV 7`; nil when not known.
  public let uvIndex: String?
  public let uvToken: ColourToken?

  /// The outlook of a scene, by date.
  static func list(_ scene: SurfaceScene, limit: Int) -> [DayItem] {
    let days = scene.snapshot.days.prefix(limit)
    let scale = ClosedScale(days.flatMap { [$0.minimumC, $0.maximumC].compactMap(\.self) })
    return days.map { DayItem($0, scale: scale, scene) }
  }

  private init(_ day: DaySnapshot, scale: ClosedScale, _ scene: SurfaceScene) {
    date = day.date
    label = scene.dayName(day.date)
    sky = SurfaceIcon(sky: day.sky)
    minimum = Figure(day.minimumC.map(SpanishQuantity.degrees), else: Figure.unknownShort)
    maximum = Figure(day.maximumC.map(SpanishQuantity.degrees), else: Figure.unknownShort)
    low = day.minimumC.map(scale.position)
    high = day.maximumC.map(scale.position)
    let percent = day.precipitationProbability
    precipitationProbability = Figure(percent.map(SpanishQuantity.percent), else: Figure.unknownShort)
    chance = percent.map { Double(min(100, max(0, $0))) / 100 }
    wind = WindSurface.short(day.wind)
    gust = day.gustKmh.map { "Rachas de \(SpanishQuantity.kilometresPerHour($0))" }
    snowLevel = day.snowLevelM.map { "Cota de nieve: \(SpanishQuantity.metres($0))" }
    uvIndex = day.uvMax.map { "UV\u{A0}\($0)" }
    uvToken = day.uvMax.flatMap(UVBand.init(index:)).map { ColourToken($0) }
  }

  func describe(to scribe: inout SurfaceScribe) {
    scribe.text("label", label, .day)
    scribe.icon("sky", sky)
    scribe.text("minimum", minimum.text, .accessoryFigure)
    scribe.text("maximum", maximum.text, .accessoryFigure)
    scribe.fraction("low", low)
    scribe.fraction("high", high)
    scribe.text("precipitationProbability", precipitationProbability.text, .accessoryFigure)
    scribe.fraction("chance", chance)
    scribe.text("wind", wind, .value)
    scribe.text("gust", gust, .value)
    scribe.text("snowLevel", snowLevel, .value)
    scribe.text("uvIndex", uvIndex, .value)
    scribe.colour("uvToken", uvToken)
  }
}

extension SurfaceScene {
  /// `Hoy`, `Mañana`, `viernes 28`
  func dayName(_ date: CivilDate) -> String {
    switch date.dayNumber - today.dayNumber {
    case 0: "Hoy"
    case 1: "Mañana"
    default: "\(SpanishDate.weekday(date)) \(date.day)"
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse

/// The wind of the hour on a compass, with the Beaufort scale.
public struct WindSurface: Surface {
  public let size: AuraSize
  public let title: String
  /// `15 km/h`, `En calma`
  public let speed: Figure
  /// `Del suroeste (SO)`; nil in calm and when not known.
  public let direction: String?
  /// `SO`; nil in calm and when not known.
  public let abbreviation: String?
  /// Where the wind comes from, share of a turn clockwise from north, 0..<1; nil in calm and when not known.
  public let turn: Double?
  /// `Rachas de 40 km/h`; nil when none are announced or it is not known.
  public let gust: String?
  /// `Fuerza 3 · Flojo`; nil when the speed is not known.
  public let force: String?
  /// What the nearest station measured: `Medido: 12 km/h del oeste, rachas de 22 km/h`; nil when not known.
  public let observed: String?
  /// The Beaufort scale; nil on the watch.
  public let scale: ScaleSheet?
  public let standing: Standing

  public var name: String { "wind" }

  static func compose(_ scene: SurfaceScene, size: AuraSize) -> WindSurface {
    let wind = scene.snapshot.currentWind
    let isCalm = wind.map(Self.isCalm) ?? false
    let direction = isCalm ? nil : wind?.direction
    let force = isCalm ? BeaufortForce.calma : wind?.speedKmh.flatMap { BeaufortForce(meanWindKmh: Double($0)) }
    return WindSurface(
      size: size, title: "Viento",
      speed: Figure(isCalm ? "En calma" : wind?.speedKmh.map(SpanishQuantity.kilometresPerHour)),
      direction: direction.map { "Del \(SpanishQuantity.name(of: $0)) (\($0.abbreviation))" },
      abbreviation: direction?.abbreviation, turn: direction.map { $0.bearingDegrees / 360 },
      gust: scene.snapshot.currentGustKmh.map { "Rachas de \(SpanishQuantity.kilometresPerHour($0))" },
      force: force.map { "Fuerza \($0.rawValue) · \($0.name)" }, observed: observed(scene, size),
      scale: size == .phone ? .beaufort(force) : nil, standing: windStanding(scene, isKnown: wind != nil))
  }

  private static func windStanding(_ scene: SurfaceScene, isKnown: Bool) -> Standing {
    let standing = scene.hourStanding
    guard standing.isShown, !isKnown else { return standing }
    return Standing(kind: .unknown, age: standing.age, note: "Sin datos de viento", reason: standing.reason)
  }

  static func isCalm(_ wind: WindReading) -> Bool { wind.isCalm || wind.speedKmh == 0 }

  /// `SO 15 km/h`, `en calma`; nil when nothing is known.
  static func short(_ wind: WindReading?) -> String? {
    guard let wind else { return nil }
    if isCalm(wind) { return "en calma" }
    let speed = wind.speedKmh.map(SpanishQuantity.kilometresPerHour)
    guard let from = wind.direction?.abbreviation else { return speed }
    return speed.map { "\(from) \($0)" } ?? from
  }

  private static func observed(_ scene: SurfaceScene, _ size: AuraSize) -> String? {
    guard let reading = scene.snapshot.observed?.wind, reading.value.meanKmh.isFinite else { return nil }
    let mean = Int(min(999, max(0, reading.value.meanKmh)).rounded())
    let speed = mean == 0 ? "en calma" : SpanishQuantity.kilometresPerHour(mean)
    let from = mean == 0 ? "" : reading.value.from.map { " del \(SpanishQuantity.name(of: $0))" } ?? ""
    let gust = reading.value.gustKmh.flatMap { $0.isFinite ? Int(min(999, max(0, $0)).rounded()) : nil }
    let rest = gust.map { ", rachas de \(SpanishQuantity.kilometresPerHour($0))" } ?? ""
    return Fit.text("Medido a las \(scene.time(reading.measuredUntil)): \(speed)\(from)\(rest)", .detail, size)
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title, size)
    scribe.text("speed", speed.text, .value, size)
    scribe.flag("speed.isKnown", speed.isKnown)
    scribe.text("direction", direction, .value, size)
    scribe.text("abbreviation", abbreviation, .accessoryFigure, size)
    scribe.fraction("turn", turn)
    scribe.text("gust", gust, .value, size)
    scribe.text("force", force, .value, size)
    scribe.text("observed", observed, .detail, size)
    scale?.describe(to: &scribe)
    scribe.standing(standing, size)
  }
}

// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse

/// What all accessories tell of a place, made once for each.
struct Glance {
  let place: String
  let icon: SurfaceIcon
  /// `Despejado`, `Cielo sin datos`
  let sky: String
  /// `23 °C`
  let temperature: Figure
  /// `23°`
  let degrees: Figure
  let minimum: Figure
  let maximum: Figure
  let gauge: Double?
  /// `12° a 31° · lluvia 40 %`
  let day: String
  let alert: AlertBadge
  let isStale: Bool
  /// What is said of data that are not current.
  let note: String?
  let spoken: String

  init(_ scene: SurfaceScene) {
    let slot = scene.snapshot.current
    let today = scene.snapshot.todaySummary
    place = scene.placeName
    icon = SurfaceIcon(sky: slot?.sky)
    sky = icon.label
    temperature = Figure(slot?.temperatureC.map { SpanishQuantity.celsius($0) })
    degrees = Figure(slot?.temperatureC.map(SpanishQuantity.degrees), else: Figure.unknownShort)
    minimum = Figure(today?.minimumC.map(SpanishQuantity.degrees), else: Figure.unknownShort)
    maximum = Figure(today?.maximumC.map(SpanishQuantity.degrees), else: Figure.unknownShort)
    gauge = Self.gauge(slot?.temperatureC, today)
    let chance = slot?.precipitationProbability ?? today?.precipitationProbability
    let rain = chance.map(SpanishQuantity.percent) ?? Figure.unknownShort
    let range = minimum.isKnown || maximum.isKnown ? "\(minimum.text) a \(maximum.text) · lluvia" : "Lluvia:"
    day = "\(range) \(rain)"
    alert = .compose(scene)
    let standing = scene.hourStanding
    isStale = standing.kind != .current
    note = isStale ? standing.note : nil
    let parts = [temperature.text, sky, alert.text, note].compactMap(\.self)
    let words = parts.map { $0.prefix(1).lowercased() + $0.dropFirst() }
    spoken = Fit.text(([place] + words).joined(separator: ", "), .spoken)
  }

  private static func gauge(_ temperature: Int?, _ day: DaySnapshot?) -> Double? {
    guard let temperature, let least = day?.minimumC, let greatest = day?.maximumC, least < greatest else { return nil }
    return min(1, max(0, Double(temperature - least) / Double(greatest - least)))
  }
}

// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

/// Compares the weather of a day with the thresholds of a zone.
///
/// Source: Plan Meteoalerta v9, annex 1, by zone for temperatures, gusts, rain and snow (Q-CAP-23); its words for
/// storms, coasts, fog and dust. The sea's wind is taken as one and a half times that of the coast's town, fog as
/// 200 m: both are ours.
struct WarningWatch {
  let zone: WarningZoneCode
  let elevationMetres: Int
  let quirks: QuirkSwitches
  let day: WeatherDay

  func findings() -> [WarningFinding] {
    if zone.isCoastal { return [sea()].compactMap { $0 } }
    let limits = thresholds
    let snowTotalCm = day.hours.reduce(0) { $0 + $1.snow.tenthsMm } / 10
    return [
      finding(.hot, .maximum, limits.maximumC, value: day.maximumC) { $0.temperatureC },
      cold(limits.minimumC),
      finding(.wind, .gust, limits.gustKmh, value: greatest { $0.gustKmh }, step: 10) { $0.gustKmh },
      finding(.rain, .rainOneHour, limits.rain1hMm, value: greatest(Self.rainMm), step: 5, Self.rainMm),
      longRain(limits.rain12hMm),
      elevationMetres > snowCeilingMetres
        ? nil : finding(.snow, .snow, limits.snow24hCm, value: snowTotalCm, from: 1) { $0.snow.tenthsMm },
      storm(), fog(), dust(),
    ].compactMap { $0 }
  }

  private var thresholds: WarningThresholds {
    let own = Gazetteer.thresholds(of: zone)
    return quirks[.thresholdsByZone] ? own ?? Self.everywhere : Self.everywhere
  }

  /// Without Q-CAP-23: the middle of annex 1's ranges.
  private static let everywhere = WarningThresholds(
    row: [36, 39, 42, -4, -8, -12, 80, 100, 130, 40, 80, 120, 15, 30, 60, 3, 10, 30])

  /// No snow is warned of above these heights. Source: annex 1, notes.
  private var snowCeilingMetres: Int { zone.area == 64 ? 600 : zone.area == 65 ? 2000 : 1500 }

  private static func rainMm(_ hour: WeatherHour) -> Int {
    (hour.precipitation.tenthsMm - hour.snow.tenthsMm) / 10
  }

  private func greatest(_ value: (WeatherHour) -> Int) -> Int { day.hours.map(value).max() ?? 0 }

  private static func level(_ value: Int, _ limits: WarningThresholds.Levels) -> WarningMessage.Level {
    value >= limits.red ? .rojo : value >= limits.orange ? .naranja : value >= limits.yellow ? .amarillo : .verde
  }

  /// A value above its threshold, told rounded down to a step, over the hours that reach the yellow threshold.
  private func finding(
    _ kind: WarningKind, _ quantity: WarningQuantity, _ limits: WarningThresholds.Levels, value: Int, step: Int = 1,
    from least: Int? = nil, _ hourly: (WeatherHour) -> Int
  ) -> WarningFinding? {
    let level = Self.level(value, limits)
    guard level > .verde else { return nil }
    return make(kind, quantity, level, value: max(value / step * step, limits.yellow)) {
      hourly($0) >= least ?? limits.yellow
    }
  }

  private func cold(_ limits: WarningThresholds.Levels) -> WarningFinding? {
    let value = day.minimumC
    let level: WarningMessage.Level =
      value <= limits.red ? .rojo : value <= limits.orange ? .naranja : value <= limits.yellow ? .amarillo : .verde
    return make(.cold, .minimum, level, value: value) { $0.temperatureC <= limits.yellow }
  }

  /// The wettest twelve hours of the day.
  private func longRain(_ limits: WarningThresholds.Levels) -> WarningFinding? {
    let sums = day.hours.indices.dropLast(11).map { start in
      day.hours[start..<start + 12].reduce(0) { $0 + $1.precipitation.tenthsMm - $1.snow.tenthsMm } / 10
    }
    return finding(.rain, .rainTwelveHours, limits, value: sums.max() ?? 0, step: 10, from: 1) {
      $0.precipitation.tenthsMm
    }
  }

  private func storm() -> WarningFinding? {
    let storms = day.hours.filter(\.thunders)
    let rain = storms.map(Self.rainMm).max() ?? 0
    let gust = storms.map(\.gustKmh).max() ?? 0
    let level: WarningMessage.Level = rain >= 30 || gust > 90 ? .naranja : rain >= 10 || gust > 60 ? .amarillo : .verde
    return make(
      .storm, .storm, level,
      comment: level == .naranja
        ? "Tormentas muy fuertes, con rachas de viento y granizo."
        : "Tormentas que pueden dejar chubascos intensos y rachas fuertes."
    ) { $0.thunders }
  }

  private func fog() -> WarningFinding? {
    let foggy = day.hours.filter { $0.visibilityMetres <= 200 && $0.dustMicrograms < 100 }
    let least = foggy.map(\.visibilityMetres).min() ?? 0
    return make(.fog, .fogVisibility, foggy.count >= 3 ? .amarillo : .verde, value: max(50, least / 50 * 50)) {
      $0.visibilityMetres <= 200
    }
  }

  private func dust() -> WarningFinding? {
    let dusty = day.hours.filter { $0.dustMicrograms >= 100 && $0.visibilityMetres < 3000 }
    let least = dusty.map(\.visibilityMetres).min() ?? 0
    return make(.dust, .visibility, dusty.count >= 3 ? .amarillo : .verde, value: max(100, least / 100 * 100)) {
      $0.dustMicrograms >= 100
    }
  }

  /// Mean wind over the sea, km/h: force 7, 8 and 10; from 40 km/h in the Balearics from May to September.
  private func sea() -> WarningFinding? {
    guard quirks[.coastalWarnings] else { return nil }
    let wind = greatest(Self.seaWindKmh)
    let yellow = zone.area == 64 && (5...9).contains(day.date.month) ? 40 : 50
    let level: WarningMessage.Level = wind >= 90 ? .rojo : wind >= 60 ? .naranja : wind >= yellow ? .amarillo : .verde
    let force = wind >= 89 ? 10 : wind >= 75 ? 9 : wind >= 62 ? 8 : wind >= 50 ? 7 : 6
    let from = day.hours.max { Self.seaWindKmh($0) < Self.seaWindKmh($1) }?.windFrom
    return make(
      .coast, .coast, level, comment: "Viento \(SpanishWind.origin(from)) de fuerza \(force) y mar gruesa."
    ) {
      Self.seaWindKmh($0) >= yellow
    }
  }

  private static func seaWindKmh(_ hour: WeatherHour) -> Int { hour.windKmh * 3 / 2 }

  private func make(
    _ kind: WarningKind, _ quantity: WarningQuantity, _ level: WarningMessage.Level, value: Int? = nil,
    comment: String = "", _ concerns: (WeatherHour) -> Bool
  ) -> WarningFinding? {
    guard level > .verde, let first = day.hours.first(where: concerns), let last = day.hours.last(where: concerns)
    else { return nil }
    return WarningFinding(
      kind: kind, quantity: quantity, level: level, value: value, onset: first.start,
      expires: last.start.advanced(bySeconds: 3599), comment: comment)
  }
}

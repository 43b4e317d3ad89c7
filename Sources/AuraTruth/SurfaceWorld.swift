// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// What a snapshot knows of a moment, picked without the engine's own picking where that can go wrong.
struct SurfaceWorld {
  let snapshot: WeatherSnapshot
  let moment: WallInstant
  let slot: HourSlot?
  let slots: [HourSlot]
  let today: DaySnapshot?
  let days: [DaySnapshot]
  /// In force or to come, and no *verde*; nil when it is not known whether there are any.
  let alerts: [WeatherAlert]?
  let observed: LocalObservation?
  let air: AirQuality?
  let uvIndex: Int?

  init(_ snapshot: WeatherSnapshot, at moment: WallInstant) {
    self.snapshot = snapshot
    self.moment = moment
    let now = moment.millisecondsSinceEpoch
    func isOpen(_ slot: HourSlot) -> Bool { slot.start.millisecondsSinceEpoch + 3_600_000 > now }
    func holds(_ slot: HourSlot) -> Bool { isOpen(slot) && slot.start.millisecondsSinceEpoch <= now }
    var all = snapshot.hours.filter(isOpen).map(Self.weather)
    slot = all.first(where: holds) ?? snapshot.current.flatMap { holds($0) ? Self.weather($0) : nil }
    if let slot, !all.contains(where: { $0.start == slot.start }) { all.append(slot) }
    slots = Self.firstOfEach(all, \.start)
    let date = snapshot.place.zone.civil(at: moment).date
    days = Self.firstOfEach(snapshot.days.filter { $0.date.dayNumber >= date.dayNumber }.map(Self.weather), \.date)
    today = days.first { $0.date == date }
    let shown = snapshot.at(moment)
    alerts = shown.alerts.map { list in
      list.filter { alert in
        alert.level != .verde && (alert.expires.map { $0.millisecondsSinceEpoch > now } ?? true)
      }
    }
    observed = shown.observed
    air = snapshot.airQuality.flatMap { air in
      // Whole seconds, rounded down.
      let hours = (Double(now - air.source.hour.millisecondsSinceEpoch) / 1000).rounded(.down) / 3600
      return hours <= 6 && hours >= -1 && air.source.distanceKm >= 0 && air.source.distanceKm <= 20_100 ? air : nil
    }
    uvIndex = Self.figure(date == snapshot.today ? snapshot.uvIndex : today?.uvMax, 0, 99)
  }

  /// By key, each once: of several the first.
  private static func firstOfEach<Item, Key: Comparable & Hashable>(_ items: [Item], _ key: (Item) -> Key) -> [Item] {
    var known: Set<Key> = []
    return items.filter { known.insert(key($0)).inserted }.sorted { key($0) < key($1) }
  }

  private static func figure(_ value: Int?, _ least: Int, _ greatest: Int) -> Int? {
    guard let value, value >= least, value <= greatest else { return nil }
    return value
  }

  /// The figures that docs/SNAPSHOT.md allows; others are no weather.
  private static func weather(_ slot: HourSlot) -> HourSlot {
    var result = slot
    result.temperatureC = figure(slot.temperatureC, -99, 99)
    result.feelsLikeC = figure(slot.feelsLikeC, -99, 99)
    result.relativeHumidity = figure(slot.relativeHumidity, 0, 100)
    result.precipitationProbability = figure(slot.precipitationProbability, 0, 100)
    result.stormProbability = figure(slot.stormProbability, 0, 100)
    result.gustKmh = figure(slot.gustKmh, 0, 999)
    result.wind = slot.wind.map { WindReading(origin: $0.origin, speedKmh: figure($0.speedKmh, 0, 999)) }
    result.precipitation = weather(slot.precipitation)
    result.snow = weather(slot.snow)
    return result
  }

  private static func weather(_ depth: WaterDepth?) -> WaterDepth? {
    if case .millimetres(let mm)? = depth, !(mm >= 0 && mm <= 2000) { return nil }
    return depth
  }

  private static func weather(_ day: DaySnapshot) -> DaySnapshot {
    var result = day
    result.minimumC = figure(day.minimumC, -99, 99)
    result.maximumC = figure(day.maximumC, -99, 99)
    result.precipitationProbability = figure(day.precipitationProbability, 0, 100)
    result.gustKmh = figure(day.gustKmh, 0, 999)
    result.snowLevelM = figure(day.snowLevelM, 0, 9999)
    result.uvMax = figure(day.uvMax, 0, 99)
    result.wind = day.wind.map { WindReading(origin: $0.origin, speedKmh: figure($0.speedKmh, 0, 999)) }
    return result
  }

  var zone: CivilZone { snapshot.place.zone }

  /// `14:05` without a zero in front.
  func clock(_ instant: WallInstant) -> String {
    let time = zone.civil(at: instant).time
    return "\(time.hour):" + (time.minute < 10 ? "0" : "") + "\(time.minute)"
  }

  /// To the nearest minute, half a minute up.
  func minute(_ instant: WallInstant?) -> WallInstant? {
    instant.map { instant in
      let shifted = instant.millisecondsSinceEpoch + 30_000
      let rest = shifted % 60_000
      return WallInstant(millisecondsSinceEpoch: shifted - (rest < 0 ? rest + 60_000 : rest))
    }
  }

  static let airNames = [
    "Buena", "Razonablemente buena", "Regular", "Desfavorable", "Muy desfavorable", "Extremadamente desfavorable",
  ]

  /// Greatest km/h of each force but the last.
  static let beaufort = [0, 5, 11, 19, 28, 38, 49, 61, 74, 88, 102, 117]
}

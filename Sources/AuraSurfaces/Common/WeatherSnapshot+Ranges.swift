// SPDX-License-Identifier: MIT

import AuraModel

/// What is no weather of this planet is not known: a snapshot made elsewhere may hold anything.
///
/// The ranges are those of docs/SNAPSHOT.md.
extension WeatherSnapshot {
  /// The same with hours and days in their order, each once, and figures out of range unknown.
  func withinRanges() -> WeatherSnapshot {
    var result = self
    result.current = current.map { $0.withinRanges() }
    for index in hours.indices { result.hours[index] = hours[index].withinRanges() }
    for index in days.indices { result.days[index] = days[index].withinRanges() }
    if !Self.isRising(result.hours, by: \.start) { result.hours = Self.ordered(result.hours, by: \.start) }
    if !Self.isRising(result.days, by: \.date) { result.days = Self.ordered(result.days, by: \.date) }
    if let index = uvIndex, !(0...99).contains(index) { result.uvIndex = nil }
    if let air = airQuality { result.airQuality = air.withinRanges() }
    if let observed { result.observed = observed.withinRanges() }
    return result
  }

  private static func isRising<Item, Key: Comparable>(_ items: [Item], by key: (Item) -> Key) -> Bool {
    zip(items, items.dropFirst()).allSatisfy { key($0) < key($1) }
  }

  /// Of several with one key the first counts.
  private static func ordered<Item, Key: Comparable>(_ items: [Item], by key: (Item) -> Key) -> [Item] {
    var result: [Item] = []
    let sorted = items.enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
    for (_, item) in sorted where result.last.map({ key($0) < key(item) }) ?? true { result.append(item) }
    return result
  }
}

extension Int? {
  fileprivate func within(_ range: ClosedRange<Int>) -> Int? { flatMap { range.contains($0) ? $0 : nil } }
}

private let celsius = -99...99
private let percent = 0...100
private let kmh = 0...999

extension WaterDepth {
  fileprivate func withinRange() -> WaterDepth? {
    guard case .millimetres(let depth) = self else { return self }
    return (0...2000).contains(depth) ? self : nil
  }
}

extension WindReading {
  fileprivate func withinRange() -> WindReading { WindReading(origin: origin, speedKmh: speedKmh.within(kmh)) }
}

extension HourSlot {
  fileprivate func withinRanges() -> HourSlot {
    var slot = self
    slot.temperatureC = temperatureC.within(celsius)
    slot.feelsLikeC = feelsLikeC.within(celsius)
    slot.relativeHumidity = relativeHumidity.within(percent)
    slot.precipitationProbability = precipitationProbability.within(percent)
    slot.stormProbability = stormProbability.within(percent)
    slot.snowProbability = snowProbability.within(percent)
    slot.gustKmh = gustKmh.within(kmh)
    slot.wind = wind?.withinRange()
    slot.precipitation = precipitation?.withinRange()
    slot.snow = snow?.withinRange()
    return slot
  }
}

extension DaySnapshot {
  fileprivate func withinRanges() -> DaySnapshot {
    var day = self
    day.minimumC = minimumC.within(celsius)
    day.maximumC = maximumC.within(celsius)
    day.precipitationProbability = precipitationProbability.within(percent)
    day.gustKmh = gustKmh.within(kmh)
    day.wind = wind?.withinRange()
    day.snowLevelM = snowLevelM.within(0...9999)
    day.uvMax = uvMax.within(0...99)
    return day
  }
}

extension AirQuality {
  /// A class stays where its figure is none; a distance that is none makes the station unknown, and so the air.
  fileprivate func withinRanges() -> AirQuality? {
    guard (0...20_100).contains(source.distanceKm) else { return nil }
    var air = self
    for index in breakdown.indices {
      if let value = breakdown[index].microgramsPerCubicMetre, !(0...99_999).contains(value) {
        air.breakdown[index].microgramsPerCubicMetre = nil
      }
    }
    return air
  }
}

extension LocalObservation {
  /// The quantities that cards show.
  fileprivate func withinRanges() -> LocalObservation {
    var result = self
    if let reading = temperatureC, !(-99...99).contains(reading.value) || !(0...20_100).contains(reading.distanceKm) {
      result.temperatureC = nil
    }
    if let reading = wind, !(0...999).contains(reading.value.meanKmh) { result.wind = nil }
    return result
  }
}

// SPDX-License-Identifier: MIT

package import AuraMock
package import AuraModel
import AuraPlaces
import AuraSun
package import AuraTime

/// A snapshot of a capital at a moment, filled straight from the mock's seeded weather.
package enum MockSnapshot {
  /// The capitals with their place in the mock's weather.
  package static func capitals(seed: UInt64) -> [(location: Location, site: WeatherSite)] {
    let generator = WeatherGenerator(seed: seed)
    return ClimateTable.anchors.compactMap { anchor in
      let code = MunicipalityCode(anchor.place.ine)
      return Location.seedCities.first { $0.code == code }.map { ($0, generator.site(anchor.place)) }
    }
  }

  /// The snapshot at an hour of a civil day, 0…22.
  package static func make(_ location: Location, _ site: WeatherSite, on date: CivilDate, hour: Int) -> WeatherSnapshot
  {
    let day = site.day(on: date)
    let zone = location.zone
    let time = CivilDateTime(date: date, time: CivilTime(secondOfDay: hour * 3600 + 600))
    let moment = zone.instants(showing: time).first
    var snapshot = WeatherSnapshot(place: WeatherSnapshot.Place(location), moment: moment)
    if let coordinate = location.coordinate, let sun = sun(on: date, at: coordinate, zone) {
      (snapshot.sunrise, snapshot.sunset) = sun
    }
    snapshot.hours = day.hours.map { slot($0, day, snapshot) }
    snapshot.current = snapshot.hours.first { $0.start <= moment && moment < $0.end }
    var summary = DaySnapshot(date: date)
    (summary.minimumC, summary.maximumC) = (day.minimumC, day.maximumC)
    summary.uvMax = day.uvMax
    summary.sky = SkyState(codeText: "\(mostFrequent(of: day))", wording: "")
    summary.precipitationProbability = day.quarters.map(\.precipitationPercent).max()
    snapshot.days = [summary]
    snapshot.uvIndex = day.uvMax
    return snapshot
  }

  /// The same with nothing known but the day: its sky, range, wind and chance of rain.
  ///
  /// - Parameter isWorst: whether the day is told by its worst hour's sky, as AEMET's days often are.
  package static func outlook(
    _ location: Location, _ site: WeatherSite, on date: CivilDate, hour: Int, isWorst: Bool = false
  ) -> WeatherSnapshot {
    var snapshot = make(location, site, on: date, hour: hour)
    let day = site.day(on: date)
    snapshot.current = nil
    snapshot.hours = []
    if isWorst, let worst = day.hours.compactMap({ SkyCode("\($0.skyCode)")?.condition }).max(by: isMilder) {
      snapshot.days[0].sky = SkyState(SkyCode(worst, isNight: false))
    }
    snapshot.days[0].gustKmh = day.hours.compactMap(\.gustKmh).max()
    if let strongest = day.hours.max(by: { $0.windKmh < $1.windKmh }) { snapshot.days[0].wind = wind(of: strongest) }
    return snapshot
  }

  /// Dry under wet, rain under snow, snow under storms.
  private static func isMilder(_ left: SkyCondition, _ right: SkyCondition) -> Bool {
    func rank(_ sky: SkyCondition) -> Int { sky.isStormy ? 3 : sky.isSnowy ? 2 : sky.isWet ? 1 : 0 }
    return rank(left) < rank(right)
  }

  private static func wind(of hour: WeatherHour) -> WindReading {
    let direction = hour.windFrom.flatMap { WindDirection(abbreviation: $0.aemetCode) }
    return WindReading(origin: direction.map { .direction($0) } ?? .calm, speedKmh: hour.windKmh)
  }

  /// The code of most hours of daylight, the least of several.
  private static func mostFrequent(of day: WeatherDay) -> Int {
    let codes = day.hours.dropFirst(8).prefix(12).map { Int($0.skyCode) }
    let counts = codes.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 11
  }

  private static func sun(
    on date: CivilDate, at coordinate: Coordinate, _ zone: CivilZone
  ) -> (WallInstant?, WallInstant?)? {
    do {
      let times = try SolarTimes(on: date, at: coordinate, in: zone)
      return (times.sunrise.instant, times.sunset.instant)
    } catch { return nil }
  }

  private static func slot(_ hour: WeatherHour, _ day: WeatherDay, _ snapshot: WeatherSnapshot) -> HourSlot {
    var slot = HourSlot(start: hour.start)
    let middle = hour.start.advanced(bySeconds: 1800)
    let isNight = snapshot.sunrise.map { middle < $0 } ?? false || snapshot.sunset.map { middle >= $0 } ?? false
    slot.isNight = isNight
    slot.sky = SkyState(codeText: "\(hour.skyCode)\(isNight ? "n" : "")", wording: "")
    slot.precipitation = depth(hour.precipitation)
    slot.snow = depth(hour.snow)
    slot.temperatureC = hour.temperatureC
    slot.feelsLikeC = hour.feelsLikeC
    slot.relativeHumidity = hour.humidityPercent
    slot.wind = wind(of: hour)
    slot.gustKmh = hour.gustKmh
    if let quarter = day.quarters.last(where: { $0.start <= hour.start }) {
      slot.precipitationProbability = quarter.precipitationPercent
      slot.stormProbability = quarter.thunderPercent
      slot.snowProbability = quarter.snowPercent
    }
    return slot
  }

  private static func depth(_ amount: WaterAmount) -> WaterDepth {
    switch amount {
    case .none: .none
    case .trace: .trace
    case .tenths(let tenths): .millimetres(Double(tenths) / 10)
    }
  }
}

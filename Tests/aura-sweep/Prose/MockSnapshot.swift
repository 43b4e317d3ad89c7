// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock

/// A snapshot of a capital at a moment, filled straight from the mock's seeded weather.
enum MockSnapshot {
  /// The capitals with their place in the mock's weather.
  static func capitals(seed: UInt64) -> [(location: Location, site: WeatherSite)] {
    let generator = WeatherGenerator(seed: seed)
    return ClimateTable.anchors.compactMap { anchor in
      let code = MunicipalityCode(anchor.place.ine)
      return Location.seedCities.first { $0.code == code }.map { ($0, generator.site(anchor.place)) }
    }
  }

  /// The snapshot at an hour of a civil day, 0…22.
  static func make(_ location: Location, _ site: WeatherSite, on date: CivilDate, hour: Int) -> WeatherSnapshot {
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
    summary.precipitationProbability = day.quarters.map(\.precipitationPercent).max()
    snapshot.days = [summary]
    snapshot.uvIndex = day.uvMax
    return snapshot
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
    let direction = hour.windFrom.flatMap { WindDirection(abbreviation: $0.aemetCode) }
    slot.wind = WindReading(origin: direction.map { .direction($0) } ?? .calm, speedKmh: hour.windKmh)
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

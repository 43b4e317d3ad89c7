// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraPlaces
import AuraTime

/// What the stations of one province measure, hour by hour, made from the weather of its capital.
///
/// Traffic makes NO₂ where the wind does not carry it off; sun and heat make ozone, which fresh NO₂ takes away again;
/// particles are desert dust, traffic and damp air, and rain washes them out. The shapes are those that every textbook
/// draws of a city's day; the amounts are tuned so that a year shows each class up to the fourth, and dust the rest.
struct AirMeter {
  /// What an hour does to the air, whatever the station.
  private struct Hour {
    let traffic: Double
    let light: Double
    let carried: Double
    let washed: Double
    let isCold: Bool
    let weather: WeatherHour
  }

  /// The hours at hand, oldest first.
  private let hours: [Hour]
  private let first: WallInstant
  private let chance: SeedStream

  /// - Parameters:
  ///   - instant: the last hour wanted.
  ///   - span: how many hours up to it are wanted, 48 at most.
  init(province: Province, through instant: WallInstant, span: Int, weather: any WeatherSource, seed: UInt64) {
    let zone = province.zone
    let place = Gazetteer.municipality(province.capital)
    let coordinate = place?.coordinate ?? Coordinate(uncheckedLatitude: 40.4, longitude: -3.7)
    let site = WeatherPlace(
      ine: province.capital.description, latitude: coordinate.latitude, longitude: coordinate.longitude,
      elevationMetres: Int((place?.elevationM ?? 100).rounded()), zone: zone)
    let start = instant.advanced(bySeconds: Int64(span - 1) * -3600)
    let (from, last) = (zone.civil(at: start).date, zone.civil(at: instant).date)
    first = start
    chance = SeedStream(seed: seed).stream("air")
    hours = weather.days(
      at: site, from: from, count: last.dayNumber - from.dayNumber + 1, edition: .observed
    ).flatMap(\.hours).filter { (start...instant).contains($0.start) }.map { hour in
      let civil = zone.civil(at: hour.start)
      let isWeekend = civil.date.weekday == .saturday || civil.date.weekday == .sunday
      return Hour(
        traffic: Self.traffic[civil.time.hour] * (isWeekend ? 0.6 : 1),
        light: Self.light[civil.time.hour] * (1 - 0.06 * Double(hour.cloudEighths)),
        carried: min(2.2, 14 / (4 + Double(hour.windKmh))), washed: hour.precipitation.tenthsMm > 0 ? 0.6 : 1,
        isCold: hour.temperatureC < 8, weather: hour)
    }
  }

  /// What a station measures in every hour at hand, µg/m³, by pollutant.
  func series(at site: AirStationSite) -> AirSeries {
    // Up to a tenth more or less, the station's own for three hours each.
    let own = chance.stream(site.code)
    let factors = (0...hours.count / 3 + 1).map { block in
      var draw = own.stream(Int(first.secondsSinceEpoch / 10_800) + block)
      return 0.9 + 0.2 * draw.unit()
    }
    let offset = Int(first.secondsSinceEpoch / 3600 % 3)
    var levels: [AirPollutant: [Int]] = [:]
    for pollutant in site.measures {
      var series: [Int] = []
      series.reserveCapacity(hours.count)
      // A plain loop: a debug build makes the table of all Spain too.
      while series.count < hours.count {
        let value = Self.value(pollutant, site.kind, hours[series.count]) * factors[(series.count + offset) / 3]
        series.append(value > 0 ? Int(value.rounded()) : 0)
      }
      levels[pollutant] = series
    }
    return AirSeries(first: first, levels: levels)
  }

  private static func value(_ pollutant: AirPollutant, _ kind: AirStationSite.Kind, _ hour: Hour) -> Double {
    let near = kind == .traffic ? 1.6 : kind == .industrial ? 0.9 : 0.7
    let nitrogen = 34 * hour.traffic * hour.carried * near * (hour.isCold ? 1.25 : 1)
    switch pollutant {
    case .no2: return nitrogen
    case .o3:
      let made = 46 + hour.light * (12 + 3.1 * max(0, Double(hour.weather.temperatureC) - 12))
      return max(2, made - 0.45 * nitrogen)
    case .pm10, .pm25:
      let damp = hour.weather.visibilityMetres < 1000 ? 12.0 : 0
      let own = (9 + 0.28 * nitrogen + damp + (kind == .industrial ? 7 : 0)) * hour.washed
      let dust = Double(hour.weather.dustMicrograms)
      return pollutant == .pm10 ? own + dust : 0.55 * own + 0.3 * dust
    case .so2: return (kind == .industrial ? 11 : 3) * hour.carried
    }
  }

  /// How much traffic each local hour has, 1 a busy one.
  private static let traffic = [
    0.35, 0.25, 0.2, 0.18, 0.2, 0.3, 0.6, 1.0, 1.25, 1.05, 0.8, 0.7, 0.7, 0.75, 0.75, 0.65, 0.65, 0.75, 0.95, 1.15,
    1.2, 1.0, 0.75, 0.5,
  ]

  /// How far the sun's work on the air has come in each local hour, 0…1.
  private static let light = [
    0.15, 0.1, 0.08, 0.05, 0.02, 0.0, 0.0, 0.02, 0.08, 0.2, 0.38, 0.58, 0.75, 0.88, 0.96, 1.0, 1.0, 0.95, 0.86, 0.72,
    0.54, 0.4, 0.3, 0.2,
  ]
}

// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock
import AuraMockServer

extension Kernel {
  /// Every kernel, in the order they run. Inputs are made once and are small: callgrind is fifty times slower than
  /// the machine.
  static func all() throws -> [Kernel] {
    try feeds() + snapshots() + sky() + places() + hub()
  }

  private static func feeds() throws -> [Kernel] {
    let warnings = AvisosInput.tar(Array(AvisosInput.messages().prefix(12)))
    let news = try NewsInput.feeds()
    let air = NewsInput.table()
    return [
      Kernel("avisos-tar", rounds: 50) { try AvisosRecord.decode(warnings).record.alerts.count },
      Kernel("avisos-rings", rounds: 10) {
        try AvisosRecord.decode(warnings).record.alerts.reduce(0) { sum, alert in
          sum + alert.areas.reduce(0) { $0 + $1.rings.reduce(0) { $0 + $1.vertices.count } }
        }
      },
      Kernel("news-merged", rounds: 10) { try NewsInput.ours(news).count },
      Kernel("air-table", rounds: 5) { try MitecoAirQuality.decode(air).record.stations.count },
    ]
  }

  private static func snapshots() throws -> [Kernel] {
    let input = try SnapshotInput(placeCount: 1)
    let phrase = ForecastPhrase.compose(input.snapshot, at: input.snapshot.moment)
    return [
      Kernel("forecast-records", rounds: 50) { try input.records() },
      Kernel("snapshot-forecasts", rounds: 50) { try input.ours(0, withObservations: false).hours.count },
      Kernel("observations-nearest", rounds: 5) {
        let observed = try input.observed()
        return observed.temperatureC == nil ? 0 : 1
      },
      Kernel("snapshot-join", rounds: 50) { input.joined(0).hours.count },
      Kernel("snapshot-write", rounds: 50) { input.snapshot.json().count },
      Kernel("snapshot-read", rounds: 50) { try WeatherSnapshot(json: input.stored).hours.count },
      Kernel("phrase", rounds: 50) {
        ForecastPhrase.compose(input.snapshot, at: input.snapshot.moment).dataline.utf8.count
      },
      Kernel("phrase-lint", rounds: 50) { ProseLint.findings(in: phrase.dataline).count + phrase.headline.utf8.count },
    ]
  }

  private static func sky() throws -> [Kernel] {
    let place = Location.seedCities[0]
    let first = CivilDate(year: 2026, month: 1, day: 1)!
    let table = SunriseTable(
      places: Location.seedCities.map { SunriseTable.Place(coordinate: $0.coordinate!, zone: $0.zone) })
    let rows = [SunriseTable.Row](repeating: .init(sunrise: 0, sunset: 0), count: 30 * table.places.count)
    return [
      Kernel("sun-batch", rounds: 10) {
        var rows = rows
        try table.fill(&rows, from: first, days: 30)
        return Int(rows[0].sunset)
      },
      Kernel("sun-day", rounds: 100) {
        let times = try SolarTimes(on: first, at: place.coordinate!, in: place.zone)
        return Int(truncatingIfNeeded: times.sunset.instant?.millisecondsSinceEpoch ?? 0)
      },
      Kernel("moon-day", rounds: 10) {
        let times = try LunarTimes(on: first, at: place.coordinate!, in: place.zone)
        return Int(truncatingIfNeeded: times.moonrise.instant?.millisecondsSinceEpoch ?? 0)
      },
    ]
  }

  private static func places() throws -> [Kernel] {
    let here = try Coordinate(latitude: 40.31, longitude: -3.73)
    return [
      Kernel("town-nearest", rounds: 50) { Gazetteer.nearestMunicipality(to: here).value.code.number },
      Kernel("town-search", rounds: 5) { Gazetteer.search("hospitalet").count },
      Kernel("zones-at", rounds: 50) { Gazetteer.warningZones(at: here).count },
    ]
  }

  private static func hub() throws -> [Kernel] {
    let limiter = BenchedState()
    let plan = PlannerInput.half(of: 54)
    let moment = PlannerInput.moment
    let request = ServerInput.request
    return [
      Kernel("pacer-decision", rounds: 1000) {
        limiter.decide(step: 1_250_000_000)
        return limiter.refused
      },
      Kernel("refresh-plan", rounds: 20) { RefreshPlan(plan, at: moment).errands.count },
      Kernel("request-parse", rounds: 200) { ServerInput.count(in: request) },
    ]
  }
}

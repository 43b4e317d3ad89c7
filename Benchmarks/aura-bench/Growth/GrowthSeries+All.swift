// SPDX-License-Identifier: MIT

import AuraCommand
import AuraFixtures
import AuraKit
import AuraSim

extension GrowthSeries {
  static let all: [GrowthSeries] = [
    favourites, plan, stations, zones, waiters, days, phone, corpus,
  ]

  private static let favourites = GrowthSeries(
    name: "favourites", sizeUnit: "places",
    work: "both forecasts of each place and one megabyte of observations to a snapshot each",
    why: "The observations are read once, whoever asks: beyond them a place costs its own two forecasts and no more."
  ) {
    let input = try SnapshotInput(placeCount: 500)
    return [1, 5, 20, 54, 150, 500].map { count in
      Point(
        size: count,
        benchmark: Benchmark("favourites/\(count)", unit: "refresh", input: "") {
          try input.ofAllPlaces(count).reduce(0) { $0 + $1.hours.count }
        })
    }
  }

  private static let plan = GrowthSeries(
    name: "plan", sizeUnit: "places", work: "the plan of a refresh, half of the places due",
    why: "Each place has its own two forecasts to judge, and the errands are put in order once."
  ) {
    [1, 5, 20, 54, 150, 500].map { count in
      let input = PlannerInput.half(of: count)
      return Point(
        size: count,
        benchmark: Benchmark("plan/\(count)", unit: "plan", input: "") {
          RefreshPlan(input, at: PlannerInput.moment).errands.count
        })
    }
  }

  private static let stations = GrowthSeries(
    name: "stations", sizeUnit: "rows", work: "rows of national observations to the nearest usable station",
    why:
      "Every row is looked at, most of them no further than where the station lies; nothing is kept of those far away."
  ) {
    let place = Location.seedCities[30].coordinate!
    return [100, 300, 1000, 3000, 10_000].map { rows in
      let bytes = SnapshotInput.observations(rows: rows)
      return Point(
        size: rows,
        benchmark: Benchmark("stations/\(rows)", unit: "file", input: "") {
          let local = try LocalObservation.decode(bytes, near: place, at: SnapshotInput.moment).record
          return local.temperatureC == nil ? 0 : 1
        })
    }
  }

  private static let zones = GrowthSeries(
    name: "zones", sizeUnit: "warnings", work: "an archive of warnings, one a zone, to alerts with every ring read",
    why: "A warning is read by itself: its texts, and as many corners as its zone has."
  ) {
    let messages = AvisosInput.messages()
    return [1, 5, 20, 60, messages.count].map { count in
      // Spread over the country, so that coasts and mountains have their share at every size.
      let step = messages.count / count
      let tar = AvisosInput.tar((0..<count).map { messages[$0 * step] })
      return Point(
        size: count,
        benchmark: Benchmark("zones/\(count)", unit: "archive", input: "") {
          try AvisosRecord.decode(tar).record.alerts.reduce(0) { sum, alert in
            sum + alert.areas.reduce(0) { $0 + $1.rings.reduce(0) { $0 + $1.vertices.count } }
          }
        })
    }
  }

  private static let waiters = GrowthSeries(
    name: "waiters", sizeUnit: "callers", work: "callers queued, woken 50 a minute of virtual time, and done",
    why: "A caller is put at the end of a queue and taken from its front; the window keeps 50 stamps whatever waits."
  ) {
    [1000, 3000, 10_000, 30_000, 100_000].map { count in
      let world = WaiterWorld(count: count)
      return Point(
        size: count,
        benchmark: Benchmark("waiters/\(count)", unit: "queue", input: "") { await world.run()?.admitted ?? 0 })
    }
  }

  private static let days = GrowthSeries(
    name: "days", sizeUnit: "days", work: "simulated days of a device that reads without a pause, by the model",
    why: "A day is some 140,000 events, whatever went before: the pacer keeps a minute of stamps and no history."
  ) {
    [1, 3, 10, 30, 100].map { count in
      Point(
        size: count,
        benchmark: Benchmark("days/\(count)", unit: "run", input: "") {
          var devices = PacedDevices(count: 1, seed: 7)
          devices.run(days: count)
          return devices.server.requestCount
        })
    }
  }

  private static let phone = GrowthSeries(
    name: "phone", sizeUnit: "days",
    work: "simulated days of a phone with 5 favourites, a watch and 4 widgets, by the engine that ships",
    why: "A day asks, keeps and shows as much as the one before it: nothing that is kept or judged grows with them."
  ) {
    [1, 2, 4, 8].map { count in
      var wish = SwarmPlan.Wish(hours: 24 * count, placeCount: 5)
      wish.hasFaults = false
      let plan = SwarmPlan.make(seed: 1, wish)
      return Point(
        size: count,
        benchmark: Benchmark("phone/\(count)", unit: "run", input: "") { try await SimRun.carryOut(plan).requests })
    }
  }

  private static let corpus = GrowthSeries(
    name: "corpus", sizeUnit: "texts", work: "golden texts read, composed again, judged and linted",
    why: "A text is judged by itself; nothing is compared with the others."
  ) {
    let lines = try CorpusInput.lines()
    return [50, 150, 500, 2000].map { count in
      Point(
        size: count,
        benchmark: Benchmark("corpus/\(count)", unit: "corpus", input: "") {
          try lines.prefix(count).reduce(0) { try $0 + CorpusInput.check($1) }
        })
    }
  }
}

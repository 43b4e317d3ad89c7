// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock

extension BenchmarkGroup {
  /// The mock's seeded weather: a day at a place, from nothing and from a place at hand.
  static let weather = BenchmarkGroup(name: "weather") { _ in
    let generator = WeatherGenerator(seed: 1)
    let places = ClimateTable.anchors.map(\.place)
    let sites = places.map(generator.site)
    let first = CivilDate(year: 2026, month: 1, day: 1)!.dayNumber
    return [
      Benchmark("weather/day", unit: "day", input: "54 places in turn, a day a week apart", operations: 54) {
        places.indices.reduce(0) { sum, index in
          sum + generator.day(at: places[index], on: CivilDate(dayNumber: first + 7 * index)).maximumC
        }
      },
      Benchmark("weather/day at a site", unit: "day", input: "the same, places prepared", operations: 54) {
        sites.indices.reduce(0) { sum, index in
          sum + sites[index].day(on: CivilDate(dayNumber: first + 7 * index)).maximumC
        }
      },
      Benchmark("weather/week", unit: "day", input: "seven days together, as a forecast has them", operations: 7 * 54) {
        sites.indices.reduce(0) { sum, index in
          let week = sites[index].days(from: CivilDate(dayNumber: first + 7 * index), count: 7)
          return week.reduce(sum) { $0 + $1.maximumC }
        }
      },
      Benchmark("weather/forecast", unit: "day", input: "the same, as told five days ahead", operations: 54) {
        sites.indices.reduce(0) { sum, index in
          let date = CivilDate(dayNumber: first + 7 * index)
          let issue = WallInstant(secondsSinceEpoch: Int64(date.dayNumber - 5) * 86_400 + 35_000)
          return sum + sites[index].day(on: date, edition: .issued(issue)).maximumC
        }
      },
    ]
  }
}

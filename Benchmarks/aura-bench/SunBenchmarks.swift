// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraKit

extension BenchmarkGroup {
  /// Sunrise and sunset of 54 places and 1,095 days, beside NOAA's equations; each with its errors against DE421.
  static let sun = BenchmarkGroup(name: "sun") { _ in
    let places = Location.seedCities
    let table = SunriseTable(
      places: places.map { SunriseTable.Place(coordinate: $0.coordinate!, zone: $0.zone) })
    let first = CivilDate(year: 2025, month: 1, day: 1)!
    let days = 1095
    let pairs = days * places.count
    let sheet = places.map { NOAASolarTimes.Place($0.coordinate!) }
    let noaa = { @Sendable (passes: Int) -> [SunriseTable.Row] in
      (0..<pairs).map { index in
        let day = first.dayNumber + index / sheet.count
        return SunriseTable.Row(
          sunrise: sheet[index % sheet.count].minute(dayNumber: day, side: -1, passes: passes, start: .quarterDays)
            * 60,
          sunset: sheet[index % sheet.count].minute(dayNumber: day, side: 1, passes: passes, start: .quarterDays) * 60)
      }
    }
    var byEight = [SunriseTable.Row](repeating: .init(sunrise: 0, sunset: 0), count: pairs)
    var oneByOne = byEight
    try table.fill(&byEight, from: first, days: days)
    try table.fillOneByOne(&oneByOne, from: first, days: days)
    for (left, right) in zip(byEight, oneByOne)
    where !(abs(left.sunrise - right.sunrise) <= 0.01 && abs(left.sunset - right.sunset) <= 0.01) {
      throw ResultsDiffer("eight at a time \(left), one by one \(right)")
    }
    let oracle = try SunOracle(places: places, first: first, days: days)
    let text = "54 places × 1,095 days"
    let start = (rows: byEight, single: 0)
    return [
      Benchmark(
        "sun/batch", unit: "sunrise+sunset", input: "\(text), by eight; \(oracle.errors(of: byEight))",
        operations: pairs, baseline: "sun/noaa-2"
      ) {
        var rows = start.rows
        try table.fill(&rows, from: first, days: days)
        return Int(rows[pairs / 2].sunrise)
      },
      Benchmark(
        "sun/batch-scalar", unit: "sunrise+sunset", input: "\(text), one by one; \(oracle.errors(of: oneByOne))",
        operations: pairs, baseline: "sun/noaa-2"
      ) {
        var rows = start.rows
        try table.fillOneByOne(&rows, from: first, days: days)
        return Int(rows[pairs / 2].sunrise)
      },
      Benchmark(
        "sun/noaa-1", unit: "sunrise+sunset", input: "\(text), one pass; \(oracle.errors(of: noaa(1)))",
        operations: pairs, baseline: "sun/noaa-2"
      ) { noaaSum(sheet, first, pairs, passes: 1) },
      Benchmark(
        "sun/noaa-2", unit: "sunrise+sunset", input: "\(text), two passes; \(oracle.errors(of: noaa(2)))",
        operations: pairs
      ) { noaaSum(sheet, first, pairs, passes: 2) },
      Benchmark(
        "sun/noaa-3", unit: "sunrise+sunset", input: "\(text), three passes; \(oracle.errors(of: noaa(3)))",
        operations: pairs, baseline: "sun/noaa-2"
      ) { noaaSum(sheet, first, pairs, passes: 3) },
      Benchmark(
        "sun/single", unit: "SolarTimes", input: "one call: all nine events, another place and date each time",
        operations: 1095
      ) {
        var sum = 0
        for day in 0..<1095 {
          let place = table.places[day % table.places.count]
          let times = try SolarTimes(on: first.advanced(byDays: day), at: place.coordinate, in: place.zone)
          sum &+= Int(truncatingIfNeeded: times.sunset.instant?.millisecondsSinceEpoch ?? 0)
        }
        return sum
      },
      Benchmark("sun/position", unit: "SunPosition", input: "another place and hour each time", operations: 1095) {
        var sum = 0
        for hour in 0..<1095 {
          let instant = WallInstant(secondsSinceEpoch: 1_767_225_600 + Int64(hour) * 3600)
          sum &+= Int(SunPosition(at: instant, from: table.places[hour % table.places.count].coordinate).azimuthDegrees)
        }
        return sum
      },
    ]
  }
}

/// NOAA's equations over the same work, nothing kept but a sum.
private func noaaSum(_ sheet: [NOAASolarTimes.Place], _ first: CivilDate, _ pairs: Int, passes: Int) -> Int {
  var sum = 0.0
  for day in 0..<(pairs / sheet.count) {
    let number = first.dayNumber + day
    for place in sheet {
      sum += place.minute(dayNumber: number, side: -1, passes: passes, start: .quarterDays)
      sum += place.minute(dayNumber: number, side: 1, passes: passes, start: .quarterDays)
    }
  }
  return Int(sum)
}

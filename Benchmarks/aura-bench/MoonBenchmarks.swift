// SPDX-License-Identifier: MIT

import AuraKit

extension BenchmarkGroup {
  /// The Moon: rise and set of a date, place in the sky, phase. `Benchmarks/peers/sun_peers.py` times ephem on the same.
  static let moon = BenchmarkGroup(name: "moon") { _ in
    let places = Location.seedCities
    let first = CivilDate(year: 2026, month: 1, day: 1)!
    return [
      Benchmark(
        "moon/times", unit: "moonrise+moonset+transit", input: "one call, another place and date each time",
        operations: 365
      ) {
        var sum = 0
        for day in 0..<365 {
          let place = places[day % places.count]
          let times = try LunarTimes(on: first.advanced(byDays: day), at: place.coordinate!, in: place.zone)
          sum &+= Int(truncatingIfNeeded: times.moonrise.instant?.millisecondsSinceEpoch ?? 0)
        }
        return sum
      },
      Benchmark("moon/position", unit: "MoonPosition", input: "another place and hour each time", operations: 365) {
        var sum = 0
        for hour in 0..<365 {
          let instant = WallInstant(secondsSinceEpoch: 1_767_225_600 + Int64(hour) * 3600)
          sum &+= Int(MoonPosition(at: instant, from: places[hour % places.count].coordinate!).azimuthDegrees)
        }
        return sum
      },
      Benchmark("moon/phase", unit: "MoonPhase with age", input: "another hour each time", operations: 365) {
        var sum = 0.0
        for hour in 0..<365 {
          sum += MoonPhase(at: WallInstant(secondsSinceEpoch: 1_767_225_600 + Int64(hour) * 3600)).ageDays
        }
        return Int(sum)
      },
    ]
  }
}

// SPDX-License-Identifier: MIT

import AuraKit
import Foundation

extension BenchmarkGroup {
  /// Civil time by our rule beside Foundation's `TimeZone`.
  static let time = BenchmarkGroup(name: "time") { _ in
    let start = CivilDate(year: 2026, month: 1, day: 1)!.dayNumber
    let instants = (0..<8760).map { WallInstant(secondsSinceEpoch: Int64(start) * 86_400 + Int64($0) * 3600) }
    let dates = instants.map { Date(timeIntervalSince1970: Double($0.secondsSinceEpoch)) }
    guard let madrid = TimeZone(identifier: "Europe/Madrid") else { throw ResultsDiffer("no tzdata for Europe/Madrid") }
    for (instant, date) in zip(instants, dates)
    where CivilZone.peninsula.offsetSeconds(at: instant) != madrid.secondsFromGMT(for: date) {
      throw ResultsDiffer("offset at \(instant.secondsSinceEpoch)")
    }
    return [
      Benchmark(
        "time/offset", unit: "instant", input: "each hour of 2026", operations: 8760, baseline: "time/offset-foundation"
      ) {
        instants.reduce(0) { $0 &+ CivilZone.peninsula.offsetSeconds(at: $1) }
      },
      Benchmark("time/offset-foundation", unit: "instant", input: "the same, TimeZone.secondsFromGMT", operations: 8760)
      {
        dates.reduce(0) { $0 &+ madrid.secondsFromGMT(for: $1) }
      },
    ]
  }
}

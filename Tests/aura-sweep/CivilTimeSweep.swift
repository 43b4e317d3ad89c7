// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit

extension Sweep {
  /// Every quarter of an hour around each change of 1996–2100 keeps the laws that tie an instant to its civil time.
  static let civilTime = Sweep(name: "civil-time", unit: "instants", defaultCount: 400_000) { count, chance in
    var report = SweepReport(tried: 0)
    var chance = chance
    let first = CivilDate(year: 1996, month: 1, day: 1)!.dayNumber * 96
    let last = CivilDate(year: 2101, month: 1, day: 1)!.dayNumber * 96
    for _ in 0..<count {
      let quarter = first + Int(chance.below(UInt64(last - first)))
      let instant = WallInstant(secondsSinceEpoch: Int64(quarter) * 900)
      for zone in [CivilZone.peninsula, .canaries] {
        report.tried += 1
        let civil = zone.civil(at: instant)
        let comesBack =
          switch zone.instants(showing: civil) {
          case .one(let only): only == instant
          case .repeated(let first, let second): (first == instant || second == instant) && first < second
          case .gap: false
          }
        if !comesBack {
          report.failures.append("\(zone) \(instant.secondsSinceEpoch) shows \(civil), which does not come back")
        }
      }
    }
    return report
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit

extension Sweep {
  /// Seeded worlds of readings, latencies, give-ups, 429s and clock jumps, judged by a server that stamps arrivals on
  /// true time: in no window of any profile's width does it see more than the limit, nor does the client send more.
  static let pacer = Sweep(name: "pacer-admissions", unit: "admissions", defaultCount: 10_000_000) { count, chance in
    var report = SweepReport(tried: 0)
    var worlds = 0
    while report.tried < count {
      var world = PacerWorld(chance: chance.stream(worlds))
      world.run(admissions: min(200_000, count - report.tried))
      report.tried += world.admitted
      report.failures += world.failures.map { "world \(worlds): \($0)" }
      worlds += 1
    }
    // The limit for a provably safe client is 60 ÷ (60 + mean round trip), here 0.9959.
    for (hops, least) in [(1, 0.995), (2, 0.995)] {
      var world = PacerWorld(chance: chance.stream("saturated"), saturatedWithMedianMilliseconds: 230, hops: hops)
      world.run(admissions: 200_000)
      report.tried += world.admitted
      report.failures += world.failures.map { "saturated world: \($0)" }
      report.figures.append(
        "utilisation, saturated, 230 ms median round trip, no spacing, \(hops) calls a reading: \(world.utilisation)")
      if world.utilisation < least {
        report.failures.append("utilisation \(world.utilisation) with \(hops) calls a reading, expected \(least)")
      }
    }
    report.figures.append("\(worlds) worlds")
    return report
  }
}

extension Sweep {
  /// The same worlds with a pacer that is broken on purpose, one way after the other: the judge must catch each.
  static let pacerPlants = Sweep(name: "pacer-plants", unit: "planted faults", defaultCount: 200) { count, chance in
    var report = SweepReport(tried: 0)
    for plant in PacerWorld.Plant.allCases {
      report.tried += 1
      var worlds = 0
      var caught: String?
      while caught == nil && worlds < count {
        var world = PacerWorld(chance: chance.stream(worlds), plant: plant)
        world.run(admissions: 20_000)
        caught = world.failures.first
        worlds += 1
      }
      if let caught {
        report.figures.append("\(plant): caught in world \(worlds): \(caught)")
      } else {
        report.failures.append("\(plant) went through \(worlds) worlds")
      }
    }
    return report
  }
}

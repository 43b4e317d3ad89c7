// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock
import AuraSim

extension BenchmarkGroup {
  /// The pure model of hub, pacer and AEMET, and the shipping engine in the simulator.
  static let sim = BenchmarkGroup(name: "sim") { _ in
    let events = 200_000
    var wish = SwarmPlan.Wish(hours: 24, placeCount: 5)
    wish.hasFaults = false
    let plan = SwarmPlan.make(seed: 1, wish)
    return [
      Benchmark(
        "sim/model", unit: "event", input: "due, admitted, answered: 5 favourites, the shipping decisions",
        operations: events
      ) {
        var model = DomainModel(seed: 8)
        return model.run(events: events).calls
      },
      Benchmark(
        "sim/day", unit: "simulated day", input: "the shipping engine: 5 favourites, 4 widgets, a watch, no faults"
      ) { try await SimRun.carryOut(plan).requests },
    ]
  }
}

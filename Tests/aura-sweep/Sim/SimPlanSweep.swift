// SPDX-License-Identifier: MIT

import AuraChance
import AuraSim

extension Sweep {
  /// Plans of seeds, of one place to fifty-four: their text reads back as the plan.
  static let simPlans = Sweep(name: "sim-plans", unit: "plans", defaultCount: 1000) { count, _ in
    var report = SweepReport(tried: count)
    for seed in 0..<count {
      let plan = SwarmPlan.make(seed: UInt64(seed), SwarmPlan.Wish(hours: 72, placeCount: 1 + seed % 54))
      if try SimPlan(text: plan.text) != plan { report.failures.append("the plan of seed \(seed)") }
    }
    return report
  }
}

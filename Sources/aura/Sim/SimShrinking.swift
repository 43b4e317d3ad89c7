// SPDX-License-Identifier: MIT

import AuraCommand
import AuraMock
import AuraSim

/// Shrinks a failing plan and tells how it goes.
struct SimShrinking {
  let console: Console

  func shrink(_ plan: SimPlan, keeping invariant: Invariant) async throws -> SimPlan {
    let console = console
    let small = try await SimShrink(keeping: invariant) { tries, left in
      if tries % 25 == 0 { console.message("aura sim: \(tries) tries, \(left) events left") }
    }.shrink(plan)
    console.message(
      "aura sim: \(invariant.rawValue) breaks with \(small.events.count) of \(plan.events.count) events, "
        + "\(small.places.count) places, \(small.hours) hours")
    for event in small.events { console.message("  \(SimMoment.text(event.at)) \(event.words)") }
    return small
  }
}

// SPDX-License-Identifier: MIT

import AuraSim
import Testing

struct Seed5SlotTests {
  @Test("all current fields from one slot, in the shrunk run of seed 5")
  func replay() async throws {
    let plan = try SimPlan(
      text: """
        seed 5
        start 1787637600000
        hours 1
        scenario quiet
        places 28079
        latency 230
        0 open
        """)
    let result = try await SimRun.carryOut(plan)
    #expect(result.violations.map(\.description) == [])
  }
}

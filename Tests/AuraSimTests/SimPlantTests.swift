// SPDX-License-Identifier: MIT

import Testing

@testable import AuraSim

/// Every invariant is alive: a bug planted in a conformer of a seam breaks it, and the honest run beside it does not.
struct SimPlantTests {
  @Test("The plants break every invariant, and stand in every seam")
  func isComplete() {
    #expect(Set(SimPlant.allCases.map(\.invariant)) == Set(Invariant.allCases))
  }

  // Each costs hours of a simulated phone: CI carries out all of them one by one, `aura sim --plants`.
  @Test("Planted bugs are noticed, by their invariants")
  func planted() async throws {
    var seams = SimPlant.amnesiacFolder.seams
    seams.escape = SimPlant.realSleep.seams.escape
    let result = try await SimRun.carryOut(SimPlant.amnesiacFolder.plan, seams: seams, options: SimRun.Options())
    #expect(Set(result.violations.map(\.invariant)).isSuperset(of: [.kept, .escaped]))
  }
}

// SPDX-License-Identifier: MIT

import AuraSim
import Testing

/// Every invariant is alive: a bug planted in a conformer of a seam breaks it, and the honest run beside it does not.
struct SimPlantTests {
  @Test("The plants break every invariant, and stand in every seam")
  func isComplete() {
    #expect(Set(SimPlant.allCases.map(\.invariant)) == Set(Invariant.allCases))
  }

  // Each costs hours of a simulated phone: CI carries out all of them, `aura sim --plants`.
  @Test("A planted bug is noticed, by its invariant")
  func planted() async throws {
    let plant = SimPlant.amnesiacFolder
    let broken = try await plant.carryOut().violations.map(\.invariant)
    #expect(broken.contains(plant.invariant), "\(plant): found \(broken)")
  }
}

// SPDX-License-Identifier: MIT

import AuraCommand
import AuraSim

/// Carries out every planted bug, and the honest run beside it: each has to be noticed, by its own invariant.
struct SimPlanting {
  let console: Console

  func run() async throws -> ExitStatus {
    var isGood = true
    for plant in SimPlant.allCases {
      let broken = try await plant.carryOut().violations.map(\.invariant)
      let honest = try await plant.carryOutHonestly().violations
      let isNoticed = broken.contains(plant.invariant)
      let names = Invariant.allCases.filter(broken.contains).map(\.rawValue).joined(separator: " ")
      console.output(
        "\(plant.rawValue): \(isNoticed ? "noticed" : "NOT NOTICED") by \(plant.invariant.rawValue) (broke \(names))")
      for violation in honest { console.output("  honest: VIOLATION \(violation)") }
      isGood = isGood && isNoticed && honest.isEmpty
    }
    return isGood ? .ok : .judgedFalse
  }
}

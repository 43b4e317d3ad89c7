// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraProse
import Testing
import aura_sweep

struct RandomSnapshotTests {
  @Test(
    "Phrases of snapshots no weather would make: clean by the lint and in their length")
  func randomSnapshots() {
    var random = RandomSnapshot(chance: SeedStream(seed: 20_261_130))
    var faults: [String] = []
    for _ in 0..<200 { if let fault = random.fault() { faults.append(fault) } }
    #expect(faults.isEmpty, "\(faults.count):\n\(faults.prefix(400).joined(separator: "\n"))")
  }
}

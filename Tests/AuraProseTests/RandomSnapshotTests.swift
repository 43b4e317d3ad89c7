// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraProse
import Testing

struct RandomSnapshotTests {
  @Test(
    "Phrases of snapshots no weather would make: clean by the lint and in their length")
  func randomSnapshots() {
    var random = RandomSnapshot(chance: SeedStream(seed: 20_261_130))
    var faults: [String] = []
    for _ in 0..<1_000 {
      let snapshot = random.next()
      let phrase = ForecastPhrase.compose(snapshot, at: snapshot.moment)
      var found = ProseLint.findings(in: phrase.headline).map(\.description)
      found += ProseLint.findings(in: phrase.dataline).map(\.description)
      if !(5...70).contains(phrase.headline.count) || phrase.headline.hasSuffix(".") { found.append("headline's form") }
      if !(5...140).contains(phrase.dataline.count) || !phrase.dataline.hasSuffix(".") { found.append("line's form") }
      if !found.isEmpty { faults.append("\(found) | \(phrase.headline) · \(phrase.dataline)") }
    }
    #expect(faults.isEmpty, "\(faults.count):\n\(faults.prefix(400).joined(separator: "\n"))")
  }
}

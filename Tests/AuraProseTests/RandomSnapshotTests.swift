// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraProse
import AuraTruth
import Testing

struct RandomSnapshotTests {
  @Test(
    "Phrases of snapshots no weather would make: true by the oracle, clean by the lint, in their length; every rule")
  func randomSnapshots() {
    var random = RandomSnapshot(chance: SeedStream(seed: 20_261_130))
    var rules: Set<PhraseRule> = []
    var faults: [String] = []
    for _ in 0..<3_000 {
      let snapshot = random.next()
      let phrase = ForecastPhrase.compose(snapshot, at: snapshot.moment)
      rules.formUnion(phrase.rules)
      var found = ProseLint.findings(in: phrase.headline).map(\.description)
      found += ProseLint.findings(in: phrase.dataline).map(\.description)
      found += TruthOracle.judge(
        headline: phrase.headline, dataline: phrase.dataline, of: snapshot, at: snapshot.moment
      ).findings.map(\.description)
      if !(5...70).contains(phrase.headline.count) || phrase.headline.hasSuffix(".") { found.append("headline's form") }
      if !(5...140).contains(phrase.dataline.count) || !phrase.dataline.hasSuffix(".") { found.append("line's form") }
      if !found.isEmpty { faults.append("\(found) | \(phrase.headline) · \(phrase.dataline)") }
    }
    #expect(faults.isEmpty, "\(faults.count):\n\(faults.prefix(400).joined(separator: "\n"))")
    let unfired = PhraseRule.allCases.filter { !rules.contains($0) }.map(\.id)
    #expect(unfired.isEmpty, "never fired")
  }
}

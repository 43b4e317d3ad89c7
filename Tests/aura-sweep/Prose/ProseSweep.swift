// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraKit
import AuraTruth

extension Sweep {
  /// Phrases of the capitals' seeded weather, an hour a day over years: short enough, finished, written as Spanish is, and
  /// true by an oracle that shares nothing with them.
  static let prose = Sweep(name: "prose", unit: "phrases", defaultCount: 20_000) { count, chance in
    var report = SweepReport(tried: 0)
    let capitals = MockSnapshot.capitals(seed: chance.seed)
    let first = CivilDate(year: 2026, month: 1, day: 1)!
    var rules: [PhraseRule: Int] = [:]
    for index in 0..<count {
      let (location, site) = capitals[index % capitals.count]
      let date = first.advanced(byDays: index / capitals.count)
      let snapshot = MockSnapshot.make(location, site, on: date, hour: index % 23)
      let phrase = ForecastPhrase.compose(snapshot, at: snapshot.moment)
      report.tried += 1
      for rule in phrase.rules { rules[rule, default: 0] += 1 }
      for fault in faults(of: phrase, snapshot) {
        report.failures.append("\(fault) | \(phrase.headline) · \(phrase.dataline)")
      }
    }
    report.figures.append("\(rules.count) of \(PhraseRule.allCases.count) rules fired")
    return report
  }

  private static func faults(of phrase: Phrase, _ snapshot: WeatherSnapshot) -> [String] {
    var faults: [String] = []
    if !(5...70).contains(phrase.headline.count) { faults.append("headline of \(phrase.headline.count) characters") }
    if !(5...140).contains(phrase.dataline.count) { faults.append("data line of \(phrase.dataline.count) characters") }
    if phrase.headline.hasSuffix(".") || !phrase.dataline.hasSuffix(".") { faults.append("final stop") }
    for line in [phrase.headline, phrase.dataline] {
      faults += ProseLint.findings(in: line).map(\.description)
    }
    let verdict = TruthOracle.judge(
      headline: phrase.headline, dataline: phrase.dataline, of: snapshot, at: snapshot.moment)
    faults += verdict.findings.map(\.description)
    return faults
  }
}

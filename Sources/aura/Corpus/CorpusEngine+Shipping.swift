// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraKit
import AuraTruth

extension CorpusEngine {
  /// The composer that ships, the oracle and the lint.
  static let shipping = CorpusEngine(
    compose: { snapshot, moment in
      let phrase = ForecastPhrase.compose(snapshot, at: moment)
      return ComposedText(
        headline: phrase.headline, dataline: phrase.dataline, rules: phrase.rules.map(\.id) + phrase.patterns)
    },
    findings: { text, snapshot, moment in
      let verdict = TruthOracle.judge(
        headline: text.headline, dataline: text.dataline, of: snapshot, at: moment)
      var findings = verdict.findings.map(\.description)
      findings += ProseLint.findings(in: text.headline).map { "headline: \($0)" }
      findings += ProseLint.findings(in: text.dataline).map { "dataline: \($0)" }
      return findings
    },
    rules: PhraseRule.allCases.map(\.id) + ForecastPhrase.patternIDs)
}

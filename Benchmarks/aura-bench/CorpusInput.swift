// SPDX-License-Identifier: MIT

import AuraCommand
import AuraCorpus
import AuraFixtures
import AuraKit
import AuraTruth

/// The golden corpus, and what `aura corpus check` does with a text of it.
enum CorpusInput {
  /// Cases of all capitals in turn, so that the first hundred are of many places.
  static func lines() throws -> [GoldenLine] {
    let folder = try Fixtures.folder() + "/golden"
    let files = try InputFolder.names(in: folder, endingWith: ".tsv").filter { $0.first?.isNumber == true }.map {
      name in
      try GoldenFile(name: name, text: String(decoding: try InputFile.read("\(folder)/\(name)"), as: UTF8.self)).lines
    }
    let most = files.map(\.count).max() ?? 0
    return (0..<most).flatMap { row in files.compactMap { row < $0.count ? $0[row] : nil } }
  }

  /// A text made again from its snapshot, held against the oracle and the lint; how many bytes and findings there are.
  static func check(_ line: GoldenLine) throws -> Int {
    let snapshot = try WeatherSnapshot(json: Array(line.snapshot.utf8))
    let phrase = ForecastPhrase.compose(snapshot, at: snapshot.moment)
    return phrase.headline.utf8.count + findings(phrase, snapshot)
  }

  static func findings(_ phrase: Phrase, _ snapshot: WeatherSnapshot) -> Int {
    let verdict = TruthOracle.judge(
      headline: phrase.headline, dataline: phrase.dataline, of: snapshot, at: snapshot.moment)
    return verdict.findings.count + ProseLint.findings(in: phrase.headline).count
      + ProseLint.findings(in: phrase.dataline).count
  }
}

// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraKit
import AuraTruth

extension BenchmarkGroup {
  /// A headline and a data line of a snapshot, the lint of both, the oracle's judgement, and all of it: what a text of
  /// the corpus costs. The goals are 20 µs a phrase and 10 s for all of 54 capitals on 366 days.
  static let prose = BenchmarkGroup(name: "prose") { _ in
    let capitals = MockSnapshot.capitals(seed: 1)
    let first = CivilDate(year: 2026, month: 1, day: 1)!
    let snapshots = (0..<7).flatMap { week in
      capitals.enumerated().map { index, capital in
        MockSnapshot.make(
          capital.location, capital.site, on: first.advanced(byDays: week * 53 + index % 7), hour: (8 + week * 5) % 23)
      }
    }
    let phrases = snapshots.map { ForecastPhrase.compose($0, at: $0.moment) }
    let input = "54 capitals on 7 days, an hour each"
    @Sendable func lint(_ phrase: Phrase) -> Int {
      ProseLint.findings(in: phrase.headline).count + ProseLint.findings(in: phrase.dataline).count
    }
    @Sendable func judge(_ phrase: Phrase, _ snapshot: WeatherSnapshot) -> Int {
      TruthOracle.judge(
        headline: phrase.headline, dataline: phrase.dataline, of: snapshot, at: snapshot.moment
      ).recovered.count
    }
    return [
      Benchmark("prose/phrase", unit: "phrase", input: input, operations: snapshots.count) {
        snapshots.reduce(0) { $0 + ForecastPhrase.compose($1, at: $1.moment).dataline.utf8.count }
      },
      Benchmark("prose/lint", unit: "phrase", input: "the two lines of the same", operations: phrases.count) {
        phrases.reduce(0) { $0 + lint($1) }
      },
      Benchmark("prose/oracle", unit: "phrase", input: "the two lines of the same", operations: phrases.count) {
        zip(phrases, snapshots).reduce(0) { $0 + judge($1.0, $1.1) }
      },
      Benchmark("prose/check", unit: "text", input: "composed, judged and read by the lint", operations: phrases.count)
      {
        snapshots.reduce(0) { sum, snapshot in
          let phrase = ForecastPhrase.compose(snapshot, at: snapshot.moment)
          return sum + lint(phrase) + judge(phrase, snapshot)
        }
      },
    ]
  }
}

// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraKit

extension BenchmarkGroup {
  /// What it costs to hold a text of the golden corpus against its snapshot.
  static let corpus = BenchmarkGroup(name: "corpus") { _ in
    let lines = try Array(CorpusInput.lines().prefix(500))
    let cases = try lines.map { line in
      let snapshot = try WeatherSnapshot(json: Array(line.snapshot.utf8))
      return (line: line, snapshot: snapshot, phrase: ForecastPhrase.compose(snapshot, at: snapshot.moment))
    }
    for (line, snapshot, phrase) in cases {
      guard phrase.headline == line.headline, phrase.dataline == line.dataline else {
        throw ResultsDiffer("\(line.id) is composed as \(phrase.headline) | \(phrase.dataline)")
      }
      guard CorpusInput.findings(phrase, snapshot) == 0 else { throw ResultsDiffer("\(line.id) has findings") }
    }
    let input = "500 texts of 54 capitals"
    return [
      Benchmark(
        "corpus/check", unit: "text", input: "\(input), read, composed, judged, linted", operations: cases.count
      ) {
        try cases.reduce(0) { try $0 + CorpusInput.check($1.line) }
      },
      Benchmark("corpus/judge", unit: "text", input: "\(input), oracle and lint alone", operations: cases.count) {
        cases.reduce(0) { $0 + CorpusInput.findings($1.phrase, $1.snapshot) + 1 }
      },
    ]
  }
}

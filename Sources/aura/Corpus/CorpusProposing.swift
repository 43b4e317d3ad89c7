// SPDX-License-Identifier: MIT

import AuraCommand
import AuraCorpus
import AuraKit

/// `aura corpus propose`: the cases that the corpus ought to have and has not, put beside it for review.
enum CorpusProposing {
  static func propose(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    let folder = try CorpusFolder(arguments)
    let known = Set((folder.approved + folder.pending).flatMap(\.lines).map(\.id))
    console.message("edges, typical days, covering arrays, hours for silent patterns…")
    let cases =
      try CorpusPlan.edges() + CorpusPlan.typical(MockedWeather(time: SystemTime()))
      + CorpusPlan.covering(seed: CorpusPlan.seed)
    let engine = CorpusEngine.shipping
    var unspoken = Set(ForecastPhrase.patternIDs)
    for line in (folder.approved + folder.pending).flatMap(\.lines) {
      let (snapshot, moment) = try CorpusFolder.decode(line)
      unspoken.subtract(engine.compose(snapshot, moment).rules)
    }
    for row in cases where !known.contains(row.id) {
      unspoken.subtract(engine.compose(row.snapshot, row.snapshot.moment).rules)
    }
    let days = PatternCases.cases(unspoken: &unspoken)
    for id in unspoken.sorted() { console.message("no hour of three years makes \(id) speak") }
    var files = Dictionary(folder.pending.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var seen = Set(folder.approved.flatMap(\.lines).map { "\($0.place) \($0.at) \($0.snapshot)" })
    var count = 0
    for row in cases + days where !known.contains(row.id) {
      let line = line(of: row)
      // Two roads may lead to one case: the first one names it.
      guard seen.insert("\(line.place) \(line.at) \(line.snapshot)").inserted else { continue }
      files[row.file + ".tsv", default: GoldenFile(name: row.file + ".tsv", lines: [])].lines.append(line)
      count += 1
    }
    try folder.propose(files.values.sorted { $0.name < $1.name })
    console.output("\(count) cases proposed; see: aura corpus review")
    return .ok
  }

  private static func line(of row: CorpusPlan.Case) -> GoldenLine {
    let text = CorpusEngine.shipping.compose(row.snapshot, row.snapshot.moment)
    let civil = row.snapshot.place.zone.civil(at: row.snapshot.moment)
    return GoldenLine(
      id: row.id, place: row.snapshot.place.code, at: "\(civil)", headline: text.headline, dataline: text.dataline,
      rules: text.rules, snapshot: String(decoding: row.snapshot.json(), as: UTF8.self))
  }
}

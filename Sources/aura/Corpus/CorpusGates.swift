// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraKit

/// What the corpus as a whole owes: every pair and triple of the risk factors, every capital, the texts by hand,
/// and that texts are varied.
enum CorpusGates {
  /// Judges it; returns the measures of variety, of the capitals over sixty days of the mock's weather, for a corpus
  /// that has all its files.
  static func judge(_ folder: CorpusFolder, adding check: inout CorpusCheck) throws -> [VarietyGates.Measure] {
    // What is in no case is counted once all files are there: before, it is nearly everything.
    let isWhole = judgeFiles(folder, &check)
    if isWhole { try judgeCoverage(folder, &check) }
    judgeCapitals(folder, &check)
    try judgeHand(folder, &check)
    let measures = isWhole ? VarietyGates(.shipping).measures : []
    for measure in measures where !measure.holds {
      let bound = "\(measure.isLeast ? "at least" : "at most") \(measure.bound)"
      check.add(.init(kind: .monotonous, id: measure.name, detail: "\(measure.value), \(bound) wanted"))
    }
    return measures
  }

  /// A file for each capital, and no other file but the edges. Returns whether none is missing.
  private static func judgeFiles(_ folder: CorpusFolder, _ check: inout CorpusCheck) -> Bool {
    let expected = Set(Location.seedCities.map { "\($0.code).tsv" } + ["edges.tsv"])
    let names = Set(folder.approved.map(\.name))
    for name in expected.subtracting(names).sorted() {
      check.add(.init(kind: .uncovered, id: name, detail: "the corpus has no such file"))
    }
    for name in names.subtracting(expected).sorted() {
      check.add(.init(kind: .uncovered, id: name, detail: "nothing refers to this file"))
    }
    return expected.isSubset(of: names)
  }

  /// A case of each season for each capital.
  private static func judgeCapitals(_ folder: CorpusFolder, _ check: inout CorpusCheck) {
    for city in Location.seedCities {
      let ids = Set(folder.approved.first { $0.name == "\(city.code).tsv" }?.lines.map(\.id) ?? [])
      for season in ["winter", "spring", "summer", "autumn"] where !ids.contains("\(city.code)-typical-\(season)") {
        check.add(.init(kind: .uncovered, id: "\(city.code)", detail: "no typical day of \(season)"))
      }
    }
  }

  private static func judgeCoverage(_ folder: CorpusFolder, _ check: inout CorpusCheck) throws {
    var rows: [[Int]] = []
    for line in folder.approved.flatMap(\.lines) {
      let (snapshot, moment) = try CorpusFolder.decode(line)
      guard let coordinate = snapshot.place.coordinate else { continue }
      let zone = snapshot.place.zone
      let sun = try SolarTimes(on: zone.civil(at: moment).date, at: coordinate, in: zone)
      guard let name = sun.moment(at: moment) else { continue }
      rows.append(RiskFactors.levels(of: snapshot, moment: name))
    }
    let missing = CoveringArray.missing(
      in: rows, sizes: RiskFactors.sizes, strengths: RiskFactors.strengths, isPossible: RiskFactors.isPossible)
    if missing > 0 {
      check.add(.init(kind: .uncovered, id: "combinations", detail: "\(missing) of the risk factors are in no case"))
    }
  }

  private static func judgeHand(_ folder: CorpusFolder, _ check: inout CorpusCheck) throws {
    let goldens = try folder.hand()
    var shares: [Double] = []
    for golden in goldens {
      let text = CorpusEngine.shipping.compose(golden.snapshot, golden.snapshot.moment)
      let comparison = golden.compare(text)
      shares.append(comparison.sharedFacts)
      for finding in comparison.findings { check.add(.init(kind: .untrue, id: golden.id, detail: finding)) }
      if comparison.sharedFacts < HandGolden.leastSharedFacts {
        let percent = Int(comparison.sharedFacts * 100)
        check.add(.init(kind: .changed, id: golden.id, detail: "\(percent) % of its facts are told: \(text.dataline)"))
      }
      if comparison.distance == 0 {
        check.add(.init(kind: .changed, id: golden.id, detail: "the engine's own text is no text by hand"))
      }
    }
    let mean = shares.reduce(0, +) / Double(max(1, shares.count))
    if goldens.count < 40 || mean < HandGolden.leastMeanSharedFacts {
      check.add(
        .init(kind: .changed, id: "hand", detail: "\(goldens.count) texts, \(Int(mean * 100)) % of facts shared"))
    }
  }
}

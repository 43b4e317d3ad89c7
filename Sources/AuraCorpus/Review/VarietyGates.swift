// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import AuraTruth

/// How varied headlines are over the capitals and sixty days of the mock's weather, and whether that is enough.
///
/// Four runs of fifteen days on end, one a season and each at an hour of its own, so that a place has a day before.
/// Source of the bounds: prose rules, section 1.
package struct VarietyGates: Sendable {
  /// A measure with its bound.
  package struct Measure: Sendable {
    package let name: String
    package let value: Double
    package let bound: Double
    /// Whether the value has to reach the bound; else it must not pass it.
    package let isLeast: Bool

    package var holds: Bool { isLeast ? value >= bound : value <= bound }
  }

  package let measures: [Measure]

  static let runs: [(month: Int, hour: Int)] = [(1, 9), (4, 13), (7, 18), (10, 21)]
  static let daysPerRun = 15

  /// Composes the texts and measures them.
  package init(_ engine: CorpusEngine, seed: UInt64 = 1) {
    var lines: [Variety.Line] = []
    let capitals = MockSnapshot.capitals(seed: seed)
    for (number, run) in Self.runs.enumerated() {
      let first = CivilDate(year: 2026, month: run.month, day: 5)!
      for offset in 0..<Self.daysPerRun {
        for (location, site) in capitals {
          let snapshot = MockSnapshot.make(location, site, on: first.advanced(byDays: offset), hour: run.hour)
          let text = engine.compose(snapshot, snapshot.moment).headline
          lines.append(
            Variety.Line(
              place: location.code.number, day: number * 100 + offset, text: text,
              structure: TruthStructure.of(text, place: location.shortName), group: SkyGroup.name(of: snapshot)))
        }
      }
    }
    self.init(Variety(lines))
  }

  package init(_ variety: Variety) {
    let leastOfGroup = variety.structuresPerGroup.map(\.structures).min() ?? 0
    measures = [
      Measure(name: "top structure's share of a day, mean", value: variety.topShareMean, bound: 0.12, isLeast: false),
      Measure(name: "top structure's share of a day, worst", value: variety.topShareWorst, bound: 0.25, isLeast: false),
      Measure(name: "same structure the next day", value: variety.sameNextDay, bound: 0.05, isLeast: false),
      Measure(name: "entropy of openers, bits", value: variety.openerEntropyBits, bound: 5, isLeast: true),
      Measure(name: "self-BLEU-4 within a day", value: variety.selfBLEU, bound: 0.75, isLeast: false),
      Measure(name: "structures", value: Double(variety.structureCount), bound: 60, isLeast: true),
      Measure(name: "structures of the poorest sky group", value: Double(leastOfGroup), bound: 12, isLeast: true),
    ]
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraCorpus
import AuraKit
import AuraTruth

extension Sweep {
  /// The oracle against the composer: no false alarm on what it says, and its lies found out, a rate an operator.
  static let truth = Sweep(name: "prose-truth", unit: "mutants", defaultCount: 20_000) { count, chance in
    var report = SweepReport(tried: 0)
    let cases = try CorpusPlan.edges() + CorpusPlan.covering(seed: CorpusPlan.seed)
    let samples = cases.map { row in
      let phrase = ForecastPhrase.compose(row.snapshot, at: row.snapshot.moment)
      return TruthMutation.Sample(snapshot: row.snapshot, headline: phrase.headline, dataline: phrase.dataline)
    }
    var alarms = 0
    var kinds: Set<String> = []
    for (row, sample) in zip(cases, samples) {
      let verdict = judge(sample)
      guard !verdict.isTrue else { continue }
      alarms += 1
      // One line for each kind of alarm: a hundred of one kind are mended at once.
      let first = verdict.findings[0]
      guard kinds.insert("\(first.rule) \(first.words)").inserted else { continue }
      report.failures.append("\(row.id): \(sample.headline) | \(sample.dataline) | \(first)")
    }
    report.figures.append("\(samples.count) true texts, \(alarms) false alarms")
    var draw = chance.stream("mutants")
    for mutation in TruthMutation.all {
      var tried = 0
      var caught = 0
      var missed: [String] = []
      for _ in 0..<count * 4 where tried < count / TruthMutation.all.count {
        let sample = samples[Int(draw.below(UInt64(samples.count)))]
        let other = samples[Int(draw.below(UInt64(samples.count)))]
        guard let mutant = mutation.apply(sample, other, &draw) else { continue }
        tried += 1
        if judge(mutant).isTrue {
          missed.append("\(mutation.name) missed: \(mutant.headline) | \(mutant.dataline)")
        } else {
          caught += 1
        }
      }
      report.tried += tried
      report.figures.append("\(mutation.name): \(caught) of \(tried) caught")
      if caught * 100 < tried * 99 || tried < 50 {
        report.failures += missed.prefix(12) + ["\(mutation.name): below 99 %"]
      }
    }
    return report
  }

  private static func judge(_ sample: TruthMutation.Sample) -> TruthVerdict {
    TruthOracle.judge(
      headline: sample.headline, dataline: sample.dataline, of: sample.snapshot, at: sample.snapshot.moment)
  }
}

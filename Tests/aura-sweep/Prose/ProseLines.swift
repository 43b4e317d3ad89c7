// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraKit

extension Sweep {
  /// Headlines and data lines of the capitals over days six apart, for an outside checker:
  /// `date<TAB>place<TAB>line<TAB>text`.
  static let proseLines = Sweep(name: "prose-lines", unit: "phrases", defaultCount: 3_240) { count, chance in
    var report = SweepReport(tried: 0)
    let capitals = MockSnapshot.capitals(seed: chance.seed)
    let first = CivilDate(year: 2026, month: 1, day: 1)!
    for index in 0..<count {
      let day = index / capitals.count
      let date = first.advanced(byDays: day % 2 + day / 2 * 12)
      let (location, site) = capitals[index % capitals.count]
      let hours = [12, 9, 18, 22, 7, 2, 15, 20]
      let snapshot = MockSnapshot.make(location, site, on: date, hour: hours[day / 2 % hours.count])
      let phrase = ForecastPhrase.compose(snapshot, at: snapshot.moment)
      report.tried += 1
      for (line, text) in [("headline", phrase.headline), ("dataline", phrase.dataline)] {
        report.figures.append("\(date)\t\(location.shortName)\t\(line)\t\(text)")
      }
    }
    return report
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit
import AuraMock

extension Sweep {
  /// The seeded weather of 54 places keeps its laws and the climate of each.
  static let weather = Sweep(name: "weather", unit: "years", defaultCount: 3) { count, chance in
    var report = SweepReport(tried: 0)
    let generator = WeatherGenerator(seed: chance.seed)
    var rows: [LawRow] = []
    var codes: [Int: Int] = [:]
    for anchor in ClimateTable.anchors {
      var tally = PlaceTally(anchor: anchor, first: CivilDate(year: 2025, month: 1, day: 1)!, years: count)
      tally.run(generator)
      report.tried += tally.days.count
      report.failures += tally.failures.prefix(20)
      rows += tally.rows()
      codes.merge(tally.codes, uniquingKeysWith: +)
    }
    report.figures.append(
      "codes: " + codes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
    for code in WeatherLaw.codes.sorted() where codes[code] == nil {
      report.failures.append("code \(code) never occurs")
    }
    for row in rows where !row.holds {
      report.failures.append(row.text)
    }
    for quantity in LawRow.Quantity.allCases {
      let these = rows.filter { $0.quantity == quantity }
      let mean = these.reduce(0) { $0 + $1.error } / Double(these.count)
      let rms = (these.reduce(0) { $0 + $1.error * $1.error } / Double(these.count)).squareRoot()
      let worst = these.sorted { $0.error.magnitude > $1.error.magnitude }.prefix(4).map(\.text).joined(separator: "; ")
      report.figures.append(
        "\(quantity.rawValue): bias \(LawRow.short(mean)) rms \(LawRow.short(rms)) worst \(worst)")
    }
    return report
  }
}

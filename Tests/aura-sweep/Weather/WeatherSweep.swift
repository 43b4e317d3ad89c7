// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit
import AuraMock

extension Sweep {
  /// The seeded weather of 54 places keeps its laws, the climate of each and the likeness of neighbours: the mock's
  /// own seed and one drawn by lot.
  static let weather = Sweep(name: "weather", unit: "place-years", defaultCount: 3) { count, chance in
    var chance = chance
    var report = SweepReport(tried: 0)
    for seed in [Scenario.quiet.seed, chance.next()] {
      var own = SweepReport(tried: 0)
      judgeWeather(weatherTallies(years: count, seed: seed), into: &own)
      report.tried += 54 * count
      report.figures += own.figures.map { "seed \(seed): \($0)" }
      report.failures += own.failures.map { "seed \(seed): \($0)" }
    }
    return report
  }

  /// The whole law table, a line for each place, month and quantity: INE code, month, quantity, target, got; of the
  /// mock's own seed.
  static let weatherTable = Sweep(name: "weather-table", unit: "place-years", defaultCount: 3) { count, _ in
    let tallies = weatherTallies(years: count, seed: Scenario.quiet.seed)
    return SweepReport(
      tried: count * tallies.count, figures: tallies.flatMap { tally in tally.rows().map(\.text) })
  }

  private static func weatherTallies(years: Int, seed: UInt64) -> [PlaceTally] {
    let generator = WeatherGenerator(seed: seed)
    return ClimateTable.anchors.map { anchor in
      var tally = PlaceTally(anchor: anchor, first: CivilDate(year: 2025, month: 1, day: 1)!, years: years)
      tally.run(generator)
      return tally
    }
  }

  private static func judgeWeather(_ tallies: [PlaceTally], into report: inout SweepReport) {
    for tally in tallies { report.failures += tally.failures.prefix(20) }

    let codes = tallies.reduce(into: [Int: Int]()) { $0.merge($1.codes, uniquingKeysWith: +) }
    report.figures.append(
      "hours of each code: " + codes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
    for code in WeatherLaw.codes.sorted() where codes[code] == nil {
      report.failures.append("code \(code) never occurs")
    }

    let rows = tallies.flatMap { $0.rows() }
    for quantity in LawRow.Quantity.allCases {
      judge(quantity, rows.filter { $0.quantity == quantity }, into: &report)
    }

    let known = tallies.reduce(0) { $0 + $1.monthsWithKnownGusts }
    report.figures.append(
      "strongest gusts from the reference's octant or beside it: \(known) of \(12 * tallies.count) months")
    // Three gusts a month are few to tell a commonest octant from; by lot it would be three in eight.
    if known < 8 * tallies.count { report.failures.append("gusts from elsewhere: \(known) months") }

    for row in NeighbourTally.rows(tallies) {
      let text =
        "correlation of \(row.quantity), \(row.season), \(row.distanceKm) km: "
        + "\(LawRow.short(row.target)) \(LawRow.short(row.got))"
      report.figures.append(text)
      // A season of three years holds some seventy independent days, and all pairs see the same ones.
      if (row.got - row.target).magnitude > 0.2 { report.failures.append(text) }
    }
  }

  /// Holds a quantity to its bounds, month by month, over each place's year and over all.
  private static func judge(_ quantity: LawRow.Quantity, _ rows: [LawRow], into report: inout SweepReport) {
    let bound = LawBound.of(quantity)
    if let month = bound.month {
      report.failures += rows.filter { !month.allows($0.got, for: $0.target) }.map(\.text)
    }
    func mean(_ rows: [LawRow]) -> (target: Double, got: Double) {
      let count = Double(max(rows.count, 1))
      return (rows.reduce(0) { $0 + $1.target } / count, rows.reduce(0) { $0 + $1.got } / count)
    }
    var worstYear = (ine: "", error: 0.0)
    for anchor in ClimateTable.anchors {
      let year = mean(rows.filter { $0.ine == anchor.place.ine })
      if let margin = bound.year, !margin.allows(year.got, for: year.target) {
        report.failures.append(
          "\(anchor.place.ine) year \(quantity.rawValue) \(LawRow.short(year.target)) \(LawRow.short(year.got))")
      }
      if (year.got - year.target).magnitude > worstYear.error.magnitude {
        worstYear = (anchor.place.ine, year.got - year.target)
      }
    }
    let spain = mean(rows)
    if !bound.spain.allows(spain.got, for: spain.target) {
      report.failures.append(
        "all \(quantity.rawValue) \(LawRow.short(spain.target)) \(LawRow.short(spain.got))")
    }
    let worst = rows.max { $0.error.magnitude < $1.error.magnitude }
    report.figures.append(
      "\(quantity.rawValue): all \(LawRow.short(spain.target)) \(LawRow.short(spain.got)), worst year "
        + "\(worstYear.ine) \(LawRow.short(worstYear.error)), worst month \(worst?.text ?? "–")")
  }
}

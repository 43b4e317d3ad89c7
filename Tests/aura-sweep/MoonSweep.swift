// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraKit

extension Sweep {
  /// Every moonrise, moonset and transit of 54 places and three years against JPL's DE421, and the lunar month.
  static let moon = Sweep(name: "moon", unit: "place days", defaultCount: 100_000) { count, _ in
    var report = SweepReport(tried: 0)
    let tolerances = Accuracy.tolerances(csv: try ReferenceTable.text("tolerances.csv"))
    let places = try SunPlace.all()
    let (table, _) = try ReferenceTable.named("moon-54x3y.csv", sample: "moon-sample.csv")
    var tallies = ["moonrise", "moonset", "moon transit"].map { Accuracy(tolerances[$0]!) }
    let columns = ["rise", "set", "transit"].map(table.index)
    var minutes = 0
    var metMinutes = 0
    for row in table.rows.prefix(count) {
      report.tried += 1
      let date = CivilDate(dayNumber: dayNumber(row[1]))
      let midnight = Double(date.dayNumber) * 86_400
      let times = try LunarTimes(on: date, at: places[row[0]]!.coordinate, in: .utc)
      for (index, found) in [times.moonrise.instant, times.moonset.instant, times.transit].enumerated() {
        let text = row[columns[index]]
        guard let expected = Double(text).map({ midnight + $0 }), let found else {
          if !(text.isEmpty && found == nil) {
            report.failures.append("\(row[0]) \(row[1]): absence of event \(index)")
          }
          continue
        }
        tallies[index].add(Double(found.millisecondsSinceEpoch) / 1000 - expected, at: "\(row[0]) \(row[1])")
        minutes += 1
        let minute = Int64(((expected + 30) / 60).rounded(.down)) * 60
        if found.roundedToMinute.secondsSinceEpoch == minute { metMinutes += 1 }
      }
    }
    for tally in tallies + [try phases(tolerances)] + (try month(tolerances)) {
      report.figures.append(tally.summary)
      report.failures += tally.failures
    }
    report.figures.append("minutes met: \(metMinutes) of \(minutes)")
    return report
  }

  /// Instants of the principal phases.
  private static func phases(_ tolerances: [String: Accuracy.Tolerance]) throws -> Accuracy {
    var accuracy = Accuracy(tolerances["moon phase"]!)
    let (table, _) = try ReferenceTable.named("moon-phases.csv", sample: "moon-phases.csv")
    let events = try (2025...2027).flatMap { try PrincipalPhase.events(year: $0, in: .utc) }
    for (event, row) in zip(events, table.rows) {
      accuracy.add(Double(event.instant.millisecondsSinceEpoch) / 1000 - second(row[0]), at: String(row[0]))
    }
    return accuracy
  }

  /// Elongation, phase and place twice a day.
  private static func month(_ tolerances: [String: Accuracy.Tolerance]) throws -> [Accuracy] {
    let (table, _) = try ReferenceTable.named("moon-phase-daily.csv", sample: "moon-phase-sample.csv")
    let names = ["elongation", "phase angle", "illuminated fraction", "moon longitude", "moon latitude"]
    var tallies = names.map { Accuracy(tolerances[$0]!) }
    let columns = ["elong_deg", "phase_angle_deg", "illum_frac", "ecl_lon_deg", "ecl_lat_deg"].map(table.index)
    let greenwich = try Coordinate(latitude: 51.4779, longitude: 0)
    for row in table.rows {
      let instant = WallInstant(secondsSinceEpoch: Int64(second(row[0])))
      let phase = MoonPhase(at: instant)
      let moon = MoonPosition(at: instant, from: greenwich)
      let found = [
        phase.elongationDegrees, phase.phaseAngleDegrees, phase.illuminatedFraction, moon.eclipticLongitudeDegrees,
        moon.eclipticLatitudeDegrees,
      ]
      for (index, column) in columns.enumerated() {
        let error = found[index] - Double(row[column])!
        tallies[index].add(error - 360 * (error / 360).rounded(), at: String(row[0]))
      }
    }
    return tallies
  }

  /// Seconds since the epoch of `2026-03-20T10:02:29Z` or `2026-03-20T10:02Z`.
  static func second(_ text: Substring) -> Double {
    let halves = text.dropLast().split(separator: "T")
    let time = halves[1].split(separator: ":").map { Double($0)! }
    return Double(dayNumber(halves[0])) * 86_400 + time[0] * 3600 + time[1] * 60 + (time.count > 2 ? time[2] : 0)
  }
}

// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraKit

extension Sweep {
  /// Sun and Moon in the sky of 54 places at random instants against JPL's DE421.
  static let sky = Sweep(name: "sky", unit: "sights", defaultCount: 100_000) { count, _ in
    var report = SweepReport(tried: 0)
    let tolerances = Accuracy.tolerances(csv: try ReferenceTable.text("tolerances.csv"))
    let places = try SunPlace.all()
    let (table, _) = try ReferenceTable.named("sun-azel-samples.csv", sample: "sky-sample.csv")
    let quantities = [
      ("azimuth", "az_deg"), ("elevation", "el_airless_deg"), ("geocentric elevation", "el_geo_deg"),
      ("declination", "dec_deg"), ("moon azimuth", "moon_az_deg"), ("moon elevation", "moon_el_airless_deg"),
    ]
    var tallies = quantities.map { Accuracy(tolerances[$0.0]!) }
    let columns = quantities.map { table.index($0.1) }
    for row in table.rows.prefix(count) {
      report.tried += 1
      let instant = WallInstant(secondsSinceEpoch: Int64(row[1])!)
      let coordinate = places[row[0]]!.coordinate
      let sun = SunPosition(at: instant, from: coordinate)
      let moon = MoonPosition(at: instant, from: coordinate)
      let found = [
        sun.azimuthDegrees, sun.trueElevationDegrees, sun.geocentricElevationDegrees, sun.declinationDegrees,
        moon.azimuthDegrees, moon.trueElevationDegrees,
      ]
      for (index, column) in columns.enumerated() {
        let error = found[index] - Double(row[column])!
        // The Moon stands near the zenith at times, where azimuth means little: across the sky, as an angle.
        let share = quantities[index].0 == "moon azimuth" ? horizontal(moon.trueElevationDegrees) : 1
        tallies[index].add((error - 360 * (error / 360).rounded()) * share, at: "\(row[0]) \(row[1])")
      }
    }
    for tally in tallies {
      report.figures.append(tally.summary)
      report.failures += tally.failures
    }
    return report
  }

  /// Cosine of an elevation: the share of an angle of azimuth that is seen across the sky; its series to h¹².
  private static func horizontal(_ degrees: Double) -> Double {
    let square = degrees * degrees * (Double.pi / 180) * (Double.pi / 180)
    var term = 1.0
    var sum = 1.0
    for index in 1...6 {
      term *= -square / Double(2 * index * (2 * index - 1))
      sum += term
    }
    return sum
  }

  /// NOAA's equations against JPL's DE421: the errors that `NOAASolarTimes` documents, within a twentieth.
  static let noaa = Sweep(name: "noaa", unit: "place days", defaultCount: 100_000) { count, _ in
    var report = SweepReport(tried: 0)
    let places = try SunPlace.all()
    let (table, isFull) = try ReferenceTable.named("sun-54x3y.csv", sample: "sun-sample.csv")
    let columns = (rise: table.index("rise"), set: table.index("set"))
    let ways: [(name: String, passes: Int, start: NOAASolarTimes.Start, mean: Double, max: Double)] = [
      ("one pass at noon", 1, .noon, 14, 30), ("one pass at 6 and 18 h", 1, .quarterDays, 2.2, 7.1),
      ("two passes", 2, .quarterDays, 1.03, 3.8), ("three passes", 3, .quarterDays, 1.03, 3.8),
    ]
    for way in ways {
      var sum = 0.0
      var largest = 0.0
      var met = 0
      let rows = table.rows.prefix(count)
      for row in rows {
        report.tried += 1
        let date = CivilDate(dayNumber: dayNumber(row[1]))
        let midnight = Double(date.dayNumber) * 86_400
        let times = NOAASolarTimes(on: date, at: places[row[0]]!.coordinate, passes: way.passes, start: way.start)
        for (instant, column) in [(times.sunrise, columns.rise), (times.sunset, columns.set)] {
          let expected = Double(row[column])!
          let found = instant.map { Double($0.millisecondsSinceEpoch) / 1000 - midnight } ?? .infinity
          sum += abs(found - expected)
          largest = max(largest, abs(found - expected))
          met += ((found + 30) / 60).rounded(.down) == ((expected + 30) / 60).rounded(.down) ? 1 : 0
        }
      }
      let mean = sum / Double(rows.count * 2)
      let share = Double(met) / Double(rows.count * 2)
      report.figures.append("NOAA, \(way.name): mean \(mean), max \(largest) s, share of minutes \(share)")
      // The sample of the repository is small: its mean may lie a fifth off.
      let isAsSaid = abs(mean / way.mean - 1) < (isFull ? 0.05 : 0.2) && largest < way.max * 1.05
      if !isAsSaid { report.failures.append("\(way.name): mean \(mean), max \(largest), said \(way.mean), \(way.max)") }
    }
    return report
  }
}

// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraKit

extension Sweep {
  /// Seasons of 2010–2052 and sunrises of 1900–2100, and the laws of every date of two centuries in between.
  static let sunCenturies = Sweep(name: "sun-centuries", unit: "days", defaultCount: 400_000) { count, chance in
    var report = SweepReport(tried: 0)
    var chance = chance
    let tolerances = Accuracy.tolerances(csv: try ReferenceTable.text("tolerances.csv"))
    for tally in [try seasons(tolerances["season"]!), try drift(tolerances["drift of sunrise and sunset"]!)] {
      report.figures.append(tally.summary)
      report.failures += tally.failures
    }
    let first = CivilDate(year: 1900, month: 1, day: 1)!.dayNumber
    let last = CivilDate(year: 2100, month: 12, day: 31)!.dayNumber
    for _ in 0..<count {
      report.tried += 1
      // Anywhere on Earth, on either of Spain's clocks or the mean time of the place to the hour.
      let longitude = Double(chance.below(3_600_001)) / 10_000 - 180
      let coordinate = try Coordinate(latitude: Double(chance.below(1_800_001)) / 10_000 - 90, longitude: longitude)
      let zones = [
        CivilZone.peninsula, .canaries, .fixed(seconds: Int((longitude / 15).rounded()) * 3600), .utc,
      ]
      let zone = zones[Int(chance.below(4))]
      let date = CivilDate(dayNumber: first + Int(chance.below(UInt64(last - first + 1))))
      let times = try SolarTimes(on: date, at: coordinate, in: zone)
      if let broken = brokenLaw(times) {
        report.failures.append("\(date) \(coordinate.latitude) \(coordinate.longitude) \(zone): \(broken)")
      }
    }
    return report
  }

  /// What a date's times break, or nil.
  private static func brokenLaw(_ times: SolarTimes) -> String? {
    let start = times.zone.startOfDay(times.date)
    let length = Double(times.zone.dayLengthSeconds(times.date))
    let end = start.advanced(bySeconds: Int64(length))
    for crossing in [times.sunrise, times.sunset] {
      switch crossing {
      case .at(let instant):
        if instant < start || instant >= end { return "an event outside its date: \(instant)" }
        let sun = SunPosition(at: instant, from: times.coordinate)
        // 0.25 s of time and the parabola's 0.003 s are 0.001 degrees at most.
        if abs(sun.geocentricElevationDegrees + 50.0 / 60) > 0.0005 { return "an event off −50′: \(sun)" }
      case .staysAbove:
        if times.dayLengthSeconds != length { return "never sets, but the day has \(times.dayLengthSeconds) s" }
        if SunPosition(at: start, from: times.coordinate).geocentricElevationDegrees < -0.84 {
          return "above, but below"
        }
      case .staysBelow:
        if times.dayLengthSeconds != 0 { return "never rises, but the day has \(times.dayLengthSeconds) s" }
        if SunPosition(at: start, from: times.coordinate).geocentricElevationDegrees > -0.82 {
          return "below, but above"
        }
      case .notOnThisDate:
        if times.sunrise.instant == nil && times.sunset.instant == nil { return "neither event, and no state" }
      }
    }
    if let rise = times.sunrise.instant, let set = times.sunset.instant, rise < set {
      let between = Double(set.millisecondsSinceEpoch - rise.millisecondsSinceEpoch) / 1000
      // Of an odd clock a date may hold the end of one more stay.
      if times.dayLengthSeconds < between - 0.01 {
        return "day length \(times.dayLengthSeconds), set − rise \(between)"
      }
    }
    return nil
  }

  private static func seasons(_ tolerance: Accuracy.Tolerance) throws -> Accuracy {
    let seasons: [Substring: SolarSeason] = [
      "march_equinox": .marchEquinox, "june_solstice": .juneSolstice, "september_equinox": .septemberEquinox,
      "december_solstice": .decemberSolstice,
    ]
    var accuracy = Accuracy(tolerance)
    for row in try ReferenceTable.named("seasons.csv", sample: "seasons.csv").table.rows {
      let expected = second(row[0])
      let year = CivilDate(dayNumber: Int(expected / 86_400)).year
      let found = try seasons[row[1]]!.instant(year: year)
      accuracy.add(Double(found.millisecondsSinceEpoch) / 1000 - expected, at: "\(row[0])")
    }
    return accuracy
  }

  private static func drift(_ tolerance: Accuracy.Tolerance) throws -> Accuracy {
    var accuracy = Accuracy(tolerance)
    for row in FixtureTable(csv: try ReferenceTable.text("drift.csv")).rows {
      let coordinate = try Coordinate(latitude: Double(row[1])!, longitude: Double(row[2])!)
      let date = CivilDate(dayNumber: dayNumber(row[0]))
      let times = try SolarTimes(on: date, at: coordinate, in: .utc)
      for (instant, expected) in [(times.sunrise.instant, row[3]), (times.sunset.instant, row[4])] {
        let found = instant.map { Double($0.millisecondsSinceEpoch) / 1000 } ?? .nan
        accuracy.add(found - Double(date.dayNumber) * 86_400 - Double(expected)!, at: "\(row[0]) \(row[1])")
      }
    }
    return accuracy
  }
}

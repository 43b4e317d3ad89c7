// SPDX-License-Identifier: MIT

import AuraCommand
import AuraFixtures
import AuraKit

extension Sweep {
  /// Every sun event of 54 places and three years against JPL's DE421, to the tolerances and to the minute.
  static let sun = Sweep(name: "sun", unit: "place days", defaultCount: 100_000) { count, _ in
    var report = SweepReport(tried: 0)
    let tolerances = Accuracy.tolerances(csv: try ReferenceTable.text("tolerances.csv"))
    let places = try SunPlace.all()
    let (table, _) = try ReferenceTable.named("sun-54x3y.csv", sample: "sun-sample.csv")
    var tallies = SunEvent.all.map { Accuracy(tolerances[$0.quantity]!) }
    var dayLength = Accuracy(tolerances["day length"]!)
    var minutes = 0
    var metMinutes = 0
    var metTies = 0
    var ties = 0
    var figure = SunErrorFigure()
    let columns = SunEvent.all.map { table.index($0.column) }
    let lengthColumn = table.index("day_length")
    for row in table.rows.prefix(count) {
      report.tried += 1
      let place = places[row[0]]!
      let date = CivilDate(dayNumber: dayNumber(row[1]))
      let times = try SolarTimes(on: date, at: place.coordinate, in: place.zone)
      let midnight = Double(date.dayNumber) * 86_400
      for (index, event) in SunEvent.all.enumerated() {
        let expected = midnight + Double(row[columns[index]])!
        let found = event.instant(times)
        let error = found.map { Double($0.millisecondsSinceEpoch) / 1000 - expected } ?? .nan
        tallies[index].add(error, at: "\(row[0]) \(row[1])")
        let isTie = abs(expected - (expected / 60).rounded(.down) * 60 - 30) <= 0.3
        let minute = Int64(((expected + 30) / 60).rounded(.down)) * 60
        let isMet = found?.roundedToMinute.secondsSinceEpoch == minute
        if isTie {
          ties += 1
          metTies += isMet ? 1 : 0
        } else {
          minutes += 1
          metMinutes += isMet ? 1 : 0
        }
        if event.quantity == "sunrise" {
          let noaa = NOAASolarTimes(on: date, at: place.coordinate).sunrise
          figure.add(
            day: date.dayNumber, ours: error,
            noaa: noaa.map { Double($0.millisecondsSinceEpoch) / 1000 - expected } ?? .nan)
        }
      }
      dayLength.add(times.dayLengthSeconds - Double(row[lengthColumn])!, at: "\(row[0]) \(row[1])")
    }
    for tally in tallies + [dayLength] {
      report.figures.append(tally.summary)
      report.failures += tally.failures
    }
    let share = Double(metMinutes + metTies) / Double(minutes + ties)
    report.figures.append("minutes not within 0.3 s of a tie: \(metMinutes) of \(minutes) met")
    report.figures.append("minutes in all: \(metMinutes + metTies) of \(minutes + ties), share \(share)")
    // 0.033 s beyond the band: the largest error is 0.333 s, and the table has tenths of a second.
    if minutes - metMinutes > minutes / 10_000 { report.failures.append("\(minutes - metMinutes) minutes missed") }
    if share < 0.998 { report.failures.append("only \(share) of the minutes met") }
    if let folder = Fixtures.figures {
      try InputFile.write(Array(figure.svg.utf8), to: folder + "/sun-error.svg")
      report.figures.append("wrote \(folder)/sun-error.svg")
    }
    return report
  }

  /// Days since 1970-01-01 of `YYYY-MM-DD`.
  static func dayNumber(_ text: Substring) -> Int {
    let parts = text.split(separator: "-").map { Int($0)! }
    return CivilDate(year: parts[0], month: parts[1], day: parts[2])!.dayNumber
  }
}

/// One of the nine events of a day and its column of the reference table.
struct SunEvent: Sendable {
  let quantity: String
  let column: String
  let instant: @Sendable (SolarTimes) -> WallInstant?

  static let all = [
    SunEvent(quantity: "astronomical dawn", column: "astro_dawn") { $0.astronomicalDawn.instant },
    SunEvent(quantity: "nautical dawn", column: "naut_dawn") { $0.nauticalDawn.instant },
    SunEvent(quantity: "civil dawn", column: "civil_dawn") { $0.civilDawn.instant },
    SunEvent(quantity: "sunrise", column: "rise") { $0.sunrise.instant },
    SunEvent(quantity: "solar noon", column: "noon") { $0.solarNoon },
    SunEvent(quantity: "sunset", column: "set") { $0.sunset.instant },
    SunEvent(quantity: "civil dusk", column: "civil_dusk") { $0.civilDusk.instant },
    SunEvent(quantity: "nautical dusk", column: "naut_dusk") { $0.nauticalDusk.instant },
    SunEvent(quantity: "astronomical dusk", column: "astro_dusk") { $0.astronomicalDusk.instant },
  ]
}

/// A place of the reference tables.
struct SunPlace {
  let coordinate: Coordinate
  let zone: CivilZone

  /// By INE code, from the sample's own list of places.
  static func all() throws -> [Substring: SunPlace] {
    let table = FixtureTable(csv: try ReferenceTable.text("places.csv"))
    var found: [Substring: SunPlace] = [:]
    for row in table.rows {
      found[row[0]] = SunPlace(
        coordinate: try Coordinate(latitude: Double(row[1])!, longitude: Double(row[2])!),
        zone: row[3] == "canaries" ? .canaries : .peninsula)
    }
    return found
  }
}

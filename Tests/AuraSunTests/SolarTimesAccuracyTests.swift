// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraModel
import AuraSun
import AuraTestSupport
import AuraTime
import Testing

/// Against JPL's DE421, the Observatorio Astronómico Nacional and ERFA, to one tolerance row a quantity.
/// `aura-sweep sun` does the same over the whole tables.
struct SolarTimesAccuracyTests {
  struct Event: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let column: String
    let instant: @Sendable (SolarTimes) -> WallInstant?
  }

  static let events = [
    Event(testDescription: "astronomical dawn", column: "astro_dawn") { $0.astronomicalDawn.instant },
    Event(testDescription: "nautical dawn", column: "naut_dawn") { $0.nauticalDawn.instant },
    Event(testDescription: "civil dawn", column: "civil_dawn") { $0.civilDawn.instant },
    Event(testDescription: "sunrise", column: "rise") { $0.sunrise.instant },
    Event(testDescription: "solar noon", column: "noon") { $0.solarNoon },
    Event(testDescription: "sunset", column: "set") { $0.sunset.instant },
    Event(testDescription: "civil dusk", column: "civil_dusk") { $0.civilDusk.instant },
    Event(testDescription: "nautical dusk", column: "naut_dusk") { $0.nauticalDusk.instant },
    Event(testDescription: "astronomical dusk", column: "astro_dusk") { $0.astronomicalDusk.instant },
  ]

  @Test("Each event of the sample meets DE421 to its tolerance, and every minute that is no tie", arguments: events)
  func event(_ event: Event) throws {
    let table = try SunTables.table("sun-sample.csv")
    let places = try SunTables.places()
    let column = table.index(event.column)
    var accuracy = Accuracy(try #require(SunTables.tolerances()[event.testDescription]))
    var missed: [String] = []
    for row in table.rows {
      let place = try #require(places[row[0]])
      let date = try SunTables.date(row[1])
      let times = try SolarTimes(on: date, at: place.coordinate, in: place.zone)
      let expected = try SunTables.number(row[column])
      accuracy.add(SunTables.seconds(event.instant(times), after: date) - expected, at: "\(row[0]) \(row[1])")
      let minute = ((expected + 30) / 60).rounded(.down) * 60
      let isTie = abs(expected - minute) > 29.7
      if !isTie, SunTables.seconds(event.instant(times)?.roundedToMinute, after: date) != minute {
        missed.append("\(row[0]) \(row[1])")
      }
    }
    #expect(accuracy.failures.isEmpty)
    #expect(missed.isEmpty && accuracy.count == table.rows.count)
  }

  @Test("At least 190 of the 191 minutes that the Observatorio Astronómico Nacional printed for Cuenca in 2018")
  func observatory() throws {
    // The table's header: 40° 4′ 40″ north, 2° 7′ 49″ west.
    let cuenca = try Coordinate(latitude: 40 + 4.0 / 60 + 40.0 / 3600, longitude: -(2 + 7.0 / 60 + 49.0 / 3600))
    let rows = try SunTables.table("oan-cuenca-2018.csv").rows
    var met = 0
    for row in rows {
      let date = try SunTables.date(row[0])
      let times = try SolarTimes(on: date, at: cuenca, in: .peninsula)
      let crossing = row[1] == "rise" ? times.sunrise : times.sunset
      if crossing.civilMinute(in: .peninsula)?.time.hourAndMinute == String(row[3]) { met += 1 }
    }
    #expect(rows.count == 191)
    #expect(met >= 190)
  }

  @Test("Day length is sunset minus sunrise in seconds, not of rounded minutes")
  func dayLength() throws {
    let table = try SunTables.table("sun-sample.csv")
    let places = try SunTables.places()
    var accuracy = Accuracy(try #require(SunTables.tolerances()["day length"]))
    for row in table.rows {
      let place = try #require(places[row[0]])
      let times = try SolarTimes(on: try SunTables.date(row[1]), at: place.coordinate, in: place.zone)
      accuracy.add(times.dayLengthSeconds - (try SunTables.number(row[table.index("day_length")])), at: "\(row[0...1])")
    }
    #expect(accuracy.failures.isEmpty)
  }

  @Test("From 1900 to 2100 nothing drifts: ERFA's Earth, precession and sidereal time give the same times")
  func drift() throws {
    var accuracy = Accuracy(try #require(SunTables.tolerances()["drift of sunrise and sunset"]))
    for row in try SunTables.table("drift.csv").rows {
      let place = try Coordinate(latitude: SunTables.number(row[1]), longitude: SunTables.number(row[2]))
      let date = try SunTables.date(row[0])
      let times = try SolarTimes(on: date, at: place, in: .utc)
      for (crossing, column) in [(times.sunrise, 3), (times.sunset, 4)] {
        let error = SunTables.seconds(crossing.instant, after: date) - (try SunTables.number(row[column]))
        accuracy.add(error, at: "\(row)")
      }
    }
    #expect(accuracy.count == 540)
    #expect(accuracy.failures.isEmpty)
  }

  @Test("Equinoxes and solstices of 2010–2052 within 60 s")
  func seasons() throws {
    let seasons: [Substring: SolarSeason] = [
      "march_equinox": .marchEquinox, "june_solstice": .juneSolstice, "september_equinox": .septemberEquinox,
      "december_solstice": .decemberSolstice,
    ]
    var accuracy = Accuracy(try #require(SunTables.tolerances()["season"]))
    for row in try SunTables.table("seasons.csv").rows {
      let expected = try SunTables.instant(row[0])
      let year = CivilZone.utc.civil(at: expected).date.year
      let found = try #require(seasons[row[1]]).instant(year: year)
      accuracy.add(Double(found.millisecondsSinceEpoch - expected.millisecondsSinceEpoch) / 1000, at: "\(row)")
    }
    #expect(accuracy.count == 172)
    #expect(accuracy.failures.isEmpty)
  }

  @Test("NOAA's equations err as the documentation says, and more than SolarTimes does")
  func noaa() throws {
    let table = try SunTables.table("sun-sample.csv")
    let places = try SunTables.places()
    var sums = [0.0, 0.0, 0.0]
    var largest = [0.0, 0.0, 0.0]
    for row in table.rows {
      let place = try #require(places[row[0]])
      let date = try SunTables.date(row[1])
      let expected = try SunTables.number(row[table.index("rise")])
      let found = [
        NOAASolarTimes(on: date, at: place.coordinate, passes: 2).sunrise,
        NOAASolarTimes(on: date, at: place.coordinate, passes: 1).sunrise,
        NOAASolarTimes(on: date, at: place.coordinate, passes: 1, start: .noon).sunrise,
      ]
      for (index, instant) in found.enumerated() {
        let error = abs(SunTables.seconds(instant, after: date) - expected)
        sums[index] += error
        largest[index] = max(largest[index], error)
      }
    }
    let means = sums.map { $0 / Double(table.rows.count) }
    // The whole table gives 1.03, 2.2 and 14 s; a sample of 301 rows comes within a fifth.
    #expect(zip(means, [1.03, 2.2, 14]).allSatisfy { abs($0 / $1 - 1) < 0.2 }, "\(means)")
    #expect(zip(largest, [3.9, 7.2, 30]).allSatisfy { $0 < $1 }, "\(largest)")
  }
}

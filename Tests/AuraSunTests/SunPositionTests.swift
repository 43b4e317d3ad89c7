// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraModel
import AuraSun
import AuraTestSupport
import AuraTime
import Testing

struct SunPositionTests {
  @Test("Azimuth, elevation and declination at random instants meet DE421")
  func sky() throws {
    let table = try SunTables.table("sky-sample.csv")
    let places = try SunTables.places()
    let tolerances = try SunTables.tolerances()
    var tallies = try ["azimuth", "elevation", "geocentric elevation", "declination"].map {
      Accuracy(try #require(tolerances[$0]))
    }
    let columns = ["az_deg", "el_airless_deg", "el_geo_deg", "dec_deg"].map(table.index)
    for row in table.rows {
      let instant = WallInstant(secondsSinceEpoch: try #require(Int64(row[1])))
      let sun = SunPosition(at: instant, from: try #require(places[row[0]]).coordinate)
      let found = [
        sun.azimuthDegrees, sun.trueElevationDegrees, sun.geocentricElevationDegrees, sun.declinationDegrees,
      ]
      for (index, column) in columns.enumerated() {
        let error = found[index] - (try SunTables.number(row[column]))
        tallies[index].add(index == 0 ? error - 360 * (error / 360).rounded() : error, at: "\(row[0]) \(row[1])")
      }
    }
    #expect(tallies.flatMap(\.failures).isEmpty)
  }

  @Test("The equation of time meets DE421 at noon and midnight of three years")
  func equationOfTime() throws {
    let table = try SunTables.table("moon-phase-sample.csv")
    var accuracy = Accuracy(try #require(SunTables.tolerances()["equation of time"]))
    let greenwich = try Coordinate(latitude: 51.4779, longitude: 0)
    for row in table.rows {
      let sun = SunPosition(at: try SunTables.instant(row[0]), from: greenwich)
      accuracy.add(sun.equationOfTimeSeconds - (try SunTables.number(row[table.index("eot_s")])), at: "\(row[0])")
    }
    #expect(accuracy.failures.isEmpty)
  }

  @Test("Meeus, example 25.b: the Sun on 13 October 1992 at 0 h TD")
  func meeus() throws {
    // TD − UTC was 59.184 s. The book's values come from the whole of VSOP87.
    let second = Int64(CivilDate(year: 1992, month: 10, day: 13)!.dayNumber) * 86_400
    let instant = WallInstant(millisecondsSinceEpoch: second * 1000 - 59_184)
    let sun = SunPosition(at: instant, from: try Coordinate(latitude: 0, longitude: 0))
    #expect(abs(sun.eclipticLongitudeDegrees - (199 + 54.0 / 60 + 21.818 / 3600)) < 1.0 / 3600)
    #expect(abs(sun.rightAscensionDegrees - 15 * (13 + 13.0 / 60 + 30.749 / 3600)) < 1.0 / 3600)
    #expect(abs(sun.declinationDegrees + (7 + 47.0 / 60 + 1.74 / 3600)) < 0.5 / 3600)
    #expect(abs(sun.distanceAU - 0.99760853) < 0.00004)
  }

  @Test("Refraction lifts as Bennett's formula lowers, fades below the horizon and is none overhead")
  func refraction() throws {
    // Meeus, example 16.a: seen at 30.0′, refraction 28.754′ by Bennett, so truly at 1.246′.
    let place = try Coordinate(latitude: 40, longitude: 0)
    let noon = Int64(CivilDate(year: 2026, month: 3, day: 20)!.dayNumber) * 86_400
    var positions: [SunPosition] = []
    for minute in 0..<1440 {
      positions.append(SunPosition(at: WallInstant(secondsSinceEpoch: noon + Int64(minute) * 60), from: place))
    }
    let nearHorizon = positions.min {
      abs($0.trueElevationDegrees - 1.246 / 60) < abs($1.trueElevationDegrees - 1.246 / 60)
    }
    let lift = try #require(nearHorizon.map { $0.apparentElevationDegrees - $0.trueElevationDegrees })
    #expect(abs(lift * 60 - 28.754) < 0.5)
    let lifts = positions.map { $0.apparentElevationDegrees - $0.trueElevationDegrees }
    #expect(lifts.allSatisfy { $0 >= 0 && $0 < 0.7 })
    let steps = zip(lifts, lifts.dropFirst()).map { abs($0 - $1) }
    #expect(steps.allSatisfy { $0 < 0.05 })
  }

  @Test("Instants far off any calendar give numbers, not a crash")
  func extremes() throws {
    for milliseconds in [Int64.min, Int64.min / 3, 0, Int64.max] {
      let sun = SunPosition(
        at: WallInstant(millisecondsSinceEpoch: milliseconds), from: try Coordinate(latitude: 90, longitude: 180))
      #expect(sun.azimuthDegrees.isFinite && (-90...90).contains(sun.trueElevationDegrees))
    }
  }

  @Test("ΔT: 69.184 s since 2017, leap seconds back to 1972, the published polynomials before")
  func deltaT() {
    func at(_ year: Int, _ month: Int) -> Double {
      DeltaT.seconds(atClockSecond: Double(CivilDate(year: year, month: month, day: 1)!.dayNumber) * 86_400)
    }
    let cases = [
      (2026, 11, 69.184), (2017, 1, 69.184), (2016, 12, 68.184), (1999, 1, 64.184), (1998, 12, 63.184),
      (1972, 1, 42.184),
    ]
    #expect(cases.allSatisfy { at($0.0, $0.1) == $0.2 })
    // Observed TT − UT1 of the Astronomical Almanac, page K8: −2.72, 21.16, 29.15, 33.15, 40.18 s.
    let observed = [(1900, -2.72), (1920, 21.16), (1950, 29.15), (1960, 33.15), (1970, 40.18)]
    #expect(observed.allSatisfy { abs(at($0.0, 1) - $0.1) < 0.2 })
  }
}

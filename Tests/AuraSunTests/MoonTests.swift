// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraModel
import AuraSun
import AuraTestSupport
import AuraTime
import Testing

/// Against JPL's DE421. `aura-sweep moon` does the same over the whole tables.
struct MoonTests {
  @Test("Moonrise, moonset and transit of UTC dates, with every absence right, and the azimuths of rise and set")
  func events() throws {
    let table = try SunTables.table("moon-sample.csv")
    let places = try SunTables.places()
    let tolerances = try SunTables.tolerances()
    var tallies = try ["moonrise", "moonset", "moon transit"].map { Accuracy(try #require(tolerances[$0])) }
    var azimuths = try ["moonrise azimuth", "moonset azimuth"].map { Accuracy(try #require(tolerances[$0])) }
    var wrong: [String] = []
    for row in table.rows {
      let place = try #require(places[row[0]]).coordinate
      let date = try SunTables.date(row[1])
      let times = try LunarTimes(on: date, at: place, in: .utc)
      let found = [times.moonrise.instant, times.moonset.instant, times.transit]
      for (index, column) in ["rise", "set", "transit"].enumerated() {
        let text = row[table.index(column)]
        guard !text.isEmpty, let instant = found[index] else {
          if !text.isEmpty || found[index] != nil { wrong.append("\(row[0]) \(row[1]) \(column)") }
          continue
        }
        tallies[index].add(SunTables.seconds(instant, after: date) - (try SunTables.number(text)), at: "\(row)")
        if index < 2 {
          let azimuth = try SunTables.number(row[table.index(index == 0 ? "rise_az" : "set_az")])
          azimuths[index].add(MoonPosition(at: instant, from: place).azimuthDegrees - azimuth, at: "\(row)")
        }
      }
      // Spain never sees the Moon stay up or down all day.
      for crossing in [times.moonrise, times.moonset] where crossing == .staysAbove || crossing == .staysBelow {
        wrong.append("\(row[0]) \(row[1]) \(crossing)")
      }
    }
    #expect(wrong.isEmpty)
    #expect((tallies + azimuths).flatMap(\.failures).isEmpty)
    #expect(tallies.allSatisfy { $0.count > 580 })
  }

  @Test("Madrid 2026 has 13 local dates without moonrise and 12 without moonset, the ones the reference names")
  func absences() throws {
    let madrid = try Coordinate(latitude: 40.40841, longitude: -3.6876)
    var withoutRise: [String] = []
    var withoutSet: [String] = []
    for day in 0..<365 {
      let date = CivilDate(year: 2026, month: 1, day: 1)!.advanced(byDays: day)
      let times = try LunarTimes(on: date, at: madrid, in: .peninsula)
      if times.moonrise == .notOnThisDate { withoutRise.append(String(date.description.dropFirst(5))) }
      if times.moonset == .notOnThisDate { withoutSet.append(String(date.description.dropFirst(5))) }
    }
    #expect(
      withoutRise.joined(separator: " ")
        == "01-08 02-07 03-08 04-05 05-04 06-03 07-03 08-04 09-04 10-03 11-01 11-30 12-29")
    #expect(
      withoutSet.joined(separator: " ") == "01-24 02-22 03-22 04-19 05-18 06-17 07-18 08-19 09-18 10-17 11-17 12-16")
  }

  @Test("Instants of the principal phases of 2025–2027 within 15 s, none missing, none too many")
  func phases() throws {
    let names: [Substring: PrincipalPhase] = [
      "new": .newMoon, "first_quarter": .firstQuarter, "full": .fullMoon, "last_quarter": .lastQuarter,
    ]
    var accuracy = Accuracy(try #require(SunTables.tolerances()["moon phase"]))
    let events = try (2025...2027).flatMap { try PrincipalPhase.events(year: $0, in: .utc) }
    let rows = try SunTables.table("moon-phases.csv").rows
    #expect(events.count == rows.count && rows.count == 148)
    for (event, row) in zip(events, rows) {
      #expect(names[row[1]] == event.phase)
      let expected = try SunTables.instant(row[0])
      accuracy.add(
        Double(event.instant.millisecondsSinceEpoch - expected.millisecondsSinceEpoch) / 1000, at: "\(row)")
    }
    #expect(accuracy.failures.isEmpty)
  }

  @Test("Elongation, phase angle, lit fraction and place at noon and midnight of three years")
  func phase() throws {
    let table = try SunTables.table("moon-phase-sample.csv")
    let tolerances = try SunTables.tolerances()
    let names = [
      "elongation", "phase angle", "illuminated fraction", "moon longitude", "moon latitude", "moon distance",
    ]
    var tallies = try names.map { Accuracy(try #require(tolerances[$0])) }
    let columns = ["elong_deg", "phase_angle_deg", "illum_frac", "ecl_lon_deg", "ecl_lat_deg", "dist_km"]
      .map(table.index)
    let greenwich = try Coordinate(latitude: 51.4779, longitude: 0)
    for row in table.rows {
      let instant = try SunTables.instant(row[0])
      let phase = MoonPhase(at: instant)
      let moon = MoonPosition(at: instant, from: greenwich)
      let found = [
        phase.elongationDegrees, phase.phaseAngleDegrees, phase.illuminatedFraction, moon.eclipticLongitudeDegrees,
        moon.eclipticLatitudeDegrees, moon.distanceKm,
      ]
      for (index, column) in columns.enumerated() {
        let error = found[index] - (try SunTables.number(row[column]))
        let isAngle = names[index] == "elongation" || names[index] == "moon longitude"
        tallies[index].add(isAngle ? error - 360 * (error / 360).rounded() : error, at: "\(row[0])")
      }
    }
    #expect(tallies.flatMap(\.failures).isEmpty)
  }

  @Test("The Moon in the sky of 54 places at random instants")
  func sky() throws {
    let table = try SunTables.table("sky-sample.csv")
    let places = try SunTables.places()
    let tolerances = try SunTables.tolerances()
    var azimuth = Accuracy(try #require(tolerances["moon azimuth"]))
    var elevation = Accuracy(try #require(tolerances["moon elevation"]))
    for row in table.rows {
      let instant = WallInstant(secondsSinceEpoch: try #require(Int64(row[1])))
      let moon = MoonPosition(at: instant, from: try #require(places[row[0]]).coordinate)
      let expected = try SunTables.number(row[table.index("moon_az_deg")])
      let error = moon.azimuthDegrees - expected
      azimuth.add(error - 360 * (error / 360).rounded(), at: "\(row[0...1])")
      let height = try SunTables.number(row[table.index("moon_el_airless_deg")])
      elevation.add(moon.trueElevationDegrees - height, at: "\(row[0...1])")
    }
    #expect((azimuth.failures + elevation.failures).isEmpty)
  }

  @Test("Age counts from the true new moon and the names follow the elongation")
  func ageAndNames() throws {
    let rows = try SunTables.table("moon-phases.csv").rows
    let news = try rows.filter { $0[1] == "new" }.map { try SunTables.instant($0[0]) }
    var wrong: [String] = []
    for (new, next) in zip(news, news.dropFirst()) {
      for hours in [1, 100, 500] {
        let age = MoonPhase(at: new.advanced(bySeconds: Int64(hours) * 3600)).ageDays
        if abs(age - Double(hours) / 24) > 15.0 / 86_400 { wrong.append("\(new) + \(hours) h: \(age)") }
      }
      let atEnd = MoonPhase(at: next.advanced(bySeconds: -60)).ageDays
      if !(29.2...29.9).contains(atEnd) { wrong.append("\(next) − 60 s: \(atEnd)") }
    }
    let names: [Substring: MoonPhase.Name] = [
      "new": .newMoon, "first_quarter": .firstQuarter, "full": .fullMoon, "last_quarter": .lastQuarter,
    ]
    for row in rows where MoonPhase(at: try SunTables.instant(row[0])).name != names[row[1]] { wrong.append("\(row)") }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test("Beyond the Arctic circle the Moon, too, may stay up or down all day, and nothing else is wrong there")
  func polar() throws {
    let pole = try Coordinate(latitude: 90, longitude: 0)
    var states: [HorizonCrossing: Int] = [:]
    for day in 0..<28 {
      let date = CivilDate(year: 2026, month: 1, day: 1)!.advanced(byDays: day)
      let rise = try LunarTimes(on: date, at: pole, in: .utc).moonrise
      states[rise.instant == nil ? rise : .notOnThisDate, default: 0] += 1
    }
    // The Moon is a fortnight above the pole's horizon and a fortnight below it.
    #expect((12...15).contains(states[.staysAbove] ?? 0) && (11...15).contains(states[.staysBelow] ?? 0))
    #expect(throws: SolarTimesError.year(found: 2101)) {
      try LunarTimes(on: CivilDate(year: 2101, month: 1, day: 1)!, at: pole, in: .utc)
    }
  }

  @Test("Meeus, example 47.a: the Moon on 12 April 1992 at 0 h TD")
  func meeus() throws {
    // TD − UTC was 58.184 s. The book sums fewer terms and gives 10″ of longitude and 4″ of latitude as its error.
    let second = Int64(CivilDate(year: 1992, month: 4, day: 12)!.dayNumber) * 86_400
    let instant = WallInstant(millisecondsSinceEpoch: second * 1000 - 58_184)
    let moon = MoonPosition(at: instant, from: try Coordinate(latitude: 0, longitude: 0))
    #expect(abs(moon.eclipticLongitudeDegrees - 133.167265) < 10.0 / 3600)
    #expect(abs(moon.eclipticLatitudeDegrees + 3.229126) < 4.0 / 3600)
    #expect(abs(moon.distanceKm - 368_409.7) < 30)
    #expect(abs(moon.rightAscensionDegrees - 134.688470) < 11.0 / 3600)
    #expect(abs(moon.declinationDegrees - 13.768368) < 6.0 / 3600)
  }
}

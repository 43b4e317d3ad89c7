// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraModel
import AuraSun
import AuraTestSupport
import AuraTime
import Testing

struct SolarTimesEdgeTests {
  struct EdgeCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let coordinate: Coordinate
    let zone: CivilZone
    let date: CivilDate
    let rise: WallInstant?
    let set: WallInstant?
    let isAbove: Bool
    let isPolar: Bool
  }

  /// Offsets of the zones of the table that are not Spain's. Norway keeps the European rule at UTC+1, as the peninsula.
  static func zone(_ name: Substring, _ date: CivilDate) throws -> CivilZone {
    switch name {
    case "Europe/Madrid", "Africa/Ceuta", "Europe/Oslo", "Arctic/Longyearbyen": .peninsula
    case "Atlantic/Canary": .canaries
    case "Atlantic/Reykjavik", "UTC": .utc
    case "Pacific/Auckland": .fixed(seconds: date.month == 1 ? 46_800 : 43_200)
    case "Pacific/Kiritimati": .fixed(seconds: 50_400)
    case "America/Guayaquil": .fixed(seconds: -18_000)
    default: try #require(nil as CivilZone?, "no zone for \(name)")
    }
  }

  static func cases() throws -> [EdgeCase] {
    try SunTables.table("edge-cases.csv").rows.map { row in
      let date = try SunTables.date(row[4])
      return EdgeCase(
        testDescription: "\(row[0]) \(row[4])",
        coordinate: try Coordinate(latitude: SunTables.number(row[2]), longitude: SunTables.number(row[3])),
        zone: try zone(row[1], date), date: date, rise: row[6].isEmpty ? nil : try SunTables.instant(row[6]),
        set: row[7].isEmpty ? nil : try SunTables.instant(row[7]), isAbove: row[12] == "sun above all day",
        isPolar: abs(try SunTables.number(row[2])) > 60)
    }
  }

  @Test("Leap day, clock changes, the Canaries, polar day and night, set after midnight, date line, poles")
  func edges() throws {
    let cases = try Self.cases()
    var wrong: [String] = []
    for edge in cases {
      let times = try SolarTimes(on: edge.date, at: edge.coordinate, in: edge.zone)
      for (found, expected) in [(times.sunrise, edge.rise), (times.sunset, edge.set)] {
        let fits =
          switch (found, expected) {
          // The table has whole seconds; where the Sun nearly grazes the horizon, 0.3″ of it are worth seconds.
          case (.at(let instant), let expected?):
            abs(instant.millisecondsSinceEpoch - expected.millisecondsSinceEpoch) <= (edge.isPolar ? 6000 : 900)
          case (.staysAbove, nil): edge.isAbove
          case (.staysBelow, nil): !edge.isAbove
          case (.at, nil), (.staysAbove, _?), (.staysBelow, _?), (.notOnThisDate, _): false
          }
        if !fits { wrong.append("\(edge.testDescription): \(found), expected \(String(describing: expected))") }
      }
    }
    #expect(cases.count == 37)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test("Day length at the ends: none in the polar night, all 24 hours under the midnight Sun, 23 on that date")
  func dayLengths() throws {
    let tromso = try Coordinate(latitude: 69.6496, longitude: 18.956)
    let pole = try Coordinate(latitude: 90, longitude: 0)
    func length(_ month: Int, _ day: Int, _ place: Coordinate, _ zone: CivilZone) throws -> Double {
      try SolarTimes(on: CivilDate(year: 2026, month: month, day: day)!, at: place, in: zone).dayLengthSeconds
    }
    #expect(try length(12, 21, tromso, .peninsula) == 0)
    #expect(try length(6, 21, tromso, .peninsula) == 86_400)
    // 29 March 2026 has 23 hours on clocks of the peninsula; at the pole the Sun is up since 18 March.
    #expect(try length(3, 29, pole, .peninsula) == 82_800)
    // Reykjavik, 20 June 2026: set 00:03:28 and rise 02:55:03 of the same date; up before and after.
    let reykjavik = try Coordinate(latitude: 64.1466, longitude: -21.9426)
    #expect(abs(try length(6, 20, reykjavik, .utc) - (86_400 - 10_295)) < 2)
  }

  @Test("A date on which the Sun rises but does not set, between the last set before midnight and the first after")
  func missingSet() throws {
    // By the table, Reykjavik's set comes at 00:03:28 on 20 June 2026; in spring it came before midnight. On the date
    // in between there is none, and none of the neighbours may lose or double one.
    let place = try Coordinate(latitude: 64.1466, longitude: -21.9426)
    var sets: [WallInstant] = []
    var without = 0
    for day in 0..<40 {
      let date = CivilDate(year: 2026, month: 5, day: 20)!.advanced(byDays: day)
      let times = try SolarTimes(on: date, at: place, in: .utc)
      if let set = times.sunset.instant { sets.append(set) }
      if times.sunset == .notOnThisDate { without += 1 }
      #expect(times.sunrise.instant != nil)
    }
    #expect(without == 1 && sets.count == 39)
    let gaps = zip(sets, sets.dropFirst()).map { $0.seconds(until: $1) }
    #expect(gaps.allSatisfy { (85_000..<87_000).contains($0) })
  }

  @Test("Astronomical dusk after midnight stays with its evening")
  func duskAfterMidnight() throws {
    let coruna = try Coordinate(latitude: 43.37088, longitude: -8.39586)
    let date = CivilDate(year: 2026, month: 6, day: 21)!
    let times = try SolarTimes(on: date, at: coruna, in: .peninsula)
    let dusk = try #require(times.astronomicalDusk.civilMinute(in: .peninsula))
    #expect(dusk.date == date.advanced(byDays: 1) && dusk.time.hour == 0)
    #expect(try #require(times.astronomicalDusk.instant) > #require(times.nauticalDusk.instant))
  }

  @Test("Years outside 1900…2100, days off any calendar and zones that are none are typed errors")
  func errors() throws {
    let madrid = try Coordinate(latitude: 40.40841, longitude: -3.6876)
    #expect(throws: SolarTimesError.year(found: 1899)) {
      try SolarTimes(on: CivilDate(year: 1899, month: 12, day: 31)!, at: madrid, in: .peninsula)
    }
    #expect(throws: SolarTimesError.year(found: 2101)) {
      try SolarTimes(on: CivilDate(year: 2101, month: 1, day: 1)!, at: madrid, in: .peninsula)
    }
    #expect(throws: SolarTimesError.self) {
      try SolarTimes(on: CivilDate(dayNumber: .max), at: madrid, in: .peninsula)
    }
    #expect(throws: SolarTimesError.zoneOffset(foundSeconds: 64_801)) {
      try SolarTimes(on: CivilDate(dayNumber: 20_000), at: madrid, in: .fixed(seconds: 64_801))
    }
    #expect(throws: SolarTimesError.year(found: 2101)) { try SolarSeason.juneSolstice.instant(year: 2101) }
    #expect(throws: CoordinateError.self) { try Coordinate(latitude: .nan, longitude: 0) }
    for day in [CivilDate(year: 1900, month: 1, day: 1)!, CivilDate(year: 2100, month: 12, day: 31)!] {
      #expect(try SolarTimes(on: day, at: madrid, in: .peninsula).sunrise.instant != nil)
    }
  }

  @Test("Minutes round to the nearest, half up, and carry into the next date")
  func rounding() {
    let start = WallInstant(secondsSinceEpoch: 1_782_000_000)
    let cases: [(Int64, Int64)] = [(29_999, 0), (30_000, 60_000), (89_999, 60_000), (-30_000, 0), (-30_001, -60_000)]
    for (offset, expected) in cases {
      #expect(start.advanced(byMilliseconds: offset).roundedToMinute == start.advanced(byMilliseconds: expected))
    }
    let late = CivilZone.utc.startOfDay(CivilDate(year: 2026, month: 6, day: 20)!).advanced(bySeconds: -30)
    let shown = HorizonCrossing.at(late).civilMinute(in: .utc)
    #expect(shown?.description == "2026-06-20T00:00:00")
    #expect(HorizonCrossing.staysAbove.minute == nil)
  }
}

// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraModel
import AuraSun
import AuraTestSupport
import AuraTime
import Testing

/// The sample tables of `Fixtures/sun`: cut by its recipes from references made with JPL DE421.
enum SunTables {
  static func table(_ name: String) throws -> FixtureTable {
    FixtureTable(csv: try Tree.text("Fixtures/sun/" + name))
  }

  static func tolerances() throws -> [String: Accuracy.Tolerance] {
    Accuracy.tolerances(csv: try Tree.text("Fixtures/sun/tolerances.csv"))
  }

  /// Coordinates and zones of the 54 places by INE code.
  static func places() throws -> [Substring: SunriseTable.Place] {
    var places: [Substring: SunriseTable.Place] = [:]
    for row in try table("places.csv").rows {
      places[row[0]] = SunriseTable.Place(
        coordinate: try Coordinate(latitude: number(row[1]), longitude: number(row[2])),
        zone: row[3] == "canaries" ? .canaries : .peninsula)
    }
    return places
  }

  static func number(_ text: Substring) throws -> Double { try #require(Double(text), "no number: \(text)") }

  static func date(_ text: Substring) throws -> CivilDate {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    try #require(parts.count == 3, "no date: \(text)")
    return try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]))
  }

  /// `2026-03-20T10:02:29Z`
  static func instant(_ text: Substring) throws -> WallInstant {
    let halves = text.dropLast().split(separator: "T")
    let time = halves[1].split(separator: ":").compactMap { Int($0) }
    let second = Int64(time[0] * 3600 + time[1] * 60 + (time.count > 2 ? time[2] : 0))
    return WallInstant(secondsSinceEpoch: Int64(try date(halves[0]).dayNumber) * 86_400 + second)
  }

  /// Seconds after midnight UTC of a date.
  static func seconds(_ instant: WallInstant?, after date: CivilDate) -> Double {
    instant.map { Double($0.millisecondsSinceEpoch) / 1000 - Double(date.dayNumber) * 86_400 } ?? .nan
  }
}

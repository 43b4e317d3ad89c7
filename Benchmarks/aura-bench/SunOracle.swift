// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraKit

/// Sunrises and sunsets of DE421, to print errors beside times: the whole table where `AURA_REFERENCE` names it.
struct SunOracle {
  private var expected: [(index: Int, sunrise: Double, sunset: Double)] = []

  init(places: [Location], first: CivilDate, days: Int) throws {
    var positions: [Substring: Int] = [:]
    for (index, place) in places.enumerated() { positions[place.code.description[...]] = index }
    let table = FixtureTable(csv: try Self.text())
    let columns = (rise: table.index("rise"), set: table.index("set"))
    for row in table.rows {
      let parts = row[1].split(separator: "-").compactMap { Int($0) }
      guard let place = positions[row[0]], let date = CivilDate(year: parts[0], month: parts[1], day: parts[2]),
        let rise = Double(row[columns.rise]), let set = Double(row[columns.set])
      else { throw ResultsDiffer("the reference's row \(row) is of no seed city") }
      let day = date.dayNumber - first.dayNumber
      if (0..<days).contains(day) { expected.append((day * places.count + place, rise, set)) }
    }
  }

  /// `mean 0.10 s, max 0.33 s, 99.84 % of minutes`
  func errors(of rows: [SunriseTable.Row]) -> String {
    var sum = 0.0
    var largest = 0.0
    var met = 0
    for (index, sunrise, sunset) in expected {
      for (found, truth) in [(rows[index].sunrise, sunrise), (rows[index].sunset, sunset)] {
        sum += abs(found - truth)
        largest = max(largest, abs(found - truth))
        if ((found + 30) / 60).rounded(.down) == ((truth + 30) / 60).rounded(.down) { met += 1 }
      }
    }
    let count = Double(expected.count * 2)
    return
      "mean \(fixed(sum / count, 3)) s, max \(fixed(largest, 2)) s, \(fixed(Double(met) / count * 100, 2)) % of minutes"
  }

  private static func text() throws -> String {
    if let folder = Fixtures.reference, let bytes = Fixtures.bytes(at: folder + "/sun-54x3y.csv.gz") {
      return String(decoding: try Gzip.inflate(bytes), as: UTF8.self)
    }
    let path = try Fixtures.folder() + "/sun/sun-sample.csv"
    guard let bytes = Fixtures.bytes(at: path) else { throw ResultsDiffer("no file \(path)") }
    return String(decoding: bytes, as: UTF8.self)
  }
}

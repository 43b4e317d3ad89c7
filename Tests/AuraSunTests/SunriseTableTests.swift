// SPDX-License-Identifier: MIT

import AuraModel
import AuraSun
import AuraTestSupport
import AuraTime
import Testing

struct SunriseTableTests {
  @Test("Eight places at a time give what one gives, within 0.01 s, also at high latitudes and the date line")
  func equalsScalar() throws {
    var places = try SunTables.places().sorted { $0.key < $1.key }.map(\.value)
    places.append(.init(coordinate: try Coordinate(latitude: 69.6496, longitude: 18.956), zone: .peninsula))
    places.append(
      .init(coordinate: try Coordinate(latitude: 1.8721, longitude: -157.4278), zone: .fixed(seconds: 50_400)))
    places.append(.init(coordinate: try Coordinate(latitude: -90, longitude: 0), zone: .utc))
    let table = SunriseTable(places: places)
    let first = CivilDate(year: 2026, month: 3, day: 20)!
    let days = 12
    var rows = [SunriseTable.Row](repeating: .init(sunrise: 0, sunset: 0), count: days * places.count)
    try table.fill(&rows, from: first, days: days)
    var oneByOne = rows
    try table.fillOneByOne(&oneByOne, from: first, days: days)
    var wrong: [String] = []
    for day in 0..<days {
      let date = first.advanced(byDays: day)
      for (index, place) in places.enumerated() {
        let times = try SolarTimes(on: date, at: place.coordinate, in: place.zone)
        let row = rows[day * places.count + index]
        let scalar = oneByOne[day * places.count + index]
        let ours = [(row.sunrise, times.sunrise), (row.sunset, times.sunset)]
        let others = [(scalar.sunrise, times.sunrise), (scalar.sunset, times.sunset)]
        for (found, crossing) in ours + others {
          let expected = SunTables.seconds(crossing.instant, after: date)
          if expected.isNaN ? !found.isNaN : !(abs(found - expected) <= 0.01) {
            wrong.append("\(date) \(place): \(found), expected \(expected)")
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test("A run that leaves the checked years is refused whole")
  func refused() throws {
    let table = SunriseTable(places: [.init(coordinate: try Coordinate(latitude: 40, longitude: 0), zone: .peninsula)])
    var rows = [SunriseTable.Row](repeating: .init(sunrise: 0, sunset: 0), count: 2)
    #expect(throws: SolarTimesError.year(found: 2101)) {
      try table.fill(&rows, from: CivilDate(year: 2100, month: 12, day: 31)!, days: 2)
    }
  }
}

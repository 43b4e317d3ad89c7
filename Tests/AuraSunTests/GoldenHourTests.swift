// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraModel
import AuraSun
import AuraTestSupport
import AuraTime
import Testing

struct GoldenHourTests {
  @Test("The golden hours begin and end at −4° and 6°, around sunrise and sunset, by the Sun's place at those instants")
  func altitudes() throws {
    let places = try SunTables.places()
    var wrong: [String] = []
    for row in try SunTables.table("sun-sample.csv").rows {
      let place = try #require(places[row[0]])
      let times = try SolarTimes(on: try SunTables.date(row[1]), at: place.coordinate, in: place.zone)
      let (morning, evening) = (times.morningGoldenHour, times.eveningGoldenHour)
      let found = [morning.begin, morning.end, evening.begin, evening.end].compactMap(\.instant)
      let heights = found.map { SunPosition(at: $0, from: place.coordinate).geocentricElevationDegrees }
      let isRight = zip(heights, [-4.0, 6, 6, -4]).allSatisfy { abs($0 - $1) < 0.0005 }
      let order = [
        times.civilDawn.instant, morning.begin.instant, times.sunrise.instant, morning.end.instant, times.solarNoon,
        evening.begin.instant, times.sunset.instant, evening.end.instant, times.civilDusk.instant,
      ].compactMap { $0 }
      let isOrdered = order.count == 9 && zip(order, order.dropFirst()).allSatisfy { $0 < $1 }
      if found.count != 4 || !isRight || !isOrdered { wrong.append("\(row[0]) \(row[1]): \(heights)") }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test("An altitude of one's own: never reached, never left, out of range, no number")
  func ownAltitudes() throws {
    let madrid = try Coordinate(latitude: 40.40841, longitude: -3.6876)
    let times = try SolarTimes(on: CivilDate(year: 2026, month: 12, day: 21)!, at: madrid, in: .peninsula)
    // By the reference the Sun of that date stands between −73.03° and 26.15°.
    #expect(times.crossing(of: SunAltitude(degrees: 26.5), rising: true) == .staysBelow)
    #expect(times.crossing(of: SunAltitude(degrees: -73.5), rising: false) == .staysAbove)
    #expect(times.crossing(of: SunAltitude(degrees: 26), rising: true).instant != nil)
    #expect(SunAltitude(degrees: 200).degrees == 90 && SunAltitude(degrees: -.infinity).degrees == -90)
    #expect(SunAltitude(degrees: .nan).degrees == 0)
    #expect(times.crossing(of: .horizon, rising: true) == times.sunrise)
  }
}

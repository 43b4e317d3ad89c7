// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraSun
import AuraTestSupport
import AuraTime
import Testing

struct DayMomentTests {
  @Test("The moments cover every minute of any date, at any latitude, once: days of 23, 24 and 25 hours")
  func partition() throws {
    var chance = SeedStream(seed: 3).stream("moments")
    var wrong: [String] = []
    for index in 0..<250 {
      let latitude = Double(chance.below(181)) - 90
      let longitude = Double(chance.below(361)) - 180
      let spring = CivilDate(year: 2026, month: 3, day: 29)!
      let autumn = CivilDate(year: 2026, month: 10, day: 25)!
      let date = index % 3 == 0 ? spring : index % 3 == 1 ? autumn : spring.advanced(byDays: Int(chance.below(9000)))
      let zone: CivilZone = index % 2 == 0 ? .peninsula : .canaries
      let times = try SolarTimes(on: date, at: Coordinate(latitude: latitude, longitude: longitude), in: zone)
      let spans = times.moments
      let isWhole =
        spans.first?.range.lowerBound == zone.startOfDay(date)
        && spans.last?.range.upperBound == zone.startOfDay(date.advanced(byDays: 1))
        && zip(spans, spans.dropFirst()).allSatisfy {
          $0.range.upperBound == $1.range.lowerBound && $0.moment != $1.moment
        } && spans.allSatisfy { !$0.range.isEmpty }
      if !isWhole { wrong.append("\(date) \(latitude) \(longitude) \(zone): \(spans)") }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test("Madrid's date in order: noche, amanecer, mañana, mediodía, tarde, atardecer, noche, by the minutes people see")
  func madrid() throws {
    let madrid = try Coordinate(latitude: 40.40841, longitude: -3.6876)
    let date = CivilDate(year: 2026, month: 3, day: 29)!
    let times = try SolarTimes(on: date, at: madrid, in: .peninsula)
    let spans = times.moments
    #expect(spans.map(\.moment) == [.night, .dawn, .morning, .midday, .afternoon, .dusk, .night])
    // The reference has rise 08:03:35 and set 20:36:04; an hour each belongs to amanecer and atardecer.
    let ends = spans.map { CivilZone.peninsula.civil(at: $0.range.upperBound).time.hourAndMinute }
    #expect(ends == ["08:04", "09:04", "12:00", "15:00", "19:36", "20:36", "00:00"])
    #expect(times.moment(at: spans[1].range.lowerBound) == .dawn)
    #expect(times.moment(at: spans[6].range.lowerBound) == .night)
    #expect(times.moment(at: spans[6].range.upperBound) == nil)
  }

  @Test("Polar night is all noche; the midnight Sun has no noche, amanecer or atardecer; a short stay is halved")
  func polar() throws {
    let tromso = try Coordinate(latitude: 69.6496, longitude: 18.956)
    func moments(_ month: Int, _ day: Int) throws -> [DayMomentSpan] {
      try SolarTimes(on: CivilDate(year: 2026, month: month, day: day)!, at: tromso, in: .peninsula).moments
    }
    #expect(try moments(12, 21).map(\.moment) == [.night])
    #expect(try moments(6, 21).map(\.moment) == [.morning, .midday, .afternoon])
    // 15 January: rise 11:29:21, set 12:18:29 by the reference.
    let short = try moments(1, 15)
    #expect(short.map(\.moment) == [.night, .dawn, .dusk, .night])
    let ends = short.map { CivilZone.peninsula.civil(at: $0.range.upperBound).time.hourAndMinute }
    #expect(ends == ["11:29", "11:53", "12:18", "00:00"])
  }

  @Test("The register has one row a moment, each with its source, and its clock rows cover the day")
  func register() {
    let rows = DayMomentRule.register
    #expect(Set(rows.map(\.moment)).count == 6 && rows.count == 6)
    #expect(rows.allSatisfy { $0.source.count > 10 })
    let hours = rows.compactMap { if case .clock(let hours) = $0.condition { hours } else { nil } }
    #expect(hours.flatMap(Array.init) == Array(0..<24))
    #expect(DayMoment.allCases.map(\.name) == ["Amanecer", "Mañana", "Mediodía", "Tarde", "Atardecer", "Noche"])
  }
}

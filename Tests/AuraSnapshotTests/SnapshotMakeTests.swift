// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraFormats
import AuraModel
import AuraPlaces
import AuraSnapshot
import AuraSun
import AuraTestSupport
import AuraTime
import Testing
import aura_sweep

struct SnapshotMakeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let code: String
    let date: CivilDate
    let shape: FeedShape
    var testDescription: String { "\(code) on \(date), \(shape.rawValue)" }
  }

  /// Every shape: Madrid or Las Palmas on one or the other clock change of 2026. The sweep `snapshot-hours` has them all.
  static let cases: [Case] = {
    let dates = [(2026, 3, 29), (2026, 10, 25)].map { CivilDate(year: $0, month: $1, day: $2)! }
    return FeedShape.allCases.enumerated().map { index, shape in
      Case(code: ["28079", "35016"][index / 2 % 2], date: dates[index % 2], shape: shape)
    }
  }()

  @Test("The current hour, the days and the UV index are those a second reader finds, every hour", arguments: cases)
  func hours(_ row: Case) throws {
    var law = SnapshotHourLaw(Gazetteer.municipality(row.code)!)
    // The hour of a clock change, and one of the afternoon; the sweep takes them all.
    try law.tryDay(row.date, row.shape, minute: 17, hours: [2, 16])
    #expect(law.broken.prefix(3) == [])
    switch row.shape {
    case .fresh, .sevenHoursOld, .twentyHoursOld, .backwards, .withoutDaily: #expect(law.thin == 0)
    case .twoDaysOld, .withoutHourly: #expect(law.thin == law.tried)
    // Yesterday's last chance of rain runs two hours past midnight (Q-HOR-07).
    case .thinToday: #expect(law.thin >= law.tried - 2)
    case .aDayOld, .withoutFirstDay: break
    }
  }

  @Test("A real edition: Madrid, 25 August 2026, 12:10 in the capital", .needsRecordings)
  func recording() throws {
    let files = ["diaria", "horaria"].map { "aemet/extracted/municipio-\($0)-28079-2026-08-25.json" }
    let bodies = try files.map { try Recordings.bytes($0) }
    // 10:10 UTC, nineteen minutes after both were made.
    let moment = WallInstant(secondsSinceEpoch: 1_787_652_600)
    let sources = try MockForecasts.sources(daily: bodies[0], hourly: bodies[1], receivedAt: moment)
    let place = Gazetteer.municipality("28079")!
    let snapshot = WeatherSnapshot.make(for: place, at: moment, from: sources)
    let current = snapshot.current.map { NaiveSlot($0) }
    #expect(try current == NaiveSlot(hourly: JSONValue(bodies[1]), zone: .peninsula, at: moment) && current != nil)
    #expect(snapshot.today == CivilDate(year: 2026, month: 8, day: 25) && snapshot.uvIndex == 8)
    // Read off the files by eye.
    let range = [snapshot.todaySummary?.minimumC, snapshot.todaySummary?.maximumC]
    let now = [
      snapshot.currentTemperature, snapshot.currentFeelsLike, snapshot.currentHumidity, snapshot.currentGustKmh,
    ]
    #expect(range == [18, 28] && now == [22, 22, 57, 32] && snapshot.currentPrecipMm == 0)
    #expect(snapshot.currentWind == WindReading(origin: .direction(.southWest), speedKmh: 15))
    #expect(snapshot.json().count < 8_000)
    let sun = try SolarTimes(on: snapshot.today, at: place.coordinate!, in: .peninsula)
    let apart = [(snapshot.sunrise, sun.sunrise.instant), (snapshot.sunset, sun.sunset.instant)].map { pair in
      abs(pair.0!.millisecondsSinceEpoch - pair.1!.millisecondsSinceEpoch)
    }
    #expect(apart.max()! <= 2)
  }
}

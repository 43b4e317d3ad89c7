// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime
import Testing

/// What the daily file means at a moment.
struct DailyForecastViewTests {
  @Test("Q-DAY-05, Q-DAY-06: a blanked period is unknown in every array; the day takes 12-24")
  func blankedMorning() throws {
    let view = try RawForecast.daily(DailyForecastTests.blanked).dailyView(at: "2026-08-25T12:30")
    let day = try #require(view.today)
    #expect(day.sky?.codeText == "25" && day.precipitationProbability == 100)
    #expect(day.wind == WindReading(origin: .direction(.southWest), speedKmh: 15))
    // 12-24 has no gust, and no other period speaks for it; 2300 m stood on the blanked 00-24.
    #expect(day.gustKmh == nil && day.snowLevelM == nil)
    let night = try #require(day.periods.first { $0.period == DayPeriod(startHour: 0, endHour: 6) })
    #expect(night.isBlanked && night.isOver && night.wind == nil && night.gustKmh == nil)
    #expect(night.precipitationProbability == nil)
  }

  @Test("Q-DAY-05: where 00-24 is not blanked it speaks, and is not derived from its parts (Q-DAY-16)")
  func wholeDaySpeaks() throws {
    let day = RawDay("2026-08-25").numbers("probPrecipitacion", "00-24 30, 00-12 0, 12-24 80")
      .sky("00-24 13, 00-12 11, 12-24 43").wind("00-24 N 20, 00-12 N 10, 12-24 S 25")
      .texts("cotaNieveProv", "00-24 2300, 00-12 -, 12-24 -").texts("rachaMax", "00-24 -, 00-12 -, 12-24 60")
    let found = try #require(try RawForecast.daily(day).dailyView(at: "2026-08-25T08:00").today)
    #expect(found.precipitationProbability == 30 && found.sky?.codeText == "13" && found.wind?.speedKmh == 20)
    #expect(found.snowLevelM == 2300 && found.gustKmh == nil)
  }

  /// Late in the evening 12-24 is blanked too; 06-12 stays filled although it is over (Q-DAY-07, Q-DAY-08).
  static let evening = RawDay("2026-08-25")
    .numbers("probPrecipitacion", "00-24 0, 00-12 0, 12-24 0, 00-06 0, 06-12 95, 12-18 0, 18-24 20")
    .sky("00-24 -, 00-12 -, 12-24 -, 00-06 -, 06-12 26, 12-18 -, 18-24 12n")
    .wind("00-24 - 0, 00-12 - 0, 12-24 - 0, 00-06 N 5, 06-12 N 30, 12-18 - 0, 18-24 S 10")

  @Test("Q-DAY-07, Q-DAY-08: in the evening 18-24 speaks alone, and a finished quarter does not colour the rest")
  func evening() throws {
    let forecast = RawForecast.daily(Self.evening)
    let night = try #require(try forecast.dailyView(at: "2026-08-25T22:30").today)
    #expect(night.precipitationProbability == 20 && night.sky?.codeText == "12n" && night.wind?.speedKmh == 10)
    // At nine in the morning 06-12 still runs: the greatest chance and the last sky count.
    let morning = try #require(try forecast.dailyView(at: "2026-08-25T09:00").today)
    #expect(morning.precipitationProbability == 95 && morning.sky?.codeText == "12n")
    // When the whole day is over nothing is left to prefer.
    let yesterday = try forecast.dailyView(at: "2026-08-26T09:00")
    #expect(yesterday.today == nil && yesterday.days[0].precipitationProbability == 95)
    #expect(yesterday.upcoming.isEmpty)
  }

  @Test("A day blanked in full is unknown: not dry, not calm, not clear")
  func allBlanked() throws {
    let day = RawDay("2026-08-25").numbers("probPrecipitacion", "00-24 0, 12-24 0, 18-24 0").sky(
      "00-24 -, 12-24 -, 18-24 -"
    )
    .wind("00-24 - 0, 12-24 - 0, 18-24 - 0").with("temperatura", #"{"maxima":30,"minima":20,"dato":[]}"#)
    let found = try #require(try RawForecast.daily(day).dailyView(at: "2026-08-25T23:00").today)
    #expect(found.precipitationProbability == nil && found.wind == nil && found.sky == nil)
    #expect(found.temperature.maximum == 30)
  }

  @Test("Q-DAY-09, Q-DAY-10, Q-DAY-11: today is found by date while yesterday is still first, in both zones")
  func yesterdayFirst() throws {
    let days = (24...30).map { RawDay("2026-08-\($0)").numbers("probPrecipitacion", "00-24 \($0)").sky("00-24 11") }
    var forecast = RawForecast.daily()
    forecast.days = [days[2], days[0], days[1]] + days[3...]
    let times: [(String, CivilZone, Int)] = [
      ("2026-08-24T23:59", .peninsula, 24), ("2026-08-25T00:00", .peninsula, 25), ("2026-08-25T09:06", .peninsula, 25),
      ("2026-08-24T23:30", .canaries, 24), ("2026-08-25T00:00", .canaries, 25),
    ]
    for (civil, zone, day) in times {
      let view = try forecast.dailyView(at: civil, zone: zone)
      #expect(view.today?.precipitationProbability == day, "\(civil) \(zone)")
    }
    let view = try forecast.dailyView(at: "2026-08-26T03:22")
    #expect(view.days.map(\.date.day) == Array(24...30) && view.upcoming.map(\.date.day) == Array(26...30))
    // Half past midnight in Madrid is still yesterday in Las Palmas.
    let canaries = DailyForecastView(
      try forecast.decodeDaily().record, zone: .canaries, at: moment("2026-08-25T00:30", .peninsula))
    #expect(canaries.todayDate.day == 24)
  }

  @Test("Periods are joined by label when arrays do not line up, and have instants in both zones and at clock changes")
  func periods() throws {
    let day = RawDay("2026-10-25").sky("12-24 11, 00-06 12").numbers("probPrecipitacion", "06-12 7, 00-06 3")
      .texts("rachaMax", "00-06 50")
    let found = try #require(try RawForecast.daily(day).dailyView(at: "2026-10-25T01:00").days.first)
    #expect(found.periods.map(\.period.description) == ["00-06", "06-12", "12-24"])
    #expect(found.periods.map(\.precipitationProbability) == [3, 7, nil])
    #expect(found.periods.map(\.gustKmh) == [50, nil, nil])
    // The night of 25 October 2026 has an hour more: 00:00 is +02:00, 06:00 is +01:00.
    #expect(found.periods.map(\.start) == ["2026-10-24T22:00Z", "2026-10-25T05:00Z", "2026-10-25T11:00Z"].map(instant))
    #expect(found.periods.map(\.end) == ["2026-10-25T05:00Z", "2026-10-25T11:00Z", "2026-10-25T23:00Z"].map(instant))
    let canary = try #require(
      try RawForecast.daily(day).dailyView(at: "2026-10-25T01:00", zone: .canaries).days.first)
    #expect(
      canary.periods[0].start == instant("2026-10-24T23:00Z") && canary.periods[0].end == instant("2026-10-25T06:00Z"))
    #expect(found.period(coveringHour: 5)?.period.description == "00-06")
    #expect(found.period(coveringHour: 20)?.period.description == "12-24")
  }

  @Test("Of two days with one date and of two samples for one period, the first counts")
  func repeats() throws {
    let day = RawDay("2026-08-25").numbers("probPrecipitacion", "00-24 10, 00-24 90").sky("00-24 11, 00-24 -, 00-24 26")
    let other = RawDay("2026-08-25").numbers("probPrecipitacion", "00-24 55").sky("00-24 12")
    let view = try RawForecast.daily(day, other).dailyView(at: "2026-08-25T01:00")
    #expect(view.days.count == 1 && view.today?.precipitationProbability == 10 && view.today?.sky?.codeText == "11")
  }
}

// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import Testing

/// What must hold between the two files of an edition, and inside each, whatever the weather.
struct EditionLawTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let ine: String
    let month: Int

    var testDescription: String { "\(ine) in month \(month)" }
  }

  static let cases: [Case] = [
    ("28079", 1), ("05019", 2), ("15030", 3), ("36057", 4), ("33024", 5), ("48916", 6), ("08019", 7), ("46250", 9),
    ("38038", 11), ("22125", 12),
  ].map { Case(ine: $0, month: $1) }

  @Test(arguments: cases)
  func hourlyAndDailyAgree(_ example: Case) throws {
    // Only the second day is whole in the hourly file.
    let bench = EditionBench(ine: example.ine, at: utc(2026, example.month, 12, 10), off: [.pointsOutsideExtremes])
    let (daily, hourly) = (try bench.daily(), try bench.hourly())
    #expect(daily.root["elaborado"] == hourly.root["elaborado"] && daily.dates[1] == hourly.dates[1])
    for key in ["temperatura", "sensTermica"] {
      let hours = hourly.numbers(key, day: 1)
      #expect(
        hours.max() == daily.extreme(key, "maxima", day: 1) && hours.min() == daily.extreme(key, "minima", day: 1))
      let six = try #require(hourly.value(key, "06", day: 1).flatMap { Double($0) })
      #expect(Double(daily.days[1][key]?["dato"]?[0]?["value"].text ?? "") == six)
    }
    let humidity = hourly.numbers("humedadRelativa", day: 1)
    for (end, value) in [("maxima", humidity.max()), ("minima", humidity.min())] {
      // The daily file rounds to steps of five.
      #expect(abs((daily.extreme("humedadRelativa", end, day: 1) ?? -9) - (value ?? 0)) <= 2.5)
    }
  }

  @Test(arguments: cases)
  func wetCodesRainAndChanceGoTogether(_ example: Case) throws {
    let bench = EditionBench(ine: example.ine, at: utc(2026, example.month, 12, 10))
    let hourly = try bench.hourly()
    for day in 0..<3 {
      for label in hourly.labels("estadoCielo", day: day) {
        let sky = try #require(hourly.value("estadoCielo", label, day: day))
        let rain = try #require(hourly.value("precipitacion", label, day: day))
        let snow = try #require(hourly.value("nieve", label, day: day))
        let isWetCode = ["2", "3", "4", "6", "7"].contains(sky.prefix(1))
        #expect(isWetCode == (rain != "0") || (sky.hasPrefix("5") && rain != "0"), "\(label): \(sky), \(rain)")
        #expect((Double(snow) ?? 0) <= (Double(rain) ?? 0))
      }
    }
    let daily = try bench.daily()
    for day in 1..<7 {
      let chances = daily.numbers("probPrecipitacion", day: day)
      for (sky, chance) in zip(daily.sky(day: day), chances) {
        #expect(!["2", "3", "4", "6", "7"].contains(sky.prefix(1)) || chance > 0, "\(sky) with \(chance) %")
      }
      // The whole day is never less likely than a part of it.
      #expect(chances.allSatisfy { $0 <= chances[0] && $0.truncatingRemainder(dividingBy: 5) == 0 })
    }
  }

  @Test func theSameQuestionHasTheSameBytesAndAnotherSeedHasOthers() {
    let bench = EditionBench()
    #expect(bench.body(MockDriver.daily) == bench.body(MockDriver.daily))
    var scenario = Scenario.quiet
    scenario.seed = 2
    var other = MockDriver(scenario, at: utc(2026, 8, 26, 10))
    #expect(other.fetch(MockDriver.daily + "28079").body != bench.body(MockDriver.daily))
  }

  @Test func aFrozenDayServesItsRealFiguresAndSeededWeatherBesideThem() throws {
    var driver = MockDriver(try Scenario.named("madrid-august-2026"), at: utc(2030, 1, 1))
    #expect(
      driver.fetch(MockDriver.hourly + "28079").body == (try WireFormTests.written("madrid-august-2026", "hourly")))
    let getafe = try ForecastReader(driver.fetch(MockDriver.daily + "28065").body)
    #expect(getafe.root["nombre"].text == "Getafe" && getafe.dates.first == "2026-08-25")
    // A day later the recorded forecast is an old one.
    driver.state.scenario.clock = .frozen(utc(2026, 8, 26, 10))
    #expect(try ForecastReader(driver.fetch(MockDriver.daily + "28079").body).dates.first == "2026-08-26")
  }

  @Test func aLinkKeepsThePayloadOfItsMoment() throws {
    var driver = MockDriver(.quiet, at: utc(2026, 8, 26, 17, 18))
    let envelope = driver.first(MockDriver.daily + "28079")
    let body = driver.second(envelope).body
    driver.now = driver.now.advanced(bySeconds: 290)
    driver.state.scenario.quota = .unlimited
    #expect(driver.second(envelope).body == body)
  }
}

// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import Testing
import aura_sweep

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
  func theTwoFilesOfAnEditionAgree(_ example: Case) throws {
    for hour in [3, 22] {
      let bench = EditionBench(
        ine: example.ine, at: utc(2026, example.month, 12, hour), off: [.pointsOutsideExtremes])
      let (daily, hourly) = (try bench.daily(), try bench.hourly())
      #expect(EditionLaw.broken(daily: daily, hourly: hourly) == [])
      #expect(daily.root["elaborado"] == hourly.root["elaborado"] && hourly.dates.allSatisfy(daily.dates.contains))
    }
  }

  @Test func aBrokenLawIsSeen() throws {
    // The laws see what they are about: the daily file of another day beside the hourly one, and rain under the sun.
    let bench = EditionBench(off: [.pointsOutsideExtremes])
    let warmer = EditionBench(off: [.pointsOutsideExtremes]) { day in
      for index in day.hours.indices { day.hours[index].temperatureTenthsC += 50 }
    }
    let wet = EditionBench { day in
      for index in day.hours.indices { day.hours[index].precipitation = .tenths(5) }
      for index in day.hours.indices { day.hours[index].skyCode = 11 }
    }
    #expect(EditionLaw.broken(daily: try warmer.daily(), hourly: try bench.hourly()).count >= 2)
    #expect(EditionLaw.broken(daily: try bench.daily(), hourly: try wet.hourly()).count >= 24)
  }

  @Test func pointsAreTheHoursOfTheirLabels() throws {
    let bench = EditionBench(off: [.pointsOutsideExtremes])
    let (daily, hourly) = (try bench.daily(), try bench.hourly())
    for key in ["temperatura", "sensTermica"] {
      let points = (0..<3).map { daily.days[1][key]?["dato"]?[$0]?["value"].text }
      #expect(points == ["06", "12", "18"].map { hourly.value(key, $0, day: 1) })
      #expect(daily.days[1][key]?["dato"]?[3]?["value"].text == hourly.value(key, "00", day: 2))
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

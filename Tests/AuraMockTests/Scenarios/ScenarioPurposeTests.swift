// SPDX-License-Identifier: MIT

import AuraMock
import AuraTestSupport
import AuraTime
import Testing

/// Every scenario that is shipped loads, is documented, and does what its purpose says.
struct ScenarioPurposeTests {
  static let madrid = MockDriver.daily + "28079"

  @Test func allLoadAndAreDocumented() throws {
    let page = try Tree.text("docs/SCENARIOS.md")
    for name in Scenario.bundledNames {
      let scenario = try Scenario.named(name)
      let own = try Tree.text("docs/scenarios/\(name).md")
      #expect(scenario.name == name && page.contains("| [`\(name)`](scenarios/\(name).md) |"), "\(name)")
      #expect(own.contains("\n\(scenario.purpose)\n") && own.contains("**Look at.**"), "\(name)")
      let rows = own.split(separator: "\n").count {
        $0.contains(" | amarillo | ") || $0.contains(" | naranja | ") || $0.contains(" | rojo | ")
      }
      #expect(rows == scenario.warnings.count, "\(name): make_pages.py")
    }
  }

  @Test func quietServesAnOrdinaryDayWithoutAFault() {
    var driver = MockDriver(.quiet)
    _ = driver.fetch(Self.madrid)
    #expect(driver.state.journal.entries.map(\.outcome) == [.envelope, .payload])
  }

  @Test("The frozen day gives the same bytes whenever it is asked")
  func frozen() throws {
    let scenario = try Scenario.named("frozen-day")
    var one = MockDriver(scenario, at: utc(2026, 11, 30))
    var other = MockDriver(scenario, at: utc(2031, 1, 1, 3, 4, 5))
    let first = one.fetch(Self.madrid)
    #expect(first == other.fetch(Self.madrid) && first.text.contains("\"elaborado\" : \"2026-08-25T"))
    for _ in 0..<200 { _ = other.first(Self.madrid) }
    #expect(other.state.journal.last?.outcome == .envelope)
  }

  @Test("A key is good for two minutes and then expired, for every client")
  func keyExpires() throws {
    var driver = MockDriver(try Scenario.named("key-expires"))
    var statuses: [Int] = []
    for _ in 0..<5 {
      statuses.append(driver.first(Self.madrid).status)
      driver.now = driver.now.advanced(bySeconds: 40)
    }
    driver.client = "10.0.0.2"
    #expect(statuses == [200, 200, 200, 401, 401] && driver.first(Self.madrid, key: "x.y.z").status == 401)
    #expect(driver.state.journal.last?.outcome == .expiredKey)
  }

  @Test("The outage takes each of its forms and ends")
  func outage() throws {
    var driver = MockDriver(try Scenario.named("outage"))
    let answers = (0..<70).map { _ in driver.first(Self.madrid) }
    #expect(answers[0..<10].allSatisfy { $0.delivery.ending == .reset(afterBytes: 0) })
    #expect(answers[10..<15].allSatisfy { $0.delivery.ending == .stalls })
    #expect(answers[15..<25].allSatisfy { $0.delivery.ending == .emptyReply })
    #expect(answers[25..<60].map(\.status) == Array(repeating: 500, count: 15) + Array(repeating: 200, count: 20))
    #expect(answers[40..<60].allSatisfy { $0.contentType == "text/html" })
    #expect(answers[60...].allSatisfy { $0.text.contains("exito") })
  }

  @Test("In the storm about half of the calls are refused, on both hops and in disguise, and full buckets stay shut")
  func storm() throws {
    var driver = MockDriver(try Scenario.named("rate-limit-storm"))
    for _ in 0..<200 {
      let envelope = driver.first(Self.madrid)
      if !envelope.link.isEmpty { _ = driver.second(envelope) }
      driver.now = driver.now.advanced(bySeconds: 7)
    }
    let entries = driver.state.journal.entries
    let refused = entries.filter { $0.hop == .first && $0.outcome == .limited }.count
    // 200 draws of 0.55 lie within ±0.12 but for one in two thousand.
    #expect((86...134).contains(refused))
    #expect(entries.contains { $0.hop == .second && $0.status == 429 } && entries.contains { $0.status == 500 })
    // Sixteen at once fill the hourly bucket; an hour later it is still shut.
    for _ in 0..<16 { _ = driver.first(MockDriver.hourly + "28079") }
    driver.now = driver.now.advanced(bySeconds: 3600)
    #expect(driver.first(MockDriver.hourly + "28079").status != 200)
  }

  @Test("Both changes of the clock: a label that comes twice, and one that never comes")
  func clockChanges() throws {
    func labels(_ name: String, _ date: String) throws -> [String] {
      var driver = MockDriver(try Scenario.named(name))
      let text = driver.fetch(MockDriver.hourly + "28079").text
      let days = text.split(separator: "\"estadoCielo\" : [").dropFirst()
      let day = try #require(days.first { $0.contains("\"fecha\" : \"\(date)T") })
      return day.prefix { $0 != "]" }.split(separator: "\"periodo\" : \"").dropFirst().map { String($0.prefix(2)) }
    }
    let autumn = try labels("clock-change-autumn", "2020-10-25")
    #expect(autumn.count == 25 && autumn.count { $0 == "02" } == 2)
    let spring = try labels("clock-change-spring", "2026-03-29")
    #expect(spring.count == 23 && !spring.contains("02"))
  }

  @Test("A scenario starts where it says and goes on from there")
  func start() throws {
    var driver = MockDriver(try Scenario.named("filomena-2021"))
    #expect(driver.fetch(Self.madrid).text.contains("\"fecha\" : \"2021-01-09T00:00:00\""))
    #expect(driver.state.productInstant(at: driver.now) == utc(2021, 1, 9, 9, 30))
    driver.now = driver.now.advanced(bySeconds: 86_400)
    #expect(driver.state.productInstant(at: driver.now) == utc(2021, 1, 10, 9, 30))
    driver.state.reset()
    #expect(driver.state.scenario.name == "filomena-2021" && driver.state.began == nil)
  }

  @Test("Publish times: a late roll-over, late editions, silent stations")
  func publishTimes() throws {
    func firstDay(_ publish: PublishTimes, hour: Int, _ minute: Int = 0) -> String {
      var scenario = Scenario.quiet
      scenario.publish = publish
      var driver = MockDriver(scenario, at: utc(2026, 8, 26, hour, minute))
      let text = driver.fetch(Self.madrid).text
      return String(text.split(separator: "\"fecha\" : \"")[1].prefix(10))
    }
    var late = PublishTimes()
    late.rollOverMinute = 12 * 60
    #expect(firstDay(PublishTimes(), hour: 10, 30) == "2026-08-26" && firstDay(late, hour: 10, 30) == "2026-08-25")
    #expect(firstDay(late, hour: 18) == "2026-08-26")
    var slow = PublishTimes()
    slow.editionsLateMinutes = 240
    #expect(firstDay(slow, hour: 10, 30) == "2026-08-25" && firstDay(slow, hour: 14) == "2026-08-26")
    let heat = try Scenario.named("cordoba-heat-2021").publish
    #expect(
      heat.isSilent("5625X", hourEnding: utc(2021, 8, 14, 15))
        && !heat.isSilent("5402", hourEnding: utc(2021, 8, 14, 15)))
    #expect(!heat.isSilent("5625X", hourEnding: utc(2021, 8, 14, 10)))
  }

  struct Flaw: Sendable, CustomTestStringConvertible {
    let id: String
    let part: String
    let says: String

    var testDescription: String { id }
  }

  @Test(arguments: [
    Flaw(
      id: "two clocks", part: #""clock": {"frozen": "2026-08-25T10:05:00Z", "speed": 2}"#, says: "clock.speed: found 2"),
    Flaw(id: "no clock", part: #""clock": {}"#, says: "clock.frozen, offsetSeconds, from, serves or speed: missing"),
    Flaw(id: "a clock too fast", part: #""clock": {"speed": 1e9}"#, says: "clock.speed: found 1e9, expected 0.001 to"),
    Flaw(
      id: "a place of no one", part: #""weather": [{"places": ["99999"], "from": "2021-01-09"}]"#,
      says: "weather[0].places[0]: found \"99999\", expected the code of a municipality or of a station"),
    Flaw(
      id: "a minimum above its maximum",
      part: #""weather": [{"places": ["28079"], "from": "2021-01-09", "maximum": "1 2", "minimum": "0 3"}]"#,
      says: "weather[0].minimum: found \"0 3\", expected no minimum above its day's maximum"),
    Flaw(
      id: "two decimals",
      part: #""weather": [{"places": ["28079"], "from": "2021-01-09", "rain": "0.55"}]"#,
      says: "weather[0].rain: found \"0.55\", expected numbers with one decimal at most, 0 to 2000"),
    Flaw(
      id: "half an hour",
      part: #""weather": [{"places": ["28079"], "from": "2021-01-09", "hours": [{"from": "2021-01-09T10:30"}]}]"#,
      says: "weather[0].hours[0].from: found \"2021-01-09T10:30\", expected a whole hour"),
    Flaw(
      id: "a key state of no one", part: #""keyStates": [{"state": "gone"}]"#,
      says: "keyStates[0].state: found \"gone\", expected one of accepted, expired, invalid, forbidden"),
    Flaw(
      id: "no time of day", part: #""publish": {"rollOver": "25:00"}"#,
      says: "publish.rollOver: found \"25:00\", expected a time of day in UTC"),
  ])
  func whatIsWrongIsToldWithItsPlace(_ flaw: Flaw) {
    do throws(ScenarioError) {
      _ = try Scenario(file: #"{"format": 1, "name": "n", "purpose": "p", \#(flaw.part)}"#)
      Issue.record("read without a fault")
    } catch {
      #expect(error.description.hasPrefix(flaw.says), "\(error)")
    }
  }

  @Test func theTextOfAKeyGoesNowhere() {
    let state = KeyState(.expired, key: "canary.canary.canary")
    var dumped = ""
    dump(state, to: &dumped)
    #expect(!"\(state) \(String(reflecting: state)) \(dumped)".contains("canary"))
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraMock
import AuraTestSupport
import AuraTime
import Testing

/// Scenario files: what they can say, and faults that are told with their place.
struct ScenarioFileTests {
  static let full = """
    {"format": 1, "name": "storm", "purpose": "all at once", "seed": 7, "clock": {"offsetSeconds": -3600},
     "quirks": {"Q-DAY-08": false, "Q-HOR-12": true}, "quota": "faq-2026", "keys": "strict", "linkLifeSeconds": 60,
     "faults": [
      {"name": "late", "fault": "delay", "milliseconds": 250, "hop": "second", "probability": "1/3"},
      {"name": "cut", "fault": "cutShort", "afterBytes": 100, "template":
       "/prediccion/especifica/municipio/diaria/{municipio}", "argument": "28079", "client": "10.0.0.1",
       "from": "2026-08-25T10:05:00Z", "until": "2026-08-25T11:05:00Z", "calls": "2-5"},
      {"name": "no", "fault": "errorObject", "estado": 404, "descripcion": "datos expirados", "every": 3}]}
    """

  @Test func everyPartIsRead() throws {
    let scenario = try Scenario(file: Self.full)
    #expect(scenario.seed == 7 && scenario.clock == .flowing(offsetMilliseconds: -3_600_000))
    #expect(scenario.quota == .faq2026 && scenario.keys == .strict && scenario.linkLifeSeconds == 60)
    #expect(scenario.quirks.settings.map(\.quirk) == [.eveningBlanksAfternoon, .gustFirst])
    #expect(
      scenario.faults == [
        FaultRule("late", .delay(milliseconds: 250), hop: .second, probability: Ratio(1, of: 3)),
        FaultRule(
          "cut", .cutShort(afterBytes: 100), template: MockDriver.dailyTemplate, argument: "28079", client: "10.0.0.1",
          window: utc(2026, 8, 25, 10, 5)..<utc(2026, 8, 25, 11, 5), occurrence: .calls(2...5)),
        FaultRule("no", .errorObject(estado: 404, descripcion: "datos expirados"), occurrence: .every(3)),
      ])
  }

  @Test("A base gives what the file does not say; a clock that serves is both clocks")
  func base() throws {
    let text = """
      {"format": 1, "name": "mine", "purpose": "p", "base": "dana-valencia-2024", "quota": "unlimited",
       "clock": {"serves": "2024-10-29T06:00:00.250Z", "speed": 60}}
      """
    let (mine, base) = (try Scenario(file: text), try Scenario.named("dana-valencia-2024"))
    #expect(mine.name == "mine" && mine.quota == .unlimited && mine.weather == base.weather && !base.weather.isEmpty)
    #expect(mine.warnings == base.warnings && mine.start == nil && mine.clock == .real && mine.speed == 60)
    #expect(mine.servingStart == utc(2024, 10, 29, 6, 0).advanced(byMilliseconds: 250))
    for (part, other, says) in [
      ("dana-valencia-2024", "dana", "base: found \"dana\", expected one of quiet"),
      ("\"speed\": 60", "\"from\": \"2024-10-29T06:00:00Z\"", "clock.from: found"),
    ] {
      let error = #expect(throws: ScenarioError.self) { try Scenario(file: text.replacingFirst(part, by: other)) }
      #expect("\(error as Any)".contains(says) || error?.description.hasPrefix(says) == true)
    }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let id: String
    /// What stands in the full file, and what is put there.
    let part: String
    let other: String
    let says: String

    var testDescription: String { id }
  }

  static let faults: [Fault] = [
    Fault(id: "no JSON", part: "{\"format\": 1,", other: "{\"format\" 1,", says: "not JSON: at "),
    Fault(id: "another format", part: "\"format\": 1", other: "\"format\": 2", says: "format: found 2, expected 1"),
    Fault(id: "no purpose", part: "\"purpose\"", other: "\"source\"", says: "purpose: missing"),
    Fault(id: "a stray key", part: "\"seed\"", other: "\"sead\"", says: "sead: found a key, expected format, name"),
    Fault(
      id: "a key twice", part: "\"purpose\"", other: "\"name\"", says: "not JSON: at document, byte 31: found a second"),
    Fault(id: "a negative seed", part: "7", other: "-7", says: "seed: found -7, expected 0 or more"),
    Fault(id: "an unknown quirk", part: "Q-DAY-08", other: "Q-DAY-8", says: "quirks.Q-DAY-8: found a key"),
    Fault(
      id: "a quirk that is no switch", part: "false", other: "0",
      says: "quirks.Q-DAY-08: found 0, expected true or false"),
    Fault(
      id: "an unknown profile", part: "faq-2026", other: "faq",
      says: "quota: found \"faq\", expected one of observed-2026-08"),
    Fault(id: "an unknown fault", part: "\"delay\"", other: "\"sleep\"", says: "faults[0].fault: found \"sleep\""),
    Fault(
      id: "an amount too many", part: "250", other: "3600001",
      says: "faults[0].milliseconds: found 3600001, expected 0 to"),
    Fault(id: "no amount", part: "\"milliseconds\": 250, ", other: "", says: "faults[0].milliseconds: missing"),
    Fault(id: "a template of no one", part: "diaria/{m", other: "diario/{m", says: "faults[1].template: found"),
    Fault(id: "a window that ends first", part: "T11:05", other: "T09:05", says: "faults[1].until: found"),
    Fault(id: "a bad instant", part: "10:05:00Z", other: "10:65:00Z", says: "faults[1].from: found"),
    Fault(id: "calls the wrong way", part: "2-5", other: "5-2", says: "faults[1].calls: found \"5-2\""),
    Fault(id: "more than certain", part: "1/3", other: "4/3", says: "faults[0].probability: found \"4/3\""),
  ]

  @Test(arguments: faults)
  func faultsAreToldWithTheirPlace(_ fault: Fault) throws {
    let text = Self.full.replacingFirst(fault.part, by: fault.other)
    #expect(text != Self.full)
    do throws(ScenarioError) {
      _ = try Scenario(file: text)
      Issue.record("read without a fault")
    } catch {
      #expect(error.description.hasPrefix(fault.says), "\(error)")
    }
  }

  @Test func factsThatDoNotFitAreToldWithTheirPlace() throws {
    let text = try Tree.text("Fixtures/scenarios/getafe-snow-2021.json")
    for (part, other, says) in [
      ("\"13 15 12 14n 15 12 12n\"", "\"13 15\"", "forecasts[0].daily.days[1].sky: found \"13 15\", expected 7 values"),
      ("0*2 100 0 100*3", "0*2 100", "forecasts[0].daily.days[0].wind: found"),
      ("\"08:36 18:08\"", "\"08:36\"", "forecasts[0].hourly.days[1].sun: found \"08:36\""),
      ("\"firstDay\": \"2021-01-09\"", "\"firstDay\": \"2021-02-30\"", "forecasts[0].firstDay: found"),
    ] {
      do throws(ScenarioError) {
        _ = try Scenario(file: text.replacingFirst(part, by: other))
        Issue.record("read without a fault: \(other)")
      } catch {
        #expect(error.description.hasPrefix(says), "\(error)")
      }
    }
  }

  @Test func anUnknownNameTellsTheKnownOnes() {
    #expect(throws: ScenarioError.unknownName(name: "filomena", known: Scenario.bundledNames)) {
      try Scenario.named("filomena")
    }
  }
}

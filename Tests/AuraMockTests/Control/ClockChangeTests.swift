// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import Testing

/// The products' present set, frozen and moved in the middle of a run.
struct ClockChangeTests {
  @Test("The present follows each change; links, quotas and counts of faults stay")
  func changes() throws {
    var scenario = Scenario.quiet
    scenario.faults = [FaultRule("second", .serverError(hasDescripcion: true), hop: .first, occurrence: .every(2))]
    var driver = MockDriver(scenario)
    let envelope = driver.first(MockDriver.daily + "28065")
    var found: [WallInstant] = []
    func note() { found.append(driver.state.scenario.clock.instant(at: driver.now)) }
    driver.state.change(.frozen(utc(2021, 1, 9, 12)), at: driver.now)
    note()
    driver.state.jump(seconds: -3600)
    note()
    driver.state.change(.set(utc(2024, 10, 29, 6)), at: driver.now)
    driver.now = driver.now.advanced(bySeconds: 30)
    note()
    driver.state.jump(seconds: 90)
    note()
    driver.state.change(.offset(milliseconds: -1000), at: driver.now)
    note()
    driver.state.change(.real, at: driver.now)
    note()
    #expect(
      found == [
        utc(2021, 1, 9, 12), utc(2021, 1, 9, 11), utc(2024, 10, 29, 6, 0, 30), utc(2024, 10, 29, 6, 2),
        driver.now.advanced(bySeconds: -1), driver.now,
      ])
    // The second call 1 is still the second for the rule, and the link of the first still leads somewhere.
    #expect(driver.first(MockDriver.daily + "28065").status == 500 && driver.second(envelope).status == 200)
    #expect(driver.state.journal.count == 3)
  }

  @Test("A present that waits for the first exchange is moved where it waits, and no longer waits once it is set")
  func waiting() {
    var scenario = Scenario.quiet
    scenario.start = utc(2024, 10, 29, 6)
    var driver = MockDriver(scenario)
    driver.state.jump(seconds: 3600)
    let moved = driver.state.productInstant(at: driver.now)
    driver.state.change(.real, at: driver.now)
    #expect(moved == utc(2024, 10, 29, 7) && driver.state.productInstant(at: driver.now) == driver.now)
  }

  @Test("A day set in the middle of a run is the day that is served")
  func servedDay() throws {
    var driver = MockDriver(.quiet)
    driver.state.change(.frozen(utc(2024, 2, 29, 12)), at: driver.now)
    let text = driver.fetch(MockDriver.daily + "28065").text
    #expect(text.contains("2024-02-29T00:00:00") && !text.contains("2026-"))
  }

  @Test("A new run has a number of its own and nothing of the one before")
  func runs() throws {
    var driver = MockDriver(.quiet)
    _ = driver.first(MockDriver.daily + "28065")
    driver.state.reset()
    driver.state.load(try Scenario.named("getafe-snow-2021"))
    #expect(driver.state.run == 3 && driver.state.journal.count == 0)
    #expect(driver.state.quotaBuckets(at: driver.now) == [] && driver.state.scenario.name == "getafe-snow-2021")
  }
}

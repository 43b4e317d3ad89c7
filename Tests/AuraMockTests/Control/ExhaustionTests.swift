// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import Testing

/// Limits used up by command, and what the buckets then say.
struct ExhaustionTests {
  static let daily = MockDriver.daily + "28065"
  static let hourly = MockDriver.hourly + "28065"

  static func driver(_ profile: QuotaProfile, at now: WallInstant = utc(2026, 8, 26, 9, 0, 20)) throws -> MockDriver {
    var scenario = try Scenario.named("madrid-august-2026")
    scenario.quota = profile
    scenario.quirks[.hiddenBurst] = false
    return MockDriver(scenario, at: now)
  }

  @Test("A template used up refuses at once, before its first call too, leaves others alone and opens with its window")
  func template() throws {
    var driver = try Self.driver(.observed2026)
    let isDone = driver.state.exhaust(QuotaExhaustion(template: MockDriver.hourlyTemplate), at: driver.now)
    #expect(isDone && driver.first(Self.hourly).status == 429 && driver.first(Self.daily).status == 200)
    let bucket = try #require(
      driver.state.quotaBuckets(at: driver.now).first { $0.bucket.hasSuffix("horaria/{municipio}") })
    // The window is the minute of the clock, of which 40 s are left.
    #expect(bucket.limit == 15 && bucket.arrivals.count == 15 && bucket.window == .fixed)
    #expect(bucket.opens == driver.now.millisecondsSinceEpoch + 40_000)
    driver.now = driver.now.advanced(bySeconds: 39)
    #expect(driver.first(Self.hourly).status == 429)
    driver.now = driver.now.advanced(bySeconds: 1)
    #expect(driver.first(Self.hourly).status == 200)
  }

  @Test("One payer used up leaves another alone, and a sliding window opens a minute later")
  func payer() throws {
    var driver = try Self.driver(.fiftyPerMinute)
    #expect(driver.first(Self.daily, key: "a.b.c").status == 200)
    let isDone = driver.state.exhaust(QuotaExhaustion(payer: "key 1"), at: driver.now)
    let statuses = [driver.first(Self.daily, key: "a.b.c").status, driver.first(Self.daily, key: "d.e.f").status]
    #expect(isDone && statuses == [429, 200])
    driver.now = driver.now.advanced(byMilliseconds: 59_999)
    #expect(driver.first(Self.daily, key: "a.b.c").status == 429)
    driver.now = driver.now.advanced(byMilliseconds: 1)
    #expect(driver.first(Self.daily, key: "a.b.c").status == 200)
  }

  @Test("Where nothing of the kind is limited nothing is used up; opening undoes it")
  func nothingToUseUp() throws {
    var free = try Self.driver(.unlimited)
    var general = try Self.driver(.fiftyPerMinute)
    let template = QuotaExhaustion(template: MockDriver.dailyTemplate)
    let done = [
      free.state.exhaust(QuotaExhaustion(), at: free.now), general.state.exhaust(template, at: general.now),
      general.state.exhaust(QuotaExhaustion(), at: general.now),
    ]
    #expect(done == [false, false, true] && general.first(Self.daily).status == 429)
    general.state.resetQuota()
    #expect(general.first(Self.daily).status == 200 && free.first(Self.daily).status == 200)
  }

  @Test("A bucket says what counts now and forgets what has left its window")
  func readings() throws {
    var driver = try Self.driver(.fiftyPerMinute)
    for _ in 0..<3 {
      _ = driver.first(Self.daily)
      driver.now = driver.now.advanced(bySeconds: 20)
    }
    func used(_ seconds: Int64) -> [Int] {
      driver.state.quotaBuckets(at: driver.now.advanced(bySeconds: seconds)).map(\.arrivals.count)
    }
    #expect([used(-1), used(0), used(20), used(40)] == [[3], [2], [1], []])
  }
}

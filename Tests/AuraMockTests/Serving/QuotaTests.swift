// SPDX-License-Identifier: MIT

import AuraMock
import AuraTestSupport
import AuraTime
import AuraTransport
import Testing

/// AEMET's limits as the guide tells them, each with its switch on and off.
struct QuotaTests {
  static let daily = MockDriver.daily + "28065"
  static let hourly = MockDriver.hourly + "28065"

  static func driver(_ profile: QuotaProfile = .observed2026, _ change: (inout QuirkSwitches) -> Void = { _ in }) throws
    -> MockDriver
  {
    var scenario = try Scenario.named("madrid-august-2026")
    scenario.quota = profile
    change(&scenario.quirks)
    return MockDriver(scenario)
  }

  /// Without the hidden limit, which would come first.
  static func buckets(_ change: (inout QuirkSwitches) -> Void = { _ in }) throws -> MockDriver {
    try driver {
      $0[.hiddenBurst] = false
      change(&$0)
    }
  }

  @Test("Q-LIM-01, Q-LIM-05: one bucket for a template, told in the header")
  func bucketPerTemplate() throws {
    let paths = ["28079", "28079", "28079", "28079"].map { MockDriver.daily + $0 } + [MockDriver.daily + "28065"]
    var driver = try Self.buckets()
    driver.state.scenario.shelf = [ShelvedProduct(template: MockDriver.dailyTemplate, body: [])]
    #expect(paths.map { driver.remaining($0) } == ["39", "38", "37", "36", "35"])
    var perPath = try Self.buckets { $0[.bucketPerTemplate] = false }
    perPath.state.scenario.shelf = driver.state.scenario.shelf
    #expect(paths.map { perPath.remaining($0) } == ["39", "38", "37", "36", "39"])
    var silent = try Self.buckets { $0[.remainingHeader] = false }
    #expect(silent.remaining(Self.daily) == nil)
  }

  struct Exhaustion: Sendable, CustomTestStringConvertible {
    let id: String
    let path: String
    let admitted: Int
    var off: [Quirk] = []

    var testDescription: String { id }
  }

  @Test(
    "Q-LIM-02, Q-LIM-03: how many calls of a template a minute takes",
    arguments: [
      Exhaustion(id: "default", path: daily, admitted: 40),
      Exhaustion(id: "hourly", path: hourly, admitted: 15),
      Exhaustion(id: "hourly, Q-LIM-03 off", path: hourly, admitted: 40, off: [.hourlyBucket]),
      Exhaustion(id: "default, Q-LIM-02 off", path: daily, admitted: 60, off: [.defaultBucket]),
    ])
  func exhaustion(_ example: Exhaustion) throws {
    var driver = try Self.buckets { for quirk in example.off { $0[quirk] = false } }
    driver.state.scenario.shelf =
      [ShelvedProduct(template: MockDriver.dailyTemplate, body: [])]
      + [ShelvedProduct(template: MockDriver.hourlyTemplate, body: [])]
    let statuses = (0..<60).map { _ in driver.first(example.path).status }
    #expect(statuses.prefix(example.admitted).allSatisfy { $0 == 200 })
    #expect(statuses.dropFirst(example.admitted).allSatisfy { $0 == 429 })
    driver.now = driver.now.advanced(bySeconds: 60)
    #expect(driver.first(example.path).status == 200)
  }

  @Test("Q-LIM-04: an exhausted template leaves the others alone")
  func bucketsAreIndependent() throws {
    var driver = try Self.buckets()
    for _ in 0..<16 { _ = driver.first(MockDriver.hourly + "28079") }
    #expect(driver.first(MockDriver.hourly + "28079").status == 429)
    #expect(driver.first(MockDriver.daily + "28079").status == 200)
    var shared = try Self.buckets { $0[.bucketsIndependent] = false }
    for _ in 0..<16 { _ = shared.first(MockDriver.hourly + "28079") }
    #expect(shared.remaining(MockDriver.daily + "28079") == "24")
  }

  @Test("Q-LIM-06, Q-LIM-07: a 429 has exactly the header lines that were seen")
  func headersOf429() throws {
    var driver = try Self.buckets()
    let refused = driver.exhaust(MockDriver.hourly + "28079")
    // Date and Connection belong to the connection.
    let names = ["Content-Type", "Cache-Control", "Pragma", "Expires", "Vary", "Set-Cookie"]
    #expect(refused.status == 429 && refused.fields.all.map(\.name) == names)
    var other = try Self.buckets {
      $0[.noRetryAfter] = false
      $0[.noRemainingOn429] = false
    }
    let told = other.exhaust(MockDriver.hourly + "28079")
    #expect(told.fields["Retry-After"] == "60" && told.fields["Remaining-request-endpoint"] == "0")
  }

  @Test("Q-LIM-08, Q-LIM-16: a hidden limit stops unpaced calls, and keeps out whoever retries at once")
  func hiddenBurst() throws {
    var driver = try Self.driver()
    let statuses = (0..<12).map { _ in driver.first(MockDriver.daily + "28079").status }
    #expect(statuses == [Int](repeating: 200, count: 9) + [429, 429, 429])
    // One call each five seconds is never refused.
    var paced = try Self.driver()
    #expect((0..<30).allSatisfy { _ in paced.paced(5, MockDriver.daily + "28079").status == 200 })
    // Retrying each second keeps the window full; with the switch off it empties.
    let retries = (0..<15).map { _ in driver.paced(1, MockDriver.daily + "28079").status }
    #expect(retries.suffix(6).contains(429))
    var lenient = try Self.driver { $0[.refusalsCount] = false }
    for _ in 0..<9 { _ = lenient.first(MockDriver.daily + "28079") }
    #expect(
      (0..<15).map { _ in lenient.paced(1, MockDriver.daily + "28079").status }.suffix(6).allSatisfy { $0 == 200 })
  }

  @Test(
    "Q-LIM-09, Q-LIM-10: the text of a 429 goes by date",
    arguments: [
      ("a", 2026, 7, 7, "429-a-until-2026-07-07"), ("b", 2026, 7, 8, "429-b-2026-07-08-to-15"),
      ("b still", 2026, 7, 15, "429-b-2026-07-08-to-15"), ("c", 2026, 7, 16, "429-c-2026-07-16-to-18"),
      ("d", 2026, 8, 26, "429-d-2026-08-26"),
    ])
  func texts(_ id: String, _ year: Int, _ month: Int, _ day: Int, _ recording: String) throws {
    var scenario = Scenario.quiet
    scenario.faults = [FaultRule("limit", .limited)]
    var driver = MockDriver(scenario, at: utc(year, month, day, 12))
    let answer = driver.first(Self.daily)
    #expect(answer.contentType == "text/plain; charset=UTF-8" && answer.text.contains("\"estado\" : 429"))
    if Recordings.areNamed { #expect(try answer.body == Recordings.bytes("aemet/errors/\(recording).json")) }
    scenario.quirks[.limitTextByDate] = false
    scenario.quirks[.limitBodyIsUTF8Text] = false
    var old = MockDriver(scenario, at: utc(year, month, day, 12))
    let oldest = old.first(Self.daily)
    #expect(oldest.body.contains(0xED) && oldest.contentType == "application/json;charset=ISO-8859-15")
    #expect(oldest.text.contains("mite de peticiones o caudal por minuto excedido para este usuario."))
  }

  @Test("Q-LIM-11: the limit as a 500 page, on either hop")
  func limitPage() throws {
    var driver = try Self.driver(.unlimited)
    let envelope = driver.first(MockDriver.daily + "28079")
    driver.state.scenario.quirks[.limitAs500Page] = true
    let answers = [driver.first(MockDriver.daily + "28079"), driver.second(envelope)]
    #expect(answers.allSatisfy { $0.status == 500 && $0.text.contains("<h1>429 Too Many Requests</h1>") })
  }

  @Test("Q-LIM-12: a fresh key does not help")
  func countsByAddress() throws {
    var driver = try Self.buckets()
    _ = driver.exhaust(MockDriver.hourly + "28079")
    #expect(driver.first(MockDriver.hourly + "28079", key: "an.other.key").status == 429)
    driver.client = "10.0.0.2"
    #expect(driver.first(MockDriver.hourly + "28079").status == 200)
    var byKey = try Self.buckets { $0[.countsByAddress] = false }
    _ = byKey.exhaust(MockDriver.hourly + "28079")
    #expect(byKey.first(MockDriver.hourly + "28079", key: "an.other.key").status == 200)
  }

  @Test("Q-LIM-13: a bucket that refused stays shut for more than an hour")
  func slowRecovery() throws {
    var driver = try Self.buckets { $0[.slowRecovery] = true }
    _ = driver.exhaust(MockDriver.hourly + "28079")
    driver.now = driver.now.advanced(bySeconds: 3600)
    #expect(driver.first(MockDriver.hourly + "28079").status == 429)
    driver.now = driver.now.advanced(bySeconds: 300)
    #expect(driver.first(MockDriver.hourly + "28079").status == 200)
  }

  @Test("Q-LIM-14: 40 a minute for everything, beside the buckets")
  func generalLimit() throws {
    for isOn in [false, true] {
      var driver = try Self.buckets { $0[.generalLimit] = isOn }
      for _ in 0..<30 { _ = driver.first(MockDriver.daily + "28079") }
      let hourly = (0..<15).map { _ in driver.first(MockDriver.hourly + "28079").status }
      #expect(hourly.count { $0 == 200 } == (isOn ? 10 : 15))
    }
  }

  @Test("Q-LIM-15: 50 calls of a key in any minute, both hops")
  func fiftyPerMinute() throws {
    var driver = try Self.driver { $0[.fiftyPerMinute] = true }
    var statuses: [Int] = []
    for _ in 0..<30 {
      let envelope = driver.first(MockDriver.daily + "28079")
      statuses.append(envelope.status)
      if envelope.status == 200 { statuses.append(driver.second(envelope).status) }
      driver.now = driver.now.advanced(bySeconds: 1)
    }
    #expect(statuses.prefix(50).allSatisfy { $0 == 200 } && statuses.dropFirst(50).allSatisfy { $0 == 429 })
    // Sliding: the first pair is forgotten sixty seconds after it, and not before.
    driver.now = utc(2026, 8, 26, 9).advanced(bySeconds: 60)
    #expect((0..<3).map { _ in driver.first(MockDriver.daily + "28079").status } == [200, 200, 429])
  }

  @Test func answersWithoutDataLeaveTheCounterWhereItWas() throws {
    // The live service said 15 left on an hourly call without data, and 14 after one with data.
    var driver = try Self.buckets()
    #expect(driver.remaining(MockDriver.hourly + "99999") == "15")
    #expect(driver.remaining(MockDriver.hourly + "28079") == "14")
  }
}

extension MockDriver {
  /// The header of a call 1 that tells what is left.
  fileprivate mutating func remaining(_ path: String) -> String? {
    first(path).fields["Remaining-request-endpoint"]
  }

  /// Calls until a 429 comes, and gives it.
  fileprivate mutating func exhaust(_ path: String) -> MockAnswer {
    for _ in 0..<100 {
      let answer = first(path)
      if answer.status == 429 { return answer }
    }
    return first(path)
  }

  /// Waits some seconds, then calls.
  fileprivate mutating func paced(_ seconds: Int64, _ path: String) -> MockAnswer {
    now = now.advanced(bySeconds: seconds)
    return first(path)
  }
}

// SPDX-License-Identifier: MIT

public import AuraTime
import AuraTransport

/// The whole mock as a value: the same state, request and instant give the same answer and the same next state.
public struct MockState: Sendable {
  /// What the mock is set to. Changing it keeps links, quotas, journal, and the counts and draws of the rules that stay
  /// in the fault plan; changing its clock undoes the jumps of faults.
  public var scenario: Scenario {
    didSet {
      if scenario.clock != oldValue.clock {
        jumpedSeconds = 0
        // A clock that is set has started.
        if scenario.start == oldValue.start { scenario.start = nil }
      }
      var moved = oldValue
      (moved.clock, moved.start) = (scenario.clock, scenario.start)
      if moved != scenario { applyScenario(keepsDraws: scenario.seed == oldValue.seed) }
    }
  }
  /// 1 for the first run; each load and reset begins another.
  package private(set) var run = 1
  /// Every exchange so far, within its bounds.
  public private(set) var journal = Journal()

  var links: LinkTable
  var quotas = QuotaLedger()
  var draws: FaultDraws
  var press: Press
  var hosts: HostPress
  /// Numbers of the keys met so far. The texts stay in here and go nowhere else.
  private var keyNumbers: [String: Int] = [:]
  private(set) var profile: QuotaProfile
  /// When the first exchange since the start or the last reset arrived.
  package private(set) var began: WallInstant?
  /// How far faults have moved the mock's clock, seconds.
  var jumpedSeconds: Int64 = 0
  private var eras: (date: CivilDate, eras: Eras)

  private let makeWeather: @Sendable (_ seed: UInt64) -> any WeatherSource
  /// The weather of the seed in use; its waves are drawn once.
  private var seeded: (seed: UInt64, weather: any WeatherSource)

  public init(_ scenario: Scenario) {
    self.init(scenario) { WeatherGenerator(seed: $0) }
  }

  /// Makes a mock over a weather of one's own.
  package init(_ scenario: Scenario, weather: @escaping @Sendable (_ seed: UInt64) -> any WeatherSource) {
    self.scenario = scenario
    makeWeather = weather
    links = LinkTable(seed: scenario.seed)
    seeded = (scenario.seed, weather(scenario.seed))
    let known = Self.weather(seeded.weather, of: scenario)
    draws = Self.draws(of: scenario, keeping: nil)
    profile = scenario.quota.applying(scenario.quirks)
    press = Press(scenario, weather: known)
    hosts = HostPress(scenario, weather: known)
    let date = CivilDate(dayNumber: 0)
    eras = (date, Eras(on: date, quirks: scenario.quirks))
  }

  /// Answers a request that arrived at an instant of the serving clock.
  public mutating func respond(to request: MockRequest, at arrival: WallInstant) -> MockAnswer {
    begin(at: arrival)
    let instant = productInstant(at: arrival)
    let day = CivilZone.peninsula.civil(at: instant).date
    var exchange = ServedExchange(
      request: request, number: journal.count + 1, arrival: arrival,
      clockInstant: arrival.advanced(bySeconds: jumpedSeconds), productInstant: instant, day: day,
      eras: eras(on: day), quirks: scenario.quirks)
    let answer = answer(&exchange)
    journal.append(exchange.entry(answer))
    return answer
  }

  /// The products' present at an instant of the serving clock, faults of the clock included.
  public func productInstant(at serving: WallInstant) -> WallInstant {
    (scenario.start ?? scenario.clock.instant(at: serving)).advanced(bySeconds: jumpedSeconds)
  }

  /// Forgets exchanges, links, quotas and counts; the scenario stays.
  public mutating func reset() {
    load(scenario)
  }

  /// Begins anew with a scenario: nothing of the run before is left.
  public mutating func load(_ scenario: Scenario) {
    let next = run + 1
    self = MockState(scenario, weather: makeWeather)
    run = next
  }

  /// Empties the journal alone.
  public mutating func resetJournal() {
    journal.reset()
  }

  /// Opens every bucket of the quota.
  public mutating func resetQuota() {
    quotas = QuotaLedger()
  }

  /// Starts the products' clock where the scenario wants it.
  private mutating func begin(at arrival: WallInstant) {
    if began == nil { began = arrival }
    guard let start = scenario.start else { return }
    var started = scenario
    started.start = nil
    started.clock = .flowing(offsetMilliseconds: start.millisecondsSinceEpoch - arrival.millisecondsSinceEpoch)
    scenario = started
  }

  private mutating func applyScenario(keepsDraws: Bool) {
    draws = Self.draws(of: scenario, keeping: keepsDraws ? draws : nil)
    profile = scenario.quota.applying(scenario.quirks)
    if seeded.seed != scenario.seed { seeded = (scenario.seed, makeWeather(scenario.seed)) }
    let known = Self.weather(seeded.weather, of: scenario)
    press = Press(scenario, weather: known)
    hosts = HostPress(scenario, weather: known)
    eras.eras = Eras(on: eras.date, quirks: scenario.quirks)
  }

  private static func draws(of scenario: Scenario, keeping draws: FaultDraws?) -> FaultDraws {
    FaultDraws(
      rules: scenario.faults + FaultRule.rules(for: scenario.quirks), seed: scenario.seed, keeping: draws)
  }

  /// The weather of a scenario's seed, through what the scenario knows.
  private static func weather(_ seeded: any WeatherSource, of scenario: Scenario) -> any WeatherSource {
    scenario.weather.isEmpty ? seeded : AnchoredWeather(seeded, anchors: scenario.weather)
  }

  /// The eras of a day of the peninsula's calendar; the last day asked for is at hand.
  mutating func eras(on date: CivilDate) -> Eras {
    if date != eras.date { eras = (date, Eras(on: date, quirks: scenario.quirks)) }
    return eras.eras
  }

  /// The number of a key, a new one for a key not met before.
  mutating func number(of key: PresentedKey) -> Int {
    if let number = keyNumbers[key.identity] { return number }
    // A flood of made-up keys shares one number rather than all memory.
    guard keyNumbers.count < 10_000 else { return 10_001 }
    keyNumbers[key.identity] = keyNumbers.count + 1
    return keyNumbers.count
  }

  private mutating func answer(_ exchange: inout ServedExchange) -> MockAnswer {
    if let answer = hostAnswer(&exchange) { return answer }
    guard exchange.request.method == "GET" || exchange.request.method == "HEAD" else {
      exchange.outcome = .methodRefused
      return ErrorAnswers.methodRefused(exchange)
    }
    if exchange.path.begins(with: "/opendata/sh/") {
      return secondHop(&exchange)
    }
    if exchange.path.begins(with: "/opendata/api/"), let route = RouteTable.route(exchange.path.dropFirst(13)) {
      exchange.route = route
      return firstHop(&exchange, route: route)
    }
    return ErrorAnswers.unknownPath(exchange)
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraClient
import AuraMock
import AuraMockServer
import AuraModel
import AuraPacing
import AuraTime
import AuraTransport
import AuraTransportLive
import Synchronization
import Testing

/// The client against the mock, the same cases in process and over a socket, with equal journals.
@Suite(.timeLimit(.minutes(1)))
struct MockCaseTests {
  /// What a run brought: a word for each reading, and what the mock saw.
  struct Run {
    var words: [String]
    var journal: Journal
    /// The answers as they came, failures too.
    var answers: [Result<HTTPResponse, TransportError>]

    var calls: String { journal.entries.map { "\($0.outcome.rawValue) \($0.status)" }.joined(separator: ", ") }
  }

  private static let remembered = RememberedWeather(WeatherGenerator(seed: Scenario.quiet.seed), limit: 20_000)

  /// The mock's own weather: days that one case has made serve the others.
  @Sendable private static func weather(_ seed: UInt64) -> any WeatherSource {
    seed == Scenario.quiet.seed ? remembered : WeatherGenerator(seed: seed)
  }

  enum Way: CaseIterable {
    case inProcess, overHTTP
  }

  static func scenario() -> Scenario {
    var scenario = Scenario.quiet
    scenario.clock = .frozen(StoppedTime().wall)
    scenario.national = NationalShare(near: [MunicipalityCode("28079")!], km: 40)
    // The short hidden limit has tests of its own; here each case stands alone.
    scenario.quirks[.hiddenBurst] = false
    return scenario
  }

  func run(
    _ scenario: Scenario, _ way: Way, key: String = "made.up.key", losesKey: Bool = false, reads: [Endpoint],
    exchangeLimit: Duration = .seconds(20)
  ) async throws -> Run {
    let time = StoppedTime()
    let mock = Mock(MockState(scenario, weather: Self.weather), time: time)
    switch way {
    case .inProcess:
      let keeper = AnswerKeeper(way: MockTransport(mock, time: time))
      let words = await words(of: reads, key: key, losesKey: losesKey, over: keeper)
      return Run(words: words, journal: mock.journal, answers: keeper.answers)
    case .overHTTP:
      let server = try MockServer.start(responder: mock, time: time)
      defer { server.stop() }
      let transport = URLSessionTransport(
        override: BaseOverride(base: try #require(WebAddress(server.origin))),
        limits: URLSessionTransport.Limits(exchange: exchangeLimit), time: SystemTime())
      let words = await words(of: reads, key: key, losesKey: losesKey, over: transport)
      return Run(words: words, journal: mock.journal, answers: [])
    }
  }

  private func words(
    of reads: [Endpoint], key: String, losesKey: Bool, over transport: any Transport
  ) async -> [String] {
    let pacer = Pacer(
      profile: PacingProfile(name: "none", template: .init(count: 1000)), jitter: SeedStream(seed: 1),
      time: SystemTime())
    let client = AEMETClient(
      transport: losesKey ? KeyLosingTransport(way: transport) : transport, pacer: pacer,
      keys: FixedKey(Secret(key)), time: StoppedTime())
    var words: [String] = []
    for endpoint in reads {
      do throws(ClientError) {
        // What the pacer would make wait a minute is not asked at all.
        let payload = try await client.payload(of: endpoint, maximumWaitMilliseconds: 0)
        words.append("payload " + (payload.contentType ?? "without type"))
      } catch {
        words.append(error.brief)
      }
    }
    return words
  }

  @Test(
    "Each quirk, on and off: what a reading brings, what the mock saw, the same both ways", arguments: QuirkCase.all)
  func quirks(_ row: QuirkCase) async throws {
    var runs: [[Run]] = []
    for isOn in [true, false] {
      var scenario = Self.scenario()
      row.setUp(&scenario)
      scenario.quirks[row.quirk] = isOn
      let inProcess = try await run(
        scenario, .inProcess, key: row.key, losesKey: row.losesKey, reads: row.reads)
      let overHTTP = try await run(scenario, .overHTTP, key: row.key, losesKey: row.losesKey, reads: row.reads)
      runs.append([inProcess, overHTTP])
    }
    #expect(runs.allSatisfy { $0[0].words == $0[1].words && $0[0].journal == $0[1].journal }, "alike both ways")
    let (on, off) = (runs[0][0], runs[1][0])
    #expect([on.words, off.words] == [row.on, row.off])
    #expect(on.calls == row.callsOn ?? on.calls && off.calls == row.callsOff ?? off.calls)
    // The switch changes an answer, but for the one that says where a key may stand.
    #expect((on.answers != off.answers) == (row.quirk != .keyInQueryAccepted))
    var contract = ClientContract.allProfiles
    contract.rules = [
      .keyInAddress, .keyOnSecondHop, .secondHopWithoutFirst, .metadataAsked, .duplicateInFlight, .refusedKeyAgain,
    ]
    #expect([on, off].flatMap { contract.violations(in: $0.journal) } == [])
  }

  @Test("Q-ENV-19: a silent server ends in a time-out both ways, one that is not there in a refusal")
  func silence() async throws {
    var scenario = Self.scenario()
    scenario.faults = [FaultRule("silent", .stall, hop: .first)]
    let runs = [
      try await run(scenario, .inProcess, reads: [QuirkCase.daily]),
      try await run(scenario, .overHTTP, reads: [QuirkCase.daily], exchangeLimit: .milliseconds(250)),
    ]
    #expect(runs.map(\.words) == [["timedOut"], ["timedOut"]])
    #expect(runs[0].journal == runs[1].journal && runs[0].calls == "envelope 200")

    let server = try MockServer.start(responder: Mock(scenario, time: StoppedTime()), time: StoppedTime())
    server.stop()
    let transport = URLSessionTransport(
      override: BaseOverride(base: try #require(WebAddress(server.origin))), time: SystemTime())
    #expect(await words(of: [QuirkCase.daily], key: "a.b.c", losesKey: false, over: transport) == ["refused"])
  }

  @Test("A base that ignores the forwarded origin hands out links of its own, followed only when told so")
  func ownLinks() async throws {
    let time = StoppedTime()
    let mock = Mock(Self.scenario(), time: time)
    var settings = ServerSettings()
    settings.publicURL = "http://localhost:9"
    let server = try MockServer.start(settings, responder: mock, time: time)
    defer { server.stop() }
    let base = try #require(WebAddress(server.origin + "/opendata"))
    let transport = URLSessionTransport(time: SystemTime())
    var words: [String] = []
    for origins in [[], [try #require(WebAddress("http://localhost:9"))]] {
      let client = AEMETClient(
        base: base, followedOrigins: origins, transport: transport,
        pacer: Pacer(profile: PacingProfile(name: "none"), jitter: SeedStream(seed: 1), time: SystemTime()),
        keys: FixedKey(Secret("a.b.c")), time: time)
      do throws(ClientError) {
        _ = try await client.payload(of: QuirkCase.daily)
      } catch {
        words.append(error.brief)
      }
    }
    // The second is followed, to a port where nobody listens.
    #expect(words == ["link", "refused"])
  }
}

/// Keeps what came back.
private final class AnswerKeeper: Transport {
  private let way: any Transport
  private let kept = Mutex<[Result<HTTPResponse, TransportError>]>([])

  init(way: any Transport) { self.way = way }

  var answers: [Result<HTTPResponse, TransportError>] { kept.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let answer: Result<HTTPResponse, TransportError>
    do throws(TransportError) {
      answer = .success(try await way.send(request))
    } catch {
      answer = .failure(error)
    }
    kept.withLock { $0.append(answer) }
    return try answer.get()
  }
}

/// A proxy on the way that drops the key.
private struct KeyLosingTransport: Transport {
  let way: any Transport

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    var request = request
    request.fields.all.removeAll { $0.name == "api_key" }
    return try await way.send(request)
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraClient
import AuraFeeds
import AuraMock
import AuraModel
import AuraPacing
import AuraSim
import AuraSnapshot
import AuraTestSupport
import AuraTime
import AuraTransport
import Synchronization

@testable import AuraHub
@testable import AuraStore

/// A hub under virtual time over the mock, with a simulated disk. What the mock does not make lies on its shelf.
final class HubWorld: Sendable {
  static let madrid = MunicipalityCode("28079")!
  static let getafe = MunicipalityCode("28065")!
  static let vigo = MunicipalityCode("36057")!
  /// 2026-08-25T09:50:00Z.
  static let start = WallInstant(secondsSinceEpoch: 1_787_651_400)

  let time: VirtualTime
  let mock: Mock
  let disk: MemoryDisk
  let gate: Gate
  let hub: FetchHub

  init(
    at moment: WallInstant = start, places: [MunicipalityCode] = [madrid], disk: MemoryDisk = MemoryDisk(),
    memory: Memory? = nil, failing: Set<HubProduct> = [], isOnline: Bool = true
  ) {
    let time = VirtualTime(wall: moment)
    let mock = Mock(Self.scenario, time: time)
    let gate = Gate(failing: failing, isOnline: isOnline, mock: mock, memory: memory, time: time)
    let folder = MemoryFolder(disk)
    let client = AEMETClient(
      transport: gate, pacer: Pacer(profile: .live, jitter: SeedStream(seed: 4), time: time),
      keys: FixedKey(Secret("made.up.key")), time: time)
    let box = Box(Favourites(places: places, active: places[0])!)
    hub = FetchHub(
      FetchHub.Parts(
        client: client, cache: SharedCache(folder: folder), fetches: SharedFetches(folder: folder), time: time,
        favourites: { box.value }))
    (self.time, self.mock, self.disk, self.gate) = (time, mock, disk, gate)
  }

  /// Does something with a hub that runs; nil when it never ends.
  func run<Result: Sendable>(_ body: @escaping @Sendable (FetchHub) async -> Result) async -> Result? {
    let hub = hub
    return await time.run(on: StepExecutor()) {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await hub.run() }
        let result = await body(hub)
        group.cancelAll()
        return result
      }
    }
  }

  /// A refresh of a hub that runs; nil when it never ends or has no report.
  func refresh(_ request: RefreshRequest = RefreshRequest()) async -> RefreshReport? {
    await run { hub in
      do throws(HubError) { return try await hub.refresh(request) } catch { return nil }
    } ?? nil
  }

  /// What was asked for first-hand, by path, sorted: call 1 of AEMET's products, and what other hosts serve.
  var asked: [String] {
    mock.journal.entries.filter { $0.hop != .second }.map(\.target).sorted()
  }

  static let scenario: Scenario = {
    var scenario = Scenario.quiet
    scenario.shelf = [
      ShelvedProduct(template: "/observacion/convencional/todas", body: Array(observations.utf8)),
      ShelvedProduct(template: "/prediccion/especifica/uvi/{dia}", body: Array(uvi.utf8)),
    ]
    return scenario
  }()

  private static let observations = [8, 9, 14].map { hour in
    let stamp = (hour < 10 ? "0" : "") + "\(hour)"
    return """
      {"idema":"3195","lon":-3.678,"lat":40.411,"alt":667.0,"ubi":"MADRID RETIRO",\
      "fint":"2026-08-25T\(stamp):00:00+0000","ta":2\(hour % 10).1}
      """
  }.joined(separator: ",").wrapped("[", "]")

  private static let uvi = """
    {"FECHA_ELABORACION":"2026-08-25T03:52:01","FECHA_MOD":"2026-08-24T12:00:00","FECHA_VALIDEZ":"2026-08-25T12:00:00",\
    "CIUDAD":[{"id":"28079","valor":"Madrid","uv":"8","canarias":"0"}]}
    """
}

extension String {
  fileprivate func wrapped(_ start: String, _ end: String) -> String { start + self + end }
}

/// A value that a closure hands out.
final class Box<Value: Sendable>: Sendable {
  private let held: Mutex<Value>

  init(_ value: Value) { held = Mutex(value) }

  var value: Value {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}

/// Good answers of a mock, so that many worlds that begin alike need not make them again.
final class Memory: Sendable {
  private let answers = Mutex<[String: HTTPResponse]>([:])

  subscript(target: String) -> HTTPResponse? {
    get { answers.withLock { $0[target] } }
    set { answers.withLock { $0[target] = newValue } }
  }
}

/// A transport before the mock that can lose the network and fail products.
final class Gate: Transport {
  private let failing: Set<HubProduct>
  private let isOnline: Bool
  private let mock: MockTransport
  private let memory: Memory?
  private let time: VirtualTime

  init(failing: Set<HubProduct>, isOnline: Bool, mock: Mock, memory: Memory?, time: VirtualTime) {
    (self.failing, self.isOnline, self.memory, self.time) = (failing, isOnline, memory, time)
    self.mock = MockTransport(mock, time: time)
  }

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    guard isOnline else { throw .offline }
    let target = request.address.pathAndQuery
    if let product = Self.product(of: target), failing.contains(product) {
      return HTTPResponse(status: 500, body: Array("out of order".utf8))
    }
    if let answer = memory?[target] {
      do { try await time.sleep(for: .milliseconds(200)) } catch { throw .cancelled }
      return answer
    }
    let answer = try await mock.send(request)
    memory?[target] = answer
    return answer
  }

  static func product(of target: String) -> HubProduct? {
    let marks: [(String, HubProduct)] = [
      ("/municipio/horaria/", .hourlyForecast), ("/municipio/diaria/", .dailyForecast), ("/avisos_cap/", .avisos),
      ("obsconv_hh", .observationMarker), ("/observacion/", .observations), ("ica-ultima-hora", .airQuality),
      ("/uvi/", .uvIndex), ("/prediccion/ccaa/", .bulletin),
    ]
    return marks.first { target.contains($0.0) }?.1
  }
}

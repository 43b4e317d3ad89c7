// SPDX-License-Identifier: MIT

package import AuraKit
package import AuraMock
package import AuraSim
import Synchronization

/// A hub under virtual time over the mock, with a simulated disk. What the mock does not make lies on its shelf.
package final class HubWorld: Sendable {
  package static let madrid = MunicipalityCode("28079")!
  package static let getafe = MunicipalityCode("28065")!
  package static let vigo = MunicipalityCode("36057")!
  /// 2026-08-25T09:50:00Z.
  package static let start = WallInstant(secondsSinceEpoch: 1_787_651_400)
  /// Five hours later.
  package static let laterStart = start.advanced(bySeconds: 5 * 3600)

  package let time: VirtualTime
  package let mock: Mock
  package let disk: MemoryDisk
  private let gate: HubGate
  package let hub: FetchHub

  package init(
    at moment: WallInstant = start, places: [MunicipalityCode] = [madrid], disk: MemoryDisk = MemoryDisk(),
    memory: HubMemory? = nil, failing: Set<HubProduct> = [], isOnline: Bool = true
  ) {
    let time = VirtualTime(wall: moment)
    let mock = Mock(MockState(Self.scenario) { _ in Self.weather }, time: time)
    let gate = HubGate(failing: failing, isOnline: isOnline, mock: mock, memory: memory, time: time)
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
  package func run<Result: Sendable>(_ body: @escaping @Sendable (FetchHub) async -> Result) async -> Result? {
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
  package func refresh(_ request: RefreshRequest = RefreshRequest()) async -> RefreshReport? {
    await run { hub in
      do throws(HubError) { return try await hub.refresh(request) } catch { return nil }
    } ?? nil
  }

  /// What was asked for first-hand, by path, sorted: call 1 of AEMET's products, and what other hosts serve.
  package var asked: [String] {
    mock.journal.entries.filter { $0.hop != .second }.map(\.target).sorted()
  }

  /// The mock's own weather; the days that one world has made serve the others.
  private static let weather = RememberedWeather(WeatherGenerator(seed: Scenario.quiet.seed), limit: 20_000)

  package static let scenario: Scenario = {
    var scenario = Scenario.quiet
    // What lies near the places is the same, and the rest of Spain most of the work.
    scenario.national = NationalShare(near: [madrid, getafe, vigo], km: 40)
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
private final class Box<Value: Sendable>: Sendable {
  private let held: Mutex<Value>

  init(_ value: Value) { held = Mutex(value) }

  var value: Value {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}

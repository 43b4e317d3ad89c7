// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock
import AuraMockServer
import AuraSim

/// The same phone against the same scenario twice: in process under virtual time, and over HTTP on a clock that runs
/// some hundred times as fast. What each product was asked for and answered must be the same.
struct SimDifferential {
  /// How many times as fast the clock of the run over HTTP goes.
  static let factor = 600.0

  let console: Console

  func run() async throws -> ExitStatus {
    let visits = SimVisits.differential
    // Read back from the file that --mock writes, as aura-mock would.
    let scenario = try Scenario(file: visits.plan.scenarioFile())
    let virtual = try await inVirtualTime(visits, scenario)
    let seconds = Double(visits.plan.hours) * 3600 / Self.factor
    console.message("aura sim: over HTTP for \(Int(seconds)) s")
    let http = try await overHTTP(visits, scenario)
    var isSame = true
    for name in Set(virtual.keys).union(http.keys).sorted() where virtual[name] != http[name] {
      isSame = false
      console.output("\(name)")
      console.output("  virtual \(virtual[name] ?? [])")
      console.output("  HTTP    \(http[name] ?? [])")
    }
    let count = virtual.values.reduce(0) { $0 + $1.count }
    console.output("\(virtual.count) products, \(count) exchanges: \(isSame ? "the same" : "not the same")")
    return isSame && count > 50 ? .ok : .judgedFalse
  }

  private func inVirtualTime(_ visits: SimVisits, _ scenario: Scenario) async throws -> [String: [String]] {
    let time = VirtualTime(wall: visits.plan.start)
    let mock = Mock(scenario, time: time)
    let transport = MockTransport(mock, time: time)
    let isDone = await time.run(on: StepExecutor()) {
      await visits.run(over: transport, time: time)
      return true
    }
    guard isDone == true else { throw UsageError("the run in virtual time never ended") }
    return SimVisits.products(of: mock.journal.entries)
  }

  private func overHTTP(_ visits: SimVisits, _ scenario: Scenario) async throws -> [String: [String]] {
    let time = StartedTime(AcceleratedTime(SystemTime(), factor: Self.factor), at: visits.plan.start)
    let mock = Mock(scenario, time: time)
    let server = try MockServer.start(mock: mock, time: time)
    defer { server.stop() }
    guard let base = WebAddress(server.origin) else { throw UsageError("no address \(server.origin)") }
    let transport = URLSessionTransport(override: BaseOverride(base: base), time: time)
    await visits.run(over: transport, time: time)
    return SimVisits.products(of: mock.journal.entries)
  }
}

/// A clock whose wall shows a given instant when it is made.
struct StartedTime: TimeSource {
  private let inner: any TimeSource
  private let offset: Int64

  init(_ inner: any TimeSource, at instant: WallInstant) {
    self.inner = inner
    offset = instant.millisecondsSinceEpoch - inner.wall.millisecondsSinceEpoch
  }

  var now: Moment { inner.now }
  var wall: WallInstant { inner.wall.advanced(byMilliseconds: offset) }
  var minimumResolution: Duration { inner.minimumResolution }

  func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    try await inner.sleep(until: deadline, tolerance: tolerance)
  }
}

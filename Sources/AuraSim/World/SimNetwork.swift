// SPDX-License-Identifier: MIT

import AuraChance
import AuraTime
import AuraTransport
import Synchronization

/// The way from the phone to the servers, with its latencies and troubles: the wire, below every conformer of the seam.
final class SimNetwork: Sendable {
  private struct State {
    var trouble: NetworkTrouble?
    var stopped: Set<SimWay> = []
    var calls = 0
  }

  /// How long an exchange may take.
  private static let limit = Duration.seconds(60)

  private let wire: SimWire
  private let latencyMilliseconds: Int
  private let chance: SeedStream
  private let judge: WireJudge
  private let answers: AnswerShelf
  private let record: SimRecord
  private let time: VirtualTime
  private let state = Mutex(State())

  init(
    _ plan: SimPlan, wire: SimWire, judge: WireJudge, answers: AnswerShelf, record: SimRecord, time: VirtualTime
  ) {
    (self.wire, self.judge, self.answers, self.record, self.time) = (wire, judge, answers, record, time)
    latencyMilliseconds = plan.latencyMilliseconds
    chance = SeedStream(seed: plan.seed).stream("network")
  }

  var trouble: NetworkTrouble? {
    get { state.withLock { $0.trouble } }
    set { state.withLock { $0.trouble = newValue } }
  }

  /// Shuts a way, or opens it again.
  func stop(_ way: SimWay, _ isStopped: Bool) {
    state.withLock { state in
      if isStopped { state.stopped.insert(way) } else { state.stopped.remove(way) }
    }
  }

  func carry(_ request: HTTPRequest, of process: SimProcess.Identity) async throws(TransportError) -> HTTPResponse {
    record.checkInside()
    if Task.isCancelled { record.breach(.cancelled, "\(process) sends \(request.address.pathAndQuery) for nobody") }
    let (call, trouble) = state.withLock { state in
      state.calls += 1
      return (state.calls, state.trouble)
    }
    var chance = chance.stream(call)
    let deadline = time.now.advanced(by: Self.limit)
    guard !process.isDead else { throw .cancelled }
    try await lose(trouble, request)
    judge.sends(request, call, of: process)
    defer { judge.ends(request, call, of: process) }
    record.note("wire", "\(process) sends \(request.method.rawValue) \(request.address.pathAndQuery)")
    // Whoever gives up or dies in the meantime: it arrives all the same.
    do throws(TransportError) {
      try await pause(oneWay(&chance, trouble), until: deadline)
    } catch {
      arriveUnheard(request)
      throw error
    }
    if trouble == .lossy, chance.below(5) == 0 {
      record.saw(.requestLost)
      throw await timeOut(at: deadline)
    }
    if trouble == .slow { record.saw(.slowNetwork) }
    if trouble == .resetting {
      record.saw(.connectionReset)
      let isBefore = chance.below(2) == 0
      if !isBefore { arriveUnheard(request) }
      throw .reset(receivedBytes: 0)
    }
    let response = try await wire.send(request, limit: time.now.duration(to: deadline))
    let entry = wire.server.takeEntry(of: request.address.pathAndQuery)
    if trouble == .lossy, chance.below(5) == 0 {
      record.saw(.answerLost)
      throw await timeOut(at: deadline)
    }
    try await pause(oneWay(&chance, trouble), until: deadline)
    guard !process.isDead else { throw .cancelled }
    if let entry { answers.deliver(response, entry, at: time.wall) }
    return response
  }

  /// Fails where nothing leads to a server.
  private func lose(_ trouble: NetworkTrouble?, _ request: HTTPRequest) async throws(TransportError) {
    switch trouble {
    case .offline:
      record.saw(.offline)
      throw .offline
    case .nameless:
      record.saw(.nameless)
      throw .hostNotFound(host: request.address.host)
    case .captive:
      record.saw(.captivePortal)
      try await pause(.milliseconds(80), until: time.now.advanced(by: Self.limit))
      throw .tls(host: request.address.host, detail: "the certificate is a portal's")
    case .slow, .lossy, .resetting, nil: break
    }
    if state.withLock({ $0.stopped.contains(SimWay(host: request.address.host)) }) {
      throw .refused(host: request.address.host)
    }
  }

  private func arriveUnheard(_ request: HTTPRequest) {
    record.saw(.strayRequest)
    wire.arriveUnheard(request)
  }

  /// A floor of 40 ms and a log-logistic tail of shape 4, as of the load test; in a slow network ten to forty times it.
  private func oneWay(_ chance: inout SeedStream, _ trouble: NetworkTrouble?) -> Duration {
    let half = Double(latencyMilliseconds) / 2
    let floor = min(40, half / 2)
    let unit = min(chance.unit(), 0.999_999)
    let odds = unit / (1 - unit)
    let milliseconds = floor + (half - floor) * odds.squareRoot().squareRoot()
    let factor = trouble == .slow ? Double(10 + chance.below(300)) : 1
    return .nanoseconds(Int64(milliseconds * factor * 1e6))
  }

  /// Waits, at most until the exchange's limit.
  private func pause(_ duration: Duration, until deadline: Moment) async throws(TransportError) {
    let end = time.now.advanced(by: duration)
    do { try await time.sleep(until: min(end, deadline), tolerance: nil) } catch { throw .cancelled }
    if end > deadline { throw .timedOut(.exchange) }
  }

  private func timeOut(at deadline: Moment) async -> TransportError {
    do { try await time.sleep(until: deadline, tolerance: nil) } catch { return .cancelled }
    return .timedOut(.exchange)
  }
}

/// One process' end of the wire, as the seam promises: whoever is cancelled sends nothing more.
struct SimTransport: Transport {
  let network: SimNetwork
  let process: SimProcess.Identity

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    if Task.isCancelled { throw .cancelled }
    return try await network.carry(request, of: process)
  }
}

// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import AuraTransport
import Synchronization
import Testing

/// The mock through the engine's own seam: each way an exchange can end, without a socket and without waiting.
struct MockTransportTests {
  static let link = "https://opendata.aemet.es"

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let faults: [Fault]
    let error: TransportError?
    /// Milliseconds that pass on the clock.
    let waits: Int

    var testDescription: String { id }
  }

  static let body = 13_687

  static let cases: [Case] = [
    Case(id: "whole", faults: [], error: nil, waits: 0),
    Case(id: "late", faults: [.delay(milliseconds: 1500), .delay(milliseconds: 500)], error: nil, waits: 2000),
    Case(id: "trickle", faults: [.slow(bytesPerSecond: 1000)], error: nil, waits: 13_687),
    Case(id: "too late", faults: [.delay(milliseconds: 61_000)], error: .timedOut(.exchange), waits: 60_000),
    Case(id: "silent", faults: [.stall], error: .timedOut(.exchange), waits: 60_000),
    Case(id: "closed", faults: [.emptyReply], error: .reset(receivedBytes: 0), waits: 0),
    Case(id: "reset", faults: [.reset(afterBytes: 100)], error: .reset(receivedBytes: 100), waits: 0),
    Case(
      id: "cut", faults: [.cutShort(afterBytes: 4096)],
      error: .cutShort(receivedBytes: 4096, expectedBytes: body), waits: 0),
    Case(
      id: "cut beyond the end", faults: [.cutShort(afterBytes: 1 << 20)],
      error: .cutShort(receivedBytes: body / 2, expectedBytes: body), waits: 0),
  ]

  @Test("Q-ENV-18, Q-ENV-19: each ending is its own error", arguments: cases)
  func endings(_ example: Case) async throws {
    var scenario = try Scenario.named("getafe-snow-2021")
    scenario.faults = example.faults.enumerated().map { FaultRule("rule \($0)", $1, hop: .second) }
    let clock = JumpingTime()
    let mock = Mock(scenario, time: clock)
    let transport = MockTransport(mock, time: clock)
    let first = try await transport.send(request(Self.link + "/opendata/api" + LinkTests.getafe))
    let address = MockAnswer(status: 200, body: first.body).link
    var received: Result<HTTPResponse, TransportError>
    do throws(TransportError) {
      received = .success(try await transport.send(request(address)))
    } catch {
      received = .failure(error)
    }
    switch received {
    case .success(let response):
      #expect(example.error == nil && response.body.count == Self.body)
      #expect(response.fields["content-length"] == "13687")
    case .failure(let error): #expect(error == example.error)
    }
    #expect(clock.waited == .milliseconds(example.waits))
    #expect(mock.journal.entries.map(\.hop) == [.first, .second])
  }

  @Test func aBodyBeyondTheLimitIsTooLarge() async throws {
    let clock = JumpingTime()
    let transport = MockTransport(Mock(try Scenario.named("getafe-snow-2021"), time: clock), time: clock)
    var request = request(Self.link + "/opendata/api" + LinkTests.getafe)
    request.bodyLimit = 100
    await #expect(throws: TransportError.tooLarge(limitBytes: 100)) { try await transport.send(request) }
  }

  private func request(_ address: String) -> HTTPRequest {
    HTTPRequest(
      address: WebAddress(address)!, fields: HTTPFields([HTTPField(name: "api_key", value: "a.b.c", isSecret: true)]))
  }
}

/// A clock that is where it is asked to wait for.
final class JumpingTime: TimeSource {
  private let passed = Mutex(Duration.zero)

  /// How long was waited in all.
  var waited: Duration { passed.withLock { $0 } }

  var now: Moment { Moment(sinceOrigin: waited) }

  var minimumResolution: Duration { .nanoseconds(1) }

  var wall: WallInstant {
    let (seconds, attoseconds) = waited.components
    return utc(2026, 8, 26).advanced(byMilliseconds: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }

  func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    passed.withLock { $0 = max($0, deadline.sinceOrigin) }
  }
}

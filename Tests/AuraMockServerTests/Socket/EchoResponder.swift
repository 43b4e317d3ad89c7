// SPDX-License-Identifier: MIT

import AuraMock
import AuraMockServer
import AuraTime
import AuraTransport

/// Answers with what it was asked, so that a test sees what reached the responder.
///
/// `/big` is 4 MB, `/huge` more than the system's buffers take, `/stall` stalls.
struct EchoResponder: Responder {
  var delivery = Delivery()

  func respond(to request: MockRequest) -> MockAnswer {
    let body =
      switch request.target {
      case "/big": [UInt8](repeating: 0x62, count: 4 << 20)
      case "/huge": [UInt8](repeating: 0x62, count: 32 << 20)
      default: Array("\(request.method) \(request.target) \(request.origin) \(request.client) ".utf8) + request.body
      }
    return MockAnswer(
      status: request.target == "/none" ? 204 : 200, fields: HTTPFields([HTTPField(name: "X-Echo", value: "1")]),
      body: body, delivery: request.target == "/stall" ? Delivery(ending: .stalls) : delivery)
  }
}

/// A wall clock that stands still, for the `Date` header.
struct StoppedTime: TimeSource {
  var now: Moment { Moment(sinceOrigin: .zero) }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Moment, tolerance: Duration?) async throws {}
  // Tue, 25 Aug 2026 07:09:13 GMT
  var wall: WallInstant { WallInstant(secondsSinceEpoch: 1_787_641_753) }
}

extension MockServer {
  /// A server for one test, with limits it may change.
  static func forTest(
    _ delivery: Delivery = Delivery(), waiting: ServerSettings.Waiting = .best,
    _ change: (inout ServerLimits) -> Void = { _ in }
  ) throws -> MockServer {
    var settings = ServerSettings()
    settings.waiting = waiting
    change(&settings.limits)
    return try start(
      settings, responder: EchoResponder(delivery: delivery),
      time: StoppedTime())
  }
}

// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock
import Synchronization

/// A request that a client sent through the proxy, and where its answer goes.
struct ProxyJob: Sendable {
  let request: HTTPRequest
  /// Under which the client reached the proxy; links are given out under it.
  let origin: String
  let handover: Handover
}

/// Passes what a client asks of the proxy on to tasks, under the addresses of the live services.
struct ProxyResponder: Responder {
  let jobs: AsyncStream<ProxyJob>.Continuation

  /// Lines that speak of this connection, or of the way here.
  private static let own = [
    "host", "connection", "content-length", "transfer-encoding", "accept-encoding", "x-forwarded-host",
    "x-forwarded-proto", "expect", "keep-alive",
  ]

  func respond(to request: MockRequest) -> MockAnswer {
    guard let method = HTTPMethod(rawValue: request.method), let address = Self.address(of: request.target) else {
      return MockAnswer(status: 501)
    }
    guard let handover = Handover() else { return MockAnswer(status: 503) }
    let fields = request.fields.all.filter { !Self.own.contains($0.name.lowercased()) }.map {
      HTTPField(name: $0.name, value: $0.value, isSecret: $0.name.lowercased() == "api_key")
    }
    let upstream = HTTPRequest(
      method: method, address: address, fields: HTTPFields(fields), body: request.body, bodyLimit: 64 << 20)
    jobs.yield(ProxyJob(request: upstream, origin: request.origin, handover: handover))
    return handover.take()
  }

  /// `/opendata/…` is AEMET's; `/_host/HOST/…` any other host's.
  private static func address(of target: String) -> WebAddress? {
    guard target.hasPrefix("/_host/") else { return WebAddress("https://opendata.aemet.es" + target) }
    return WebAddress("https://" + target.dropFirst(7))
  }
}

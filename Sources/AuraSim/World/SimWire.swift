// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import AuraTransport

/// The last part of the way to the servers: a call in this process, or what a carrier brings out and back.
struct SimWire: Sendable {
  /// The address that servers see.
  static let client = "10.0.0.1"

  let server: SimServer
  private let time: VirtualTime
  private let outlet: SimOutlet?
  private let outside: OutsideExchanges?

  init(_ server: SimServer, time: VirtualTime, outlet: SimOutlet?, outside: OutsideExchanges?) {
    (self.server, self.time, self.outlet, self.outside) = (server, time, outlet, outside)
    outlet?.lead(to: server)
  }

  /// - Parameter limit: How long the exchange may take from now on.
  func send(_ request: HTTPRequest, limit: Duration) async throws(TransportError) -> HTTPResponse {
    guard let outlet, let outside else {
      return try await MockTransport(server, client: Self.client, exchangeLimit: limit, time: time).send(request)
    }
    let pace = DeliveryPace(from: time.now, limit: limit, time: time)
    let result = await outside.carry(request)
    let delivery = outlet.delivery
    try await pace.reachHead(of: delivery)
    let sent: Int
    switch result {
    case .success(let response): sent = response.body.count
    case .failure(.cutShort(let bytes, _)), .failure(.reset(let bytes)): sent = bytes
    case .failure(let error): throw error
    }
    try await pace.reachEnd(of: delivery, bytes: sent)
    return try result.get()
  }

  /// A request that arrives although nobody waits for its answer any more.
  func arriveUnheard(_ request: HTTPRequest) {
    _ = server.respond(
      to: MockRequest(
        method: request.method.rawValue, target: request.address.pathAndQuery, fields: request.fields,
        body: request.body, client: Self.client, origin: "https://\(request.address.authority)"))
    _ = server.takeEntry(of: request.address.pathAndQuery)
  }
}

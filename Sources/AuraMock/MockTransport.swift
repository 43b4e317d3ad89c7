// SPDX-License-Identifier: MIT

public import AuraTime
public import AuraTransport

/// Carries requests to a mock in this process: the same answers as over HTTP, without a socket.
///
/// Waiting is done on the given clock, so that a delay of a minute takes no time where time is virtual.
public struct MockTransport: Transport {
  private let responder: any Responder
  /// The address that the mock takes the caller for.
  private let client: String
  /// How long a whole exchange may take.
  private let exchangeLimit: Duration
  private let time: any TimeSource

  public init(
    _ responder: any Responder, client: String = "127.0.0.1", exchangeLimit: Duration = .seconds(60),
    time: any TimeSource
  ) {
    self.responder = responder
    self.client = client
    self.exchangeLimit = exchangeLimit
    self.time = time
  }

  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    if Task.isCancelled { throw .cancelled }
    let pace = DeliveryPace(from: time.now, limit: exchangeLimit, time: time)
    let answer = responder.respond(
      to: MockRequest(
        method: request.method.rawValue, target: request.address.pathAndQuery, fields: request.fields,
        body: request.body, client: client,
        origin: "\(request.address.scheme.rawValue)://\(request.address.authority)"))
    let body = request.method == .head ? [] : answer.body
    let delivery = answer.delivery
    try await pace.reachHead(of: delivery)
    let sent: Int
    switch delivery.ending {
    case .stalls: throw .timedOut(.exchange)
    case .emptyReply: throw .reset(receivedBytes: 0)
    case .whole: sent = body.count
    case .cutShort(let bytes), .reset(let bytes): sent = min(bytes, body.count)
    }
    if body.count > request.bodyLimit { throw .tooLarge(limitBytes: request.bodyLimit) }
    try await pace.reachEnd(of: delivery, bytes: sent)
    switch delivery.ending {
    case .cutShort where sent < body.count: throw .cutShort(receivedBytes: sent, expectedBytes: body.count)
    case .reset: throw .reset(receivedBytes: sent)
    case .whole, .cutShort, .stalls, .emptyReply: break
    }
    var fields = answer.fields
    fields.all.append(HTTPField(name: "Content-Length", value: "\(answer.body.count)"))
    return HTTPResponse(status: answer.status, fields: fields, body: body)
  }
}

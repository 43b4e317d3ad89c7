// SPDX-License-Identifier: MIT

/// One HTTP exchange: a whole request in, a whole response out. The seam between the engine and any AEMET.
///
/// Live AEMET, the mock in process, the mock over HTTP, a recording and the simulator are conformers. A response of
/// any status is a success here: judging it is the client's work. A conformer puts one request on the wire for each
/// call: it follows no redirect and repeats nothing. It keeps no cookies and no cache, and honours cancellation.
public protocol Transport: Sendable {
  /// Carries out one exchange.
  ///
  /// - Throws: `TransportError` when no whole response came.
  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}

/// Why no whole response came. Each case is a different thing for a person to do or for the pacer to charge.
public enum TransportError: Error, Hashable, Sendable {
  /// The host name has no address.
  case hostNotFound(host: String)
  /// Nothing listens at the address.
  case refused(host: String)
  /// No network at all, or none that leads to the host.
  case offline
  /// The certificate or the handshake was not acceptable.
  case tls(host: String, detail: String)
  /// No connection within the connect limit, or no whole exchange within the exchange limit.
  case timedOut(TimeLimit)
  /// The peer broke the connection, before any answer or in the middle of one.
  case reset(receivedBytes: Int)
  /// The body ended before its declared length (Q-ENV-18); `expectedBytes` is nil for a body sent in chunks.
  case cutShort(receivedBytes: Int, expectedBytes: Int?)
  /// The body is longer than the request allowed.
  case tooLarge(limitBytes: Int)
  /// The calling task was cancelled; the request may have reached the server.
  case cancelled
  /// What came is not HTTP, or a failure without a name of its own; `detail` is for developers.
  case protocolViolation(detail: String)

  public enum TimeLimit: String, Hashable, Sendable {
    /// No connection stood in time: nothing was sent.
    case connect
    /// The answer was not whole in time; the request may have arrived.
    case exchange
  }

  /// Whether the request may have reached the server, so that its quota slot counts as spent.
  public var mayHaveReachedServer: Bool {
    switch self {
    case .hostNotFound, .refused, .offline, .tls, .timedOut(.connect): false
    case .timedOut(.exchange), .reset, .cutShort, .tooLarge, .cancelled, .protocolViolation: true
    }
  }
}

extension TransportError: CustomStringConvertible {
  /// One line for developers.
  public var description: String {
    switch self {
    case .hostNotFound(let host): "no address for the host \(host)"
    case .refused(let host): "\(host) refuses the connection"
    case .offline: "no network leads to the host"
    case .tls(let host, let detail): "no acceptable TLS with \(host): \(detail)"
    case .timedOut(.connect): "no connection within the connect limit"
    case .timedOut(.exchange): "no whole answer within the exchange limit"
    case .reset(let received): "the connection broke after \(received) body bytes"
    case .cutShort(let received, let expected?): "the body ended after \(received) of \(expected) bytes"
    case .cutShort(let received, nil): "the body ended after \(received) bytes, before its last chunk"
    case .tooLarge(let limit): "the body is longer than \(limit) bytes"
    case .cancelled: "cancelled"
    case .protocolViolation(let detail): "not a sound HTTP exchange: \(detail)"
    }
  }
}

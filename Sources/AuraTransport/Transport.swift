// SPDX-License-Identifier: MIT

/// One HTTP exchange: a whole request in, a whole response out. The seam between the engine and any AEMET.
///
/// Live AEMET, the mock in process, the mock over HTTP, a recording and the simulator are conformers. A response of
/// any status is a success here: judging it is the client's work. A conformer never follows redirects to another
/// host, keeps no cookies and no cache, and honours cancellation of its task.
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
  /// No network at all.
  case offline
  /// The certificate or the handshake was not acceptable.
  case tls(host: String, detail: String)
  /// No connection within the connect limit, or no whole exchange within the exchange limit.
  case timedOut(TimeLimit)
  /// The peer broke the connection, before any answer or in the middle of one.
  case reset(receivedBytes: Int)
  /// The body ended before its declared length (Q-ENV-18).
  case cutShort(receivedBytes: Int, expectedBytes: Int)
  /// The body is longer than the request allowed.
  case tooLarge(limitBytes: Int)
  /// The calling task was cancelled; the request may have reached the server.
  case cancelled
  /// What came is not HTTP, or a failure without a name of its own; `detail` is for developers.
  case protocolViolation(detail: String)

  public enum TimeLimit: String, Hashable, Sendable {
    case connect, exchange
  }

  /// Whether the request may have reached the server, so that its quota slot counts as spent.
  public var mayHaveReachedServer: Bool {
    switch self {
    case .hostNotFound, .refused, .offline, .tls, .timedOut(.connect): false
    case .timedOut(.exchange), .reset, .cutShort, .tooLarge, .cancelled, .protocolViolation: true
    }
  }
}

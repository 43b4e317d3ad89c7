// SPDX-License-Identifier: MIT

public import AuraTransport

/// A request as it reached the mock, whichever way it came: in process, over a socket, in virtual time.
public struct MockRequest: Hashable, Sendable {
  /// As sent; the mock answers methods it does not know.
  public var method: String
  /// Path and query as sent, still percent-encoded.
  public var target: String
  public var fields: HTTPFields
  public var body: [UInt8]
  /// The peer's address without its port: what address quotas count.
  public var client: String
  /// Scheme and authority under which the client reached the mock; links are handed out under it.
  public var origin: String

  public init(
    method: String = "GET", target: String, fields: HTTPFields = HTTPFields(), body: [UInt8] = [], client: String,
    origin: String
  ) {
    self.method = method
    self.target = target
    self.fields = fields
    self.body = body
    self.client = client
    self.origin = origin
  }
}

/// An answer and how it travels. Bytes are exactly what the wire carries.
public struct MockAnswer: Hashable, Sendable {
  public var status: Int
  /// Everything but `Content-Length`, `Date` and `Connection`, which belong to the connection.
  public var fields: HTTPFields
  public var body: [UInt8]
  public var delivery: Delivery

  public init(status: Int, fields: HTTPFields = HTTPFields(), body: [UInt8] = [], delivery: Delivery = Delivery()) {
    self.status = status
    self.fields = fields
    self.body = body
    self.delivery = delivery
  }
}

/// What happens to an answer on its way: how faults of the network are told to whoever carries it.
public struct Delivery: Hashable, Sendable {
  /// How the exchange ends.
  public enum Ending: Hashable, Sendable {
    case whole
    /// The connection closes after this many body bytes of the declared length (Q-ENV-18).
    case cutShort(afterBytes: Int)
    /// The connection is reset after this many body bytes (Q-ENV-19).
    case reset(afterBytes: Int)
    /// Nothing is sent and the connection stays open until the client gives up.
    case stalls
    /// The connection closes without a byte.
    case emptyReply
  }

  /// Time before the first byte, in milliseconds.
  public var delayMilliseconds: Int
  /// Body bytes a second; nil for as fast as it goes.
  public var bytesPerSecond: Int?
  public var ending: Ending

  public init(delayMilliseconds: Int = 0, bytesPerSecond: Int? = nil, ending: Ending = .whole) {
    self.delayMilliseconds = delayMilliseconds
    self.bytesPerSecond = bytesPerSecond
    self.ending = ending
  }
}

/// Who answers requests: the mock, seen by a server, a transport or the simulator.
public protocol Responder: Sendable {
  /// Answers a request; never throws, since AEMET always answers something.
  func respond(to request: MockRequest) -> MockAnswer
}

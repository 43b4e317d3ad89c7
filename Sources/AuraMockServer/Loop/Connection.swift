// SPDX-License-Identifier: MIT

/// One client's connection, as the loop that owns it keeps it.
final class Connection {
  enum Phase: Hashable {
    case open
    /// Our end is shut; what the client still sends is thrown away until it shuts its own.
    case lingering
    /// Every byte is handed to the system; a reset follows once the client has them.
    case awaitingReset
  }

  let descriptor: Int32
  let client: String
  /// Tells a late timer that the descriptor now belongs to somebody else.
  let generation: UInt64
  var parser: RequestParser
  var outgoing: Outgoing?
  var phase = Phase.open
  /// What the poller was last told.
  var interest = Interest.read
  /// The client shut its end; it may still read.
  var inputEnded = false
  var isQueuedToRun = false
  /// When the present request's first byte came, monotonic nanoseconds.
  var requestStart: Int64?
  /// The moment after which the connection is cut, as its state stands.
  var deadline: Int64 = .max
  /// When the last timer set for it is due.
  var timerDue: Int64 = .min
  /// The last moment the present answer may still be on its way.
  var answerDeadline: Int64 = .max

  init(descriptor: Int32, client: String, generation: UInt64, limits: RequestLimits) {
    self.descriptor = descriptor
    self.client = client
    self.generation = generation
    parser = RequestParser(limits: limits)
  }

  /// Whether it can be closed at once without breaking a promise.
  var isIdle: Bool {
    phase == .open && outgoing == nil && parser.isBetweenRequests
  }
}

// SPDX-License-Identifier: MIT

/// What the server bears: times are real ones, whatever clock the mock runs on.
public struct ServerLimits: Hashable, Sendable {
  public var request = RequestLimits()
  /// Open connections; one more is answered 503 and closed.
  public var connections = 10_000
  /// Time for a whole request from its first byte, milliseconds; then 408.
  public var requestMilliseconds = 20_000
  /// Time between requests of a kept connection, and before the first, milliseconds; then it is closed without a word.
  public var idleMilliseconds = 75_000
  /// Time in which a client must take some byte of its answer, milliseconds; then the connection is reset.
  public var unreadMilliseconds = 30_000
  /// Time in which a client must take its whole answer, milliseconds, its own pace of delivery added.
  public var answerMilliseconds = 300_000
  /// Time a stalled answer is held for a client that does not give up, milliseconds.
  public var stallMilliseconds = 3_600_000
  /// Time a closing connection waits for the client's end of it, milliseconds.
  public var lingerMilliseconds = 2000
  /// Time that `stop()` leaves to answers under way, milliseconds.
  public var drainMilliseconds = 3000

  public init() {}

  /// The same limits, with no more connections than descriptors allow; some are left for everything else.
  func fitted(toDescriptors count: Int) -> ServerLimits {
    var fitted = self
    fitted.connections = min(connections, max(8, count - min(64, count / 4)))
    return fitted
  }
}

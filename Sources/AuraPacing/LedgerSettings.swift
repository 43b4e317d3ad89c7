// SPDX-License-Identifier: MIT

/// How a pacer uses a shared ledger: how long lines of the dead are believed, and what it does without one.
public struct LedgerSettings: Hashable, Sendable {
  /// The longest an exchange can take: a call in flight whose process died counts as given up that long after it was
  /// sent. Not less than the transport's own limit.
  public var exchangeSeconds: Int
  /// How long a reservation that was never sent is believed; the process that made it may not send it after that.
  public var reservationSeconds: Int
  /// How many processes may share the limits: while the ledger cannot be used each keeps to its part.
  public var sharers: Int

  public init(exchangeSeconds: Int = 60, reservationSeconds: Int = 120, sharers: Int = 2) {
    precondition(exchangeSeconds > 0 && reservationSeconds > 2 && sharers > 0, "lives are longer than their margin")
    self.exchangeSeconds = exchangeSeconds
    self.reservationSeconds = reservationSeconds
    self.sharers = sharers
  }

  var exchangeNanoseconds: Int64 { nanoseconds(exchangeSeconds) }
  var reservationNanoseconds: Int64 { nanoseconds(reservationSeconds) }
  /// How much sooner than the others we let a reservation lapse; more than what two processes' clocks can differ.
  var marginNanoseconds: Int64 { nanoseconds(2) }
  /// How long a ledger held by another process is waited for before it counts as unusable.
  var busyNanoseconds: Int64 { nanoseconds(10) }
  /// When a ledger that was held is tried again.
  var retryNanoseconds: Int64 { 50_000_000 }
  /// How often others' open lines are looked at while somebody waits.
  var pollNanoseconds: Int64 { nanoseconds(1) }
  /// The most that wakers of several processes are spread by, so that none always comes first.
  var spreadNanoseconds: UInt64 { 20_000_000 }
}

/// A reading of the clocks, and the pacer's own time made of it.
struct SpendMoment: Hashable, Sendable {
  let now: Int64
  let stamp: SpendStamp
}

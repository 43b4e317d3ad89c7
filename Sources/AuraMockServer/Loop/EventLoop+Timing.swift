// SPDX-License-Identifier: MIT

/// Answers whose time has come, and connections whose time is up.
extension EventLoop {
  /// How often the deadlines of all connections are looked at: an eighth of the shortest, within 10…500 ms.
  var sweepNanoseconds: Int64 {
    let limits = plan.limits
    let shortest = min(
      limits.requestMilliseconds, limits.idleMilliseconds, limits.unreadMilliseconds, limits.answerMilliseconds,
      limits.stallMilliseconds, limits.lingerMilliseconds)
    return min(max(10, shortest / 8), 500).asNanoseconds
  }

  /// How long the poller may wait, rounded up so that what it waits for is due when it returns.
  func waitMilliseconds() -> Int32 {
    guard runnable.isEmpty else { return 0 }
    var next = Int64.max
    if openCount > 0 { next = nextSweep }
    if let soonest = timers.soonest { next = min(next, soonest) }
    if let acceptsAgain { next = min(next, acceptsAgain) }
    if let stopDeadline { next = min(next, stopDeadline) }
    guard next < .max else { return -1 }
    let left = next - Monotonic.nanoseconds()
    return left <= 0 ? 0 : Int32(min((left + 999_999) / 1_000_000, 60_000))
  }

  func fireTimers(now: Int64) {
    if let acceptsAgain, acceptsAgain <= now { acceptAgain() }
    while let timer = timers.popDue(at: now) {
      guard let connection = connection(at: timer.descriptor), connection.generation == timer.generation else {
        continue
      }
      switch connection.phase {
      case .open: advance(connection, now: now)
      case .awaitingReset: resetWhenDelivered(connection, now: now)
      case .lingering: if connection.deadline <= now { close(connection) }
      }
    }
    if let stopDeadline, stopDeadline <= now {
      for case let connection? in connections { close(connection) }
    } else if openCount > 0, nextSweep <= now {
      nextSweep = now + sweepNanoseconds
      for case let connection? in connections where connection.deadline <= now { cut(connection, now: now) }
    }
  }

  private func cut(_ connection: Connection, now: Int64) {
    guard connection.phase == .open else { return close(connection) }
    if connection.outgoing != nil {
      plan.tally.noteCut()
      reset(connection)
    } else if connection.parser.isBetweenRequests {
      close(connection)
    } else {
      plan.tally.noteCut()
      refuse(connection, .timedOut(limitMilliseconds: plan.limits.requestMilliseconds), now: now)
      advance(connection, now: now)
    }
  }
}

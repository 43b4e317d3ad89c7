// SPDX-License-Identifier: MIT

package import AuraChance

/// The pacer's whole state behind its lock: decisions, who waits, and what each sleeper must be told.
///
/// Every method is a plain function of the state and the pacer's time. None suspends; each returns the signals that
/// the shell delivers after the lock is released.
package struct PacerCore: Sendable {
  /// What a waiting caller is told.
  enum Signal: Hashable, Sendable {
    case admitted(SpendBook.Ticket)
    case cancelled
    case expired(Wait)
    /// Watch the clock for everybody who waits.
    case lead
    /// Something may happen earlier than the leader sleeps for.
    case reconsider
    /// The leader's own timer.
    case timer
  }

  package var state: PacerState
  var book: SpendBook?
  private(set) var queue = WaitQueue()
  /// The waiter that sleeps until the next thing can happen.
  private(set) var leader: Int?
  /// When it will look again; `.min` while it is about to look.
  private var leaderWakes: Int64 = .min
  let queueLimit: Int

  init(state: PacerState, book: SpendBook?, queueLimit: Int) {
    self.state = state
    self.book = book
    self.queueLimit = queueLimit
  }

  /// Makes the whole of a pacer but its lock and its sleep: for models that step it by hand.
  package init(profile: PacingProfile, jitter: SeedStream, ledger: any SpendLedger, settings: LedgerSettings) {
    self.init(
      state: PacerState(profile: profile, jitter: jitter),
      book: SpendBook(ledger: ledger, settings: settings, profile: profile), queueLimit: 1024)
  }

  /// What became of a request to be admitted.
  enum Arrival {
    case admitted(template: Int, SpendBook.Ticket)
    case waiting(id: Int, template: Int)
    case refusedFull(Wait)
    case refusedTooLong(Wait)
  }

  /// Admits a call, queues it, or refuses it. Signals are for others whose turn this changed.
  mutating func arrive(_ call: PacedCall, at now: Int64, signals: inout [(Int, Signal)]) -> Arrival {
    let template = state.index(ofTemplate: call.template)
    if queue.count == 0 {
      if case .admitted(let ticket) = admit(template: template, hops: call.hops, at: now) {
        return .admitted(template: template, ticket)
      }
    } else {
      signals += dispatch(at: now)
    }
    let ahead = queue.hopsAhead(of: call, at: now)
    let wait =
      state.obstacle(template: template, hops: call.hops, ahead: ahead, at: now) ?? book?.obstacle
      ?? Wait(reason: .queue(ahead: ahead), until: now)
    guard queue.count < queueLimit else { return .refusedFull(wait) }
    if let limit = call.maximumWaitMilliseconds, let until = wait.until, until > now + Int64(limit) * 1_000_000 {
      return .refusedTooLong(wait)
    }
    let id = queue.enqueue(call, template: template, at: now)
    for signal in dispatch(at: now) {
      if signal.0 == id, case .admitted(let ticket) = signal.1 {
        queue.forget(id)
        return .admitted(template: template, ticket)
      }
      if signal.0 == id, case .expired(let wait) = signal.1 {
        queue.forget(id)
        return .refusedTooLong(wait)
      }
      signals.append(signal)
    }
    if let leader, leader != id, let wakes = nextWake(at: now), wakes < leaderWakes {
      // Told once: it looks at all that came by then.
      leaderWakes = .min
      signals.append((leader, .reconsider))
    }
    return .waiting(id: id, template: template)
  }

  /// Admits everybody whose turn it is and refuses those whose time is up.
  mutating func dispatch(at now: Int64) -> [(Int, Signal)] {
    var signals: [(Int, Signal)] = []
    var blocked: [Int] = []
    while let id = queue.first(passingOver: blocked) {
      let waiter = queue.waiters[id]
      switch admit(template: waiter.template, hops: waiter.call.hops, at: now) {
      case .admitted(let ticket):
        signals.append((id, .admitted(ticket)))
        queue.remove(id)
        continue
      case .blocked(let wait):
        guard PacerState.blocksOnlyItsTemplate(wait.reason) else { break }
        blocked.append(waiter.template)
        continue
      }
      break
    }
    while let id = queue.popExpired(at: now) {
      let waiter = queue.waiters[id]
      let wait =
        state.obstacle(template: waiter.template, hops: waiter.call.hops, ahead: 0, at: now)
        ?? Wait(reason: .queue(ahead: queue.count - 1), until: now)
      signals.append((id, .expired(wait)))
      queue.remove(id)
    }
    return signals
  }

  /// Takes a waiter out because its task was cancelled; true when it was still waiting.
  mutating func cancel(_ id: Int) -> Bool {
    guard queue.isWaiting(id) else { return false }
    queue.remove(id)
    return true
  }

  /// Lets go of a waiter that has been told its end, and names the next leader when this one led.
  mutating func leave(_ id: Int) -> Int? {
    queue.forget(id)
    guard leader == id else { return nil }
    leader = nil
    leaderWakes = .min
    leader = queue.first(passingOver: [])
    return leader
  }

  /// Makes a waiter the leader when there is none.
  mutating func tryToLead(_ id: Int) -> Bool {
    guard leader == nil || leader == id, queue.isWaiting(id) else { return false }
    leader = id
    leaderWakes = .min
    return true
  }

  /// When the leader should look again; never more than a window away, since no slot answered meanwhile frees sooner.
  mutating func leaderSleeps(from now: Int64) -> Int64 {
    leaderWakes = min(nextWake(at: now) ?? .max, now + Self.longestSleep)
    if let book, leaderWakes > now {
      // Others free slots that only the ledger tells of; and of several processes none may always come first.
      if state.awaitsOthers { leaderWakes = min(leaderWakes, now + book.settings.pollNanoseconds) }
      leaderWakes += Int64(state.jitter.below(book.settings.spreadNanoseconds))
    }
    return leaderWakes
  }

  private static let longestSleep = nanoseconds(60)

  /// The earliest time at which anybody's state can change by the clock alone.
  private mutating func nextWake(at now: Int64) -> Int64? {
    var earliest = queue.nextDeadline
    var blocked: [Int] = []
    while let id = queue.first(passingOver: blocked) {
      let waiter = queue.waiters[id]
      let wait = state.obstacle(template: waiter.template, hops: waiter.call.hops, ahead: 0, at: now)
      guard let wait = wait ?? book?.obstacle else { return now }
      if let until = wait.until { earliest = min(earliest ?? .max, until) }
      guard PacerState.blocksOnlyItsTemplate(wait.reason) else { break }
      blocked.append(waiter.template)
    }
    return earliest
  }
}

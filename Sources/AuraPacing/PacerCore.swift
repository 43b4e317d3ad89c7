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
    /// Its time is up; why is kept until it leaves, so that what is told stays small.
    case expired
    /// Watch the clock for everybody who waits; to who does already, that something may happen sooner than it sleeps.
    case lead
  }

  package var state: PacerState
  var book: SpendBook?
  private(set) var queue = WaitQueue()
  /// The waiter that sleeps until the next thing can happen.
  private(set) var leader: Int?
  /// When it will look again; `.min` while it is about to look.
  private var leaderWakes: Int64 = .min
  /// Why those who were told that their time is up had to wait, until they leave.
  private var refusals: [Int: Wait] = [:]
  let queueLimit: Int

  init(state: PacerState, book: SpendBook?, queueLimit: Int) {
    self.state = state
    self.book = book
    // Waiters are numbered in 32 bits.
    self.queueLimit = min(queueLimit, Int(Int32.max))
  }

  /// Makes the whole of a pacer but its lock and its sleep: for models that step it by hand.
  package init(
    profile: PacingProfile, jitter: SeedStream, lookAheadMilliseconds: Int, ledger: any SpendLedger,
    settings: LedgerSettings
  ) {
    self.init(
      state: PacerState(profile: profile, jitter: jitter, lookAheadMilliseconds: lookAheadMilliseconds),
      book: SpendBook(ledger: ledger, settings: settings, profile: profile), queueLimit: 1024)
  }

  /// What became of a request to be admitted.
  enum Arrival {
    case admitted(template: Int, SpendBook.Ticket)
    /// `leads` when it is to watch the clock.
    case waiting(id: Int, leads: Bool)
    case refusedFull(Wait)
    case refusedTooLong(Wait)
  }

  /// Admits a call, queues it, or refuses it. Signals are for others whose turn this changed.
  mutating func arrive(_ call: PacedCall, at now: Int64, signals: inout [(Int, Signal)]) -> Arrival {
    let template = state.index(ofTemplate: call.template)
    // Those who wait and could go by now go first.
    dispatch(at: now, signals: &signals)
    if queue.count == 0, case .admitted(let ticket) = admit(template: template, hops: call.hops, at: now) {
      return .admitted(template: template, ticket)
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
    if state.isClear(template, hops: call.hops, at: now) || queue.waiters[id].deadline <= now {
      // Nothing of its own stands in its way: it may be that those before it wait for something else.
      var own: Signal?
      var told: [(Int, Signal)] = []
      dispatch(at: now, signals: &told)
      for signal in told { if signal.0 == id { own = signal.1 } else { signals.append(signal) } }
      switch own {
      case .admitted(let ticket)?:
        queue.forget(id)
        return .admitted(template: template, ticket)
      case .expired?:
        queue.forget(id)
        return .refusedTooLong(refusals.removeValue(forKey: id) ?? wait)
      case .cancelled?, .lead?, nil: break
      }
    }
    if leader == nil {
      leader = id
      leaderWakes = .min
      return .waiting(id: id, leads: true)
    }
    if let leader, wakes(id, at: now) < leaderWakes {
      // Told once: it looks at all that came by then.
      leaderWakes = .min
      signals.append((leader, .lead))
    }
    return .waiting(id: id, leads: false)
  }

  /// Admits everybody whose turn it is and refuses those whose time is up.
  mutating func dispatch(at now: Int64, signals: inout [(Int, Signal)]) {
    var blocked: [Int] = []
    while let id = queue.first(passingOver: blocked) {
      let template = queue.template(of: id)
      switch admit(template: template, hops: queue.waiters[id].hops, at: now) {
      case .admitted(let ticket):
        signals.append((id, .admitted(ticket)))
        queue.remove(id)
        continue
      case .blocked(let wait):
        guard PacerState.blocksOnlyItsTemplate(wait.reason) else { break }
        blocked.append(template)
        continue
      }
      break
    }
    while let id = queue.popExpired(at: now) {
      refusals[id] =
        state.obstacle(template: queue.template(of: id), hops: queue.waiters[id].hops, ahead: 0, at: now)
        ?? Wait(reason: .queue(ahead: queue.count - 1), until: now)
      signals.append((id, .expired))
      queue.remove(id)
    }
  }

  /// Takes a waiter out because its task was cancelled; true when it was still waiting.
  mutating func cancel(_ id: Int) -> Bool {
    guard queue.isWaiting(id) else { return false }
    queue.remove(id)
    return true
  }

  /// What a waiter takes along that has been told its end.
  struct Leave {
    let template: Int
    /// Why it had to wait, where its time was up.
    let refusal: Wait?
    /// Who watches the clock from now on, where this one did.
    let successor: Int?
  }

  /// Lets go of a waiter that has been told its end.
  mutating func leave(_ id: Int) -> Leave {
    let (template, refusal) = (queue.template(of: id), refusals.isEmpty ? nil : refusals.removeValue(forKey: id))
    queue.forget(id)
    guard leader == id else { return Leave(template: template, refusal: refusal, successor: nil) }
    leader = queue.first(passingOver: [])
    leaderWakes = .min
    return Leave(template: template, refusal: refusal, successor: leader)
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
      let template = queue.template(of: id)
      let wait = state.obstacle(template: template, hops: queue.waiters[id].hops, ahead: 0, at: now)
      guard let wait = wait ?? book?.obstacle else { return now }
      if let until = wait.until { earliest = min(earliest ?? .max, until) }
      guard PacerState.blocksOnlyItsTemplate(wait.reason) else { break }
      blocked.append(template)
    }
    return earliest
  }

  /// The earliest time at which the clock alone can change something for one that has come; `.max` for never.
  private mutating func wakes(_ id: Int, at now: Int64) -> Int64 {
    let waiter = queue.waiters[id]
    guard leaderWakes > now else { return .max }
    let wait = state.obstacle(template: queue.template(of: id), hops: waiter.hops, ahead: 0, at: now) ?? book?.obstacle
    // With nothing in its way it stands behind one that waits, and changes nothing.
    return min(waiter.deadline, wait?.until ?? .max)
  }
}

// SPDX-License-Identifier: MIT

/// Slots taken, sent and let go: in the state, and in the ledger where there is one.
extension PacerCore {
  package enum Verdict {
    case admitted(SpendBook.Ticket)
    case blocked(Wait)
  }

  /// Takes the slots of a call when all are free, and writes them down before anybody is told.
  @inline(__always)
  package mutating func admit(template: Int, hops: Int, at now: Int64) -> Verdict {
    guard book != nil else {
      if let wait = state.admit(template: template, hops: hops, at: now) { return .blocked(wait) }
      return .admitted(SpendBook.Ticket(first: 0, secondCallNotBefore: state.secondCallNotBefore))
    }
    return admitWithLedger(template: template, hops: hops, at: now)
  }

  private mutating func admitWithLedger(template: Int, hops: Int, at now: Int64) -> Verdict {
    let hash = state.templates[template].hash
    // A second round only when the first found that the ledger cannot be written: then within the share.
    for _ in 0..<2 {
      if let wait = state.obstacle(template: template, hops: hops, ahead: 0, at: now) ?? book?.obstacle {
        return .blocked(wait)
      }
      if let wait = state.admit(template: template, hops: hops, at: now) { return .blocked(wait) }
      if let ticket = book?.reserve(template: hash, hops: hops, state: &state) { return .admitted(ticket) }
      for hop in 0..<hops { state.giveBack(template: template, isFirstHop: hop == 0) }
    }
    return .blocked(Wait(reason: .ledger, until: now))
  }

  /// Marks a call as about to be sent; false when its reservation has lapsed.
  package mutating func willSend(line: UInt64?) -> Bool {
    guard let line else { return true }
    return book?.willSend(line, state: &state) ?? true
  }

  /// Takes in the end of a call and tells others of it, and of the rests it brought.
  package mutating func finish(template: Int, isFirstHop: Bool, line: UInt64?, at now: Int64, feedback: Feedback) {
    let (rest, restOfAll) = (state.templates[template].frozenUntil, state.everythingFrozenUntil)
    state.finish(template: template, isFirstHop: isFirstHop, at: now, feedback: feedback)
    guard book != nil else { return }
    if let line {
      if case .unreached = feedback {
        book?.giveBack(line, state: &state)
      } else {
        book?.didFinish(line, state: &state)
      }
    }
    let newRest = state.templates[template].frozenUntil
    if newRest > rest { book?.rest(template: state.templates[template].hash, until: newRest, state: &state) }
    if state.everythingFrozenUntil > restOfAll {
      book?.rest(template: 0, until: state.everythingFrozenUntil, state: &state)
    }
  }

  /// Gives back the slots of calls that were never sent.
  package mutating func giveBack(template: Int, hops: Range<Int>, ticket: SpendBook.Ticket) {
    for hop in hops {
      state.giveBack(template: template, isFirstHop: hop == 0)
      if let line = ticket.line(hop: hop) { book?.giveBack(line, state: &state) }
    }
  }

  /// Takes the ledger; the clocks are to be read after it.
  package mutating func acquireLedger() { book?.acquire() }

  package mutating func openLedger(at now: Int64, monotonic: Int64, wall: Int64) {
    guard let boot = book?.boot else { return }
    let stamp = SpendStamp(boot: boot, monotonic: monotonic, wall: wall)
    book?.open(at: SpendMoment(now: now, stamp: stamp), state: &state)
  }

  package mutating func closeLedger() { book?.close(state: &state) }
}

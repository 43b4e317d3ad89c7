// SPDX-License-Identifier: MIT

/// What others' lines mean: slots held, rests, and what can no longer be told.
extension SpendBook {
  mutating func read(_ state: inout PacerState) {
    var spends: [ForeignSpend] = []
    state.forgetRests(before: moment.now)
    for slot in slots.indices {
      // Nearly all are empty and were so before.
      if case .empty = slots[slot], verdicts[slot] == nil { continue }
      guard let verdict = verdict(of: slot), !isOver(verdict) else { continue }
      let line = verdict.line
      let restEnd = verdict.began + Int64(line.restMilliseconds) * 1_000_000
      switch line.stage {
      case .resting: state.rest(template: line.template, until: restEnd)
      case .lost: state.unknownUntil = max(state.unknownUntil, restEnd)
      case .reserved, .inFlight, .answered: if line.writer != ledger.writer { spends.append(spend(verdict)) }
      }
    }
    state.replaceForeign(spends)
  }

  private func spend(_ verdict: Verdict) -> ForeignSpend {
    let line = verdict.line
    let open =
      switch line.stage {
      case .reserved: settings.reservationNanoseconds
      case .inFlight: settings.exchangeNanoseconds
      case .answered, .resting, .lost: Int64(0)
      }
    return ForeignSpend(
      template: line.template, isFirstHop: line.isFirstHop, end: verdict.began + open,
      wasSent: line.stage != .reserved, isSettled: line.stage == .answered)
  }

  private func isOver(_ verdict: Verdict) -> Bool {
    switch verdict.line.stage {
    case .resting, .lost: verdict.began + Int64(verdict.line.restMilliseconds) * 1_000_000 <= moment.now
    case .reserved, .inFlight, .answered: spend(verdict).release(width: longest) <= moment.now
    }
  }

  /// What a slot means in the pacer's time; nil for an empty one.
  ///
  /// A line of another boot, of a clock that cannot be right, or destroyed counts as spent now, and is written so,
  /// that it does not count as now again.
  private mutating func verdict(of slot: Int) -> Verdict? {
    let found = slots[slot]
    if let known = verdicts[slot], known.slot == found { return known }
    var line: SpendLine
    switch found {
    case .empty:
      verdicts[slot] = nil
      return nil
    case .line(let sound):
      if let age = sound.stamp.age(at: moment.stamp) {
        verdicts[slot] = Verdict(slot: found, line: sound, began: moment.now - age)
        return verdicts[slot]
      }
      line = sound
      if line.stage == .reserved || line.stage == .inFlight { line.stage = .answered }
      line.stamp = moment.stamp
    case .damaged:
      line = SpendLine(stage: .answered, template: 0, isFirstHop: true, writer: 0, number: 0, stamp: moment.stamp)
    }
    do throws(LedgerError) {
      try write(line, at: slot, began: moment.now)
    } catch {
      // Counted all the same, from now on, as long as it stands there.
      verdicts[slot] = Verdict(slot: found, line: line, began: moment.now)
    }
    return verdicts[slot]
  }

  func isVacant(_ slot: Int) -> Bool {
    switch slots[slot] {
    case .empty: true
    case .damaged: false
    case .line: verdicts[slot].map(isOver) ?? false
    }
  }

  /// Whether a reading of two calls finds room.
  var hasRoom: Bool {
    var vacant = 0
    for slot in slots.indices where isVacant(slot) {
      vacant += 1
      if vacant == 2 { return true }
    }
    return false
  }

  /// The first slot that may be written over; nil where every one is held.
  var firstVacant: Int? {
    for slot in slots.indices where isVacant(slot) { return slot }
    return nil
  }
}

// SPDX-License-Identifier: MIT

/// A pacer's side of the shared ledger: its own lines, and what those of others mean.
///
/// Own spend is known from memory and only written; others' is only read. A line is written before the call that it
/// stands for may be sent. When the ledger cannot be used the pacer keeps to a share of every limit, so that as many
/// processes as share it stay under the whole, and the lines are written once it can be used again.
package struct SpendBook: Sendable {
  /// The lines of one admission, numbered in a row; no lines without a ledger.
  package struct Ticket: Hashable, Sendable {
    /// Number of the first line; 0 for none.
    let first: UInt64
    /// When its second call may be sent, nanoseconds of the pacer's time; `.min` for as soon as the first is answered.
    package let secondCallNotBefore: Int64

    /// The number of the line of the reading's first or second call.
    package func line(hop: Int) -> UInt64? { first == 0 ? nil : first + UInt64(hop) }
  }

  private struct Own {
    var line: SpendLine
    var slot: Int?
    var isDirty: Bool
    /// When the line's stage began, nanoseconds of the pacer's time.
    var began: Int64
    /// Never sent: the slot is to be emptied.
    var isGivenBack = false
  }

  /// What a slot was taken for when it was first seen so; clocks that jump later change it no more.
  struct Verdict {
    let slot: LedgerReading.Slot
    let line: SpendLine
    /// When the line's stage began, nanoseconds of the pacer's time.
    let began: Int64
  }

  let ledger: any SpendLedger
  let settings: LedgerSettings
  /// The longest window, nanoseconds.
  let longest: Int64
  private var own: [UInt64: Own] = [:]
  private var lastNumber: UInt64 = 0
  var slots: [LedgerReading.Slot] = []
  var verdicts: [Verdict?] = []
  var moment = SpendMoment(now: 0, stamp: SpendStamp(boot: 0, monotonic: 0, wall: 0))
  private var acquired: Result<LedgerReading, LedgerError> = .failure(.busy)
  private var isOpen = false
  private var hasReserved = false
  private var wasEverOpen = false
  private var busySince: Int64?
  /// Why the ledger cannot be used; nil while it can.
  private(set) var fault: LedgerError?

  init(ledger: any SpendLedger, settings: LedgerSettings, profile: PacingProfile) {
    self.ledger = ledger
    self.settings = settings
    longest = nanoseconds(profile.longestSeconds)
  }

  /// The ledger's name for this start of the machine.
  var boot: UInt64 { ledger.boot }

  // MARK: Access

  /// Takes the ledger, waiting a moment for others; what it held is read by `open`, at a time told after that.
  mutating func acquire() {
    hasReserved = false
    do throws(LedgerError) {
      acquired = .success(try ledger.begin())
      isOpen = true
    } catch {
      acquired = .failure(error)
    }
  }

  /// Tells the state what others hold. Without the ledger the state keeps to its share.
  mutating func open(at moment: SpendMoment, state: inout PacerState) {
    self.moment = moment
    if fault != nil { forgetOld() }
    do throws(LedgerError) {
      let reading = try acquired.get()
      busySince = nil
      slots = reading.slots
      if verdicts.count != slots.count { verdicts = Array(repeating: nil, count: slots.count) }
      if reading.wasLost { noteLoss(&state) }
      read(&state)
      try flush()
      wasEverOpen = true
      if fault != nil {
        fault = nil
        state.keepToShare(of: 1)
      }
    } catch {
      fail(error, &state)
    }
  }

  /// Lets the ledger go.
  mutating func close(state: inout PacerState) {
    guard isOpen else { return }
    isOpen = false
    do throws(LedgerError) {
      try ledger.commit(isDurable: hasReserved)
    } catch {
      fail(error, &state)
    }
  }

  /// Why nothing may be admitted in this access, though the limits allow it; nil when something may.
  var obstacle: Wait? {
    guard fault == nil else { return nil }
    if isOpen { return hasRoom ? nil : Wait(reason: .ledger, until: moment.now + settings.pollNanoseconds) }
    // A moment's wait for another process is no reason to part with the whole.
    return Wait(reason: .ledger, until: moment.now + settings.retryNanoseconds)
  }

  private mutating func fail(_ error: LedgerError, _ state: inout PacerState) {
    if error == .busy {
      let since = busySince ?? moment.now
      busySince = since
      guard moment.now - since >= settings.busyNanoseconds else { return }
    }
    if !wasEverOpen && fault == nil { state.unknownUntil = max(state.unknownUntil, moment.now + longest) }
    fault = error
    state.keepToShare(of: settings.sharers)
  }

  /// The ledger was destroyed: whatever it held may fill every window, for us and for whoever comes later.
  private mutating func noteLoss(_ state: inout PacerState) {
    state.unknownUntil = max(state.unknownUntil, moment.now + longest)
    for number in own.keys {
      own[number]?.slot = nil
      own[number]?.isDirty = true
    }
    add(.lost, template: 0, isFirstHop: false, rest: longest)
  }

  /// While nothing can be written: lines that would say nothing any more.
  private mutating func forgetOld() {
    own = own.filter { _, entry in
      switch entry.line.stage {
      case .reserved, .inFlight: !entry.isGivenBack
      case .answered: entry.began + longest > moment.now
      case .resting, .lost: entry.began + Int64(entry.line.restMilliseconds) * 1_000_000 > moment.now
      }
    }
  }

  // MARK: Own lines

  /// Writes the lines of a call about to be admitted; nil when that failed and the ledger is given up for now.
  mutating func reserve(template: UInt64, hops: Int, state: inout PacerState) -> Ticket? {
    let first = lastNumber + 1
    for hop in 0..<hops { add(.reserved, template: template, isFirstHop: hop == 0) }
    let ticket = Ticket(first: first, secondCallNotBefore: state.secondCallNotBefore)
    guard isOpen, fault == nil else { return ticket }
    do throws(LedgerError) {
      try flush()
      hasReserved = true
      return ticket
    } catch {
      for hop in 0..<hops { own[first + UInt64(hop)] = nil }
      fail(error, &state)
      return nil
    }
  }

  /// Marks a call as about to be sent; false when its reservation has lapsed, so that others may hold the slot.
  mutating func willSend(_ number: UInt64, state: inout PacerState) -> Bool {
    guard var entry = own[number] else { return false }
    let age = entry.line.stamp.age(at: moment.stamp)
    guard let age, age < settings.reservationNanoseconds - settings.marginNanoseconds else { return false }
    entry.line.stage = .inFlight
    entry.line.stamp = moment.stamp
    entry.began = moment.now
    own[number] = entry
    touch(number, &state)
    return true
  }

  /// Marks a call as over, its slot held for one window more.
  mutating func didFinish(_ number: UInt64, state: inout PacerState) {
    own[number]?.line.stage = .answered
    own[number]?.line.stamp = moment.stamp
    own[number]?.began = moment.now
    touch(number, &state)
  }

  /// Empties the line of a call that never reached the server.
  mutating func giveBack(_ number: UInt64, state: inout PacerState) {
    own[number]?.isGivenBack = true
    touch(number, &state)
  }

  /// Tells others of a rest that AEMET imposed.
  mutating func rest(template: UInt64, until time: Int64, state: inout PacerState) {
    guard time > moment.now else { return }
    add(.resting, template: template, isFirstHop: false, rest: time - moment.now)
    touch(lastNumber, &state)
  }

  private mutating func touch(_ number: UInt64, _ state: inout PacerState) {
    own[number]?.isDirty = true
    guard isOpen, fault == nil else { return }
    do throws(LedgerError) {
      try flush()
    } catch {
      fail(error, &state)
    }
  }

  private mutating func add(_ stage: SpendLine.Stage, template: UInt64, isFirstHop: Bool, rest: Int64 = 0) {
    lastNumber += 1
    let line = SpendLine(
      stage: stage, template: template, isFirstHop: isFirstHop, writer: ledger.writer, number: lastNumber,
      stamp: moment.stamp, restMilliseconds: UInt32(clamping: (rest + 999_999) / 1_000_000))
    own[lastNumber] = Own(line: line, slot: nil, isDirty: true, began: moment.now)
  }

  /// Writes what has changed. Lines that are over are forgotten here once they are in the ledger.
  private mutating func flush() throws(LedgerError) {
    for number in own.filter({ $0.value.isDirty }).keys.sorted() {
      guard var entry = own[number] else { continue }
      // A slot that others took after our line had lapsed is theirs.
      if let slot = entry.slot, !holds(entry.line, slot) { entry.slot = nil }
      if entry.isGivenBack {
        if let slot = entry.slot { try write(nil, at: slot, began: 0) }
        own[number] = nil
        continue
      }
      guard let slot = entry.slot ?? firstVacant else { continue }
      try write(entry.line, at: slot, began: entry.began)
      entry.slot = slot
      entry.isDirty = false
      let isOpen = entry.line.stage == .reserved || entry.line.stage == .inFlight
      own[number] = isOpen ? entry : nil
    }
  }

  mutating func write(_ line: SpendLine?, at slot: Int, began: Int64) throws(LedgerError) {
    try ledger.write(line, at: slot)
    slots[slot] = line.map { .line($0) } ?? .empty
    verdicts[slot] = line.map { Verdict(slot: .line($0), line: $0, began: began) }
  }

  private func holds(_ line: SpendLine, _ slot: Int) -> Bool {
    guard case .line(let found) = slots[slot] else { return false }
    return found.writer == line.writer && found.number == line.number
  }
}

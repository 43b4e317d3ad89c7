// SPDX-License-Identifier: MIT

public import AuraChance
public import AuraTime
import Synchronization

/// Says when the next call may go. Decisions are `PacerState`'s; this class carries them out under a lock.
///
/// A caller that waits is one suspended continuation and 40 bytes. Nobody polls: the first of them also watches the
/// clock for the others and hands that over when it leaves, so the pacer needs no task of its own.
public final class Pacer: Sendable {
  private typealias Continuation = CheckedContinuation<PacerCore.Signal, Never>

  private struct Shell {
    var core: PacerCore
    var clock: PacerClock
    /// Where each waiter is suspended, by its number; nil for one that is not.
    var continuations: [Continuation?] = []
    /// What waiters were told while they were not suspended.
    var early: [Int: PacerCore.Signal] = [:]

    /// Keeps where a waiter is suspended; returns what it was told before, if anything.
    mutating func park(_ id: Int, _ continuation: Continuation) -> PacerCore.Signal? {
      if !early.isEmpty, let signal = early.removeValue(forKey: id) { return signal }
      while continuations.count <= id { continuations.append(nil) }
      continuations[id] = continuation
      return nil
    }

    /// Tells a waiter something; returns what there is to resume.
    mutating func tell(_ id: Int, _ signal: PacerCore.Signal) -> Continuation? {
      if id < continuations.count, let continuation = continuations[id] {
        continuations[id] = nil
        return continuation
      }
      // Nothing said to who watches the clock undoes the end of its wait.
      if early[id] ?? .lead == .lead { early[id] = signal }
      return nil
    }
  }

  private let shell: Mutex<Shell>
  private let time: any TimeSource
  private let hasLedger: Bool

  /// How far ahead a second call is promised a slot: longer than most first calls take, and nothing beside the five
  /// minutes an envelope lives (Q-ENV-10).
  package static let lookAheadMilliseconds = 2000

  /// Makes a pacer that keeps its spend in memory: for one process that starts with nothing spent.
  public convenience init(
    profile: PacingProfile, jitter: SeedStream, queueLimit: Int = 1024, time: any TimeSource
  ) {
    self.init(profile: profile, jitter: jitter, queueLimit: queueLimit, book: nil, time: time)
  }

  /// Makes a pacer whose spend outlives it and is shared with other processes.
  ///
  /// `time` counts from the machine's start, so that all processes of one boot tell the same moments (`SystemTime`
  /// does).
  public convenience init(
    profile: PacingProfile, jitter: SeedStream, queueLimit: Int = 1024, ledger: any SpendLedger,
    ledgerSettings: LedgerSettings = LedgerSettings(), time: any TimeSource
  ) {
    let book = SpendBook(ledger: ledger, settings: ledgerSettings, profile: profile)
    self.init(profile: profile, jitter: jitter, queueLimit: queueLimit, book: book, time: time)
  }

  private init(profile: PacingProfile, jitter: SeedStream, queueLimit: Int, book: SpendBook?, time: any TimeSource) {
    self.time = time
    hasLedger = book != nil
    shell = Mutex(
      Shell(
        core: PacerCore(
          state: PacerState(profile: profile, jitter: jitter, lookAheadMilliseconds: Self.lookAheadMilliseconds),
          book: book, queueLimit: queueLimit),
        clock: PacerClock(moment: time.now, wall: time.wall)))
  }

  /// Waits until a reading may be made and returns its slots.
  ///
  /// - Throws: `PacingError` when the queue is full, when it cannot be in the time the call allows (named at once,
  ///   with the earliest time), or when the task was cancelled; then nothing is held.
  public func admit(_ call: PacedCall) async throws(PacingError) -> Admission {
    // Every suspended caller keeps these two frames: what only some need is out of line.
    let start = try start(call)
    if let admission = start.admission { return admission }
    let signal = await wait(as: start.id, leads: start.leads)
    return try leave(start.id, told: signal, hops: call.hops)
  }

  /// Why a call would have to wait now, and until when; nil when it may go.
  public func explain(_ call: PacedCall) -> WaitExplanation? {
    let wait = change(.withLedger) { shell, now, _ in
      let template = shell.core.state.index(ofTemplate: call.template)
      let ahead = shell.core.queue.hopsAhead(of: call, at: now)
      return shell.core.state.obstacle(template: template, hops: call.hops, ahead: ahead, at: now)
    }
    return wait.map(explanation(of:))
  }

  /// How many callers wait.
  public var waiting: Int { shell.withLock { $0.core.queue.count } }

  /// Why the shared ledger cannot be used now; nil when it can, or there is none. The limits are kept all the same.
  public var ledgerFault: LedgerError? { shell.withLock { $0.core.book?.fault } }

  /// Waits until a time of the pacer's has come.
  func sleep(until time: Int64) async throws(PacingError) {
    while true {
      let pause = change { _, now, _ in time - now }
      guard pause > 0 else { return }
      do {
        try await self.time.sleep(for: .nanoseconds(pause))
      } catch {
        throw .cancelled
      }
    }
  }

  func willSend(line: UInt64?) -> Bool {
    guard line != nil else { return true }
    return change(.withLedger) { shell, _, _ in shell.core.willSend(line: line) }
  }

  func finish(template: Int, isFirstHop: Bool, line: UInt64?, feedback: Feedback) {
    change(.withLedger) { shell, now, signals in
      shell.core.finish(template: template, isFirstHop: isFirstHop, line: line, at: now, feedback: feedback)
      shell.core.dispatch(at: now, signals: &signals)
    }
  }

  func giveBack(template: Int, hops: Range<Int>, ticket: SpendBook.Ticket) {
    change(.withLedger) { shell, now, signals in
      shell.core.giveBack(template: template, hops: hops, ticket: ticket)
      shell.core.dispatch(at: now, signals: &signals)
    }
  }

  // MARK: Waiting

  private struct Start {
    var admission: Admission?
    var id = 0
    var leads = false
  }

  @inline(never)
  private func start(_ call: PacedCall) throws(PacingError) -> Start {
    let arrival = change(.withLedger) { shell, now, signals in shell.core.arrive(call, at: now, signals: &signals) }
    switch arrival {
    case .admitted(let template, let ticket):
      return Start(admission: Admission(pacer: self, template: template, hops: call.hops, ticket: ticket))
    case .waiting(let id, let leads): return Start(id: id, leads: leads)
    case .refusedFull(let wait): throw .queueFull(explanation(of: wait))
    case .refusedTooLong(let wait): throw .wouldWaitTooLong(explanation(of: wait))
    }
  }

  @inline(never)
  private func wait(as id: Int, leads: Bool) async -> PacerCore.Signal {
    var signal = leads ? .lead : await suspend(id)
    while signal == .lead { signal = await lead(as: id) }
    return signal
  }

  private func suspend(_ id: Int) async -> PacerCore.Signal {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in park(id, continuation) }
    } onCancel: {
      cancel(id)
    }
  }

  @inline(never)
  private func park(_ id: Int, _ continuation: Continuation) {
    let early = shell.withLock { $0.park(id, continuation) }
    if let early { continuation.resume(returning: early) }
  }

  @inline(never)
  private func cancel(_ id: Int) {
    change(.withLedger) { shell, now, signals in
      guard shell.core.cancel(id) else { return }
      signals.append((id, .cancelled))
      // It may have stood in front of one that fits.
      shell.core.dispatch(at: now, signals: &signals)
    }
  }

  /// Watches the clock for everybody while it waits itself; returns when it is told something.
  @inline(never)
  private func lead(as id: Int) async -> PacerCore.Signal {
    await withTaskGroup(of: Void.self) { group in
      // The watch is a task of its own, so that it ends with the wait, whatever ends that.
      group.addTask { await self.watch() }
      defer { group.cancelAll() }
      return await suspend(id)
    }
  }

  /// Sleeps until something can happen and makes it happen, until it is cancelled.
  private func watch() async {
    var pause = change(.withLedger) { shell, now, _ in shell.core.leaderSleeps(from: now) - now }
    while true {
      do {
        try await time.sleep(for: .nanoseconds(max(0, pause)))
      } catch {
        return
      }
      pause = change(.withLedger) { shell, now, signals in
        shell.core.dispatch(at: now, signals: &signals)
        return shell.core.leaderSleeps(from: now) - now
      }
    }
  }

  /// Ends a wait with what the waiter was told.
  @inline(never)
  private func leave(_ id: Int, told signal: PacerCore.Signal, hops: Int) throws(PacingError) -> Admission {
    let (left, successor) = shell.withLock { shell in
      if !shell.early.isEmpty { shell.early[id] = nil }
      let left = shell.core.leave(id)
      return (left, left.successor.flatMap { shell.tell($0, .lead) })
    }
    successor?.resume(returning: .lead)
    switch signal {
    case .admitted(let ticket):
      let admission = Admission(pacer: self, template: left.template, hops: hops, ticket: ticket)
      guard !Task.isCancelled else {
        admission.close()
        throw .cancelled
      }
      return admission
    case .expired:
      throw .wouldWaitTooLong(explanation(of: left.refusal ?? Wait(reason: .queue(ahead: 0), until: nil)))
    case .cancelled, .lead: throw .cancelled
    }
  }

  // MARK: The lock

  private enum Access {
    case withLedger, memoryOnly
  }

  /// Changes the state under the lock at the time it is, and wakes whom that concerns after.
  @discardableResult
  private func change<Result>(
    _ access: Access = .memoryOnly, _ body: (inout Shell, Int64, inout [(Int, PacerCore.Signal)]) -> Result
  ) -> Result {
    var woken: [(Continuation, PacerCore.Signal)] = []
    let result = shell.withLock { shell in
      var signals: [(Int, PacerCore.Signal)] = []
      let result: Result
      if hasLedger && access == .withLedger {
        shell.core.acquireLedger()
        // The clocks are read after the wait for other processes, so that no stamp is older than what it stands for.
        let (moment, wall) = (time.now, time.wall)
        let now = shell.clock.read(moment: moment, wall: wall)
        shell.core.openLedger(at: now, monotonic: moment.nanoseconds, wall: wall.millisecondsSinceEpoch)
        result = body(&shell, now, &signals)
        shell.core.closeLedger()
      } else {
        result = body(&shell, shell.clock.read(moment: time.now, wall: time.wall), &signals)
      }
      for (id, signal) in signals {
        if let continuation = shell.tell(id, signal) { woken.append((continuation, signal)) }
      }
      return result
    }
    for (continuation, signal) in woken { continuation.resume(returning: signal) }
    return result
  }

  @inline(never)
  private func explanation(of wait: Wait) -> WaitExplanation {
    let earliest = change { _, now, _ in
      wait.until.map { time.wall.advanced(byMilliseconds: max(0, $0 - now + 999_999) / 1_000_000) }
    }
    return WaitExplanation(reason: wait.reason, earliest: earliest)
  }
}

// SPDX-License-Identifier: MIT

public import AuraChance
public import AuraTime
import Synchronization

/// Says when the next call may go. Decisions are `PacerState`'s; this class carries them out under a lock.
///
/// Nobody polls: the first caller that has to wait also watches the clock for the others and hands that over when it
/// leaves, so the pacer needs no task of its own.
public final class Pacer: Sendable {
  private struct Shell {
    var core: PacerCore
    var clock: PacerClock
    /// Where each waiter is suspended, by its number.
    var continuations: [Int: CheckedContinuation<PacerCore.Signal, Never>] = [:]
    /// Signals for waiters that have not suspended yet, in order.
    var pending: [Int: [PacerCore.Signal]] = [:]
  }

  private let shell: Mutex<Shell>
  private let time: any TimeSource
  private let hasLedger: Bool

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
          state: PacerState(profile: profile, jitter: jitter), book: book, queueLimit: queueLimit),
        clock: PacerClock(moment: time.now, wall: time.wall)))
  }

  /// Waits until a reading may be made and returns its slots.
  ///
  /// - Throws: `PacingError` when the queue is full, when it cannot be in the time the call allows (named at once,
  ///   with the earliest time), or when the task was cancelled; then nothing is held.
  public func admit(_ call: PacedCall) async throws(PacingError) -> Admission {
    let arrival = change(.withLedger) { shell, now, signals in shell.core.arrive(call, at: now, signals: &signals) }
    switch arrival {
    case .admitted(let template, let ticket):
      return Admission(pacer: self, template: template, hops: call.hops, ticket: ticket)
    case .refusedFull(let wait): throw .queueFull(explanation(of: wait))
    case .refusedTooLong(let wait): throw .wouldWaitTooLong(explanation(of: wait))
    case .waiting(let id, let template):
      let signal = await wait(as: id)
      let successor = change { shell, _, _ in
        shell.pending[id] = nil
        return shell.core.leave(id)
      }
      if let successor { deliver([(successor, .lead)]) }
      switch signal {
      case .admitted(let ticket):
        let admission = Admission(pacer: self, template: template, hops: call.hops, ticket: ticket)
        guard !Task.isCancelled else {
          admission.close()
          throw .cancelled
        }
        return admission
      case .expired(let wait): throw .wouldWaitTooLong(explanation(of: wait))
      case .cancelled, .lead, .reconsider, .timer: throw .cancelled
      }
    }
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

  func willSend(line: UInt64?) -> Bool {
    guard line != nil else { return true }
    return change(.withLedger) { shell, _, _ in shell.core.willSend(line: line) }
  }

  func finish(template: Int, isFirstHop: Bool, line: UInt64?, feedback: Feedback) {
    change(.withLedger) { shell, now, signals in
      shell.core.finish(template: template, isFirstHop: isFirstHop, line: line, at: now, feedback: feedback)
      signals += shell.core.dispatch(at: now)
    }
  }

  func giveBack(template: Int, hops: Range<Int>, ticket: SpendBook.Ticket) {
    change(.withLedger) { shell, now, signals in
      shell.core.giveBack(template: template, hops: hops, ticket: ticket)
      signals += shell.core.dispatch(at: now)
    }
  }

  // MARK: Waiting

  private func wait(as id: Int) async -> PacerCore.Signal {
    while true {
      let leads = change { shell, _, _ in shell.core.tryToLead(id) }
      let signal = leads ? await lead(as: id) : await suspend(id)
      if signal != .lead && signal != .reconsider { return signal }
    }
  }

  /// Sleeps for everybody until something can happen, and makes it happen; returns when this waiter's own end comes.
  private func lead(as id: Int) async -> PacerCore.Signal {
    await withTaskGroup(of: PacerCore.Signal.self) { group in
      group.addTask { await self.suspend(id) }
      group.addTask { await self.sleepAsLeader() }
      while let signal = await group.next() {
        switch signal {
        case .timer:
          change(.withLedger) { shell, now, signals in signals += shell.core.dispatch(at: now) }
          guard !Task.isCancelled else { continue }
          group.addTask { await self.sleepAsLeader() }
        case .lead, .reconsider:
          group.addTask { await self.suspend(id) }
          group.addTask { await self.sleepAsLeader() }
        case .admitted, .cancelled, .expired:
          group.cancelAll()
          return signal
        }
      }
      return .cancelled
    }
  }

  private func sleepAsLeader() async -> PacerCore.Signal {
    let nanoseconds = change(.withLedger) { shell, now, _ in max(0, shell.core.leaderSleeps(from: now) - now) }
    do {
      try await time.sleep(for: .nanoseconds(nanoseconds))
    } catch {
      // Cancelled: the leader is leaving, or its caller gave up and is told so by its own continuation.
    }
    return .timer
  }

  private func suspend(_ id: Int) async -> PacerCore.Signal {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let early = shell.withLock { shell -> PacerCore.Signal? in
          if var waiting = shell.pending[id], !waiting.isEmpty {
            let signal = waiting.removeFirst()
            shell.pending[id] = waiting
            return signal
          }
          shell.continuations[id] = continuation
          return nil
        }
        if let early { continuation.resume(returning: early) }
      }
    } onCancel: {
      let wasWaiting = shell.withLock { $0.core.cancel(id) }
      if wasWaiting {
        deliver([(id, .cancelled)])
        // A cancelled waiter may have stood in front of one that fits.
        change(.withLedger) { shell, now, signals in signals += shell.core.dispatch(at: now) }
      }
    }
  }

  // MARK: The lock

  private enum Access {
    case withLedger, memoryOnly
  }

  /// Changes the state under the lock at the time it is, and delivers the signals after.
  @discardableResult
  private func change<Result>(
    _ access: Access = .memoryOnly, _ body: (inout Shell, Int64, inout [(Int, PacerCore.Signal)]) -> Result
  ) -> Result {
    var signals: [(Int, PacerCore.Signal)] = []
    let result = shell.withLock { shell in
      guard hasLedger, access == .withLedger else {
        return body(&shell, shell.clock.read(moment: time.now, wall: time.wall), &signals)
      }
      shell.core.acquireLedger()
      // The clocks are read after the wait for other processes, so that no stamp is older than what it stands for.
      let (moment, wall) = (time.now, time.wall)
      let now = shell.clock.read(moment: moment, wall: wall)
      shell.core.openLedger(at: now, monotonic: moment.nanoseconds, wall: wall.millisecondsSinceEpoch)
      defer { shell.core.closeLedger() }
      return body(&shell, now, &signals)
    }
    if !signals.isEmpty { deliver(signals) }
    return result
  }

  private func deliver(_ signals: [(Int, PacerCore.Signal)]) {
    for (id, signal) in signals {
      let continuation = shell.withLock { shell -> CheckedContinuation<PacerCore.Signal, Never>? in
        if let continuation = shell.continuations.removeValue(forKey: id) { return continuation }
        shell.pending[id, default: []].append(signal)
        return nil
      }
      continuation?.resume(returning: signal)
    }
  }

  private func explanation(of wait: Wait) -> WaitExplanation {
    let earliest = change { _, now, _ in
      wait.until.map { time.wall.advanced(byMilliseconds: max(0, $0 - now + 999_999) / 1_000_000) }
    }
    return WaitExplanation(reason: wait.reason, earliest: earliest)
  }
}

/// Why a call waits and when it can go at the earliest; nil while that hangs on answers that have not come.
public struct WaitExplanation: Hashable, Sendable {
  public let reason: WaitReason
  public let earliest: WallInstant?

  public init(reason: WaitReason, earliest: WallInstant?) {
    (self.reason, self.earliest) = (reason, earliest)
  }
}

/// Why the pacer let a call go nowhere.
public enum PacingError: Error, Hashable, Sendable {
  /// As many wait as may.
  case queueFull(WaitExplanation)
  /// It cannot be, or was not, in the time the call allows.
  case wouldWaitTooLong(WaitExplanation)
  /// The calling task was cancelled.
  case cancelled
  /// The slot was held unsent for so long that another process may have taken it.
  case lapsed
}

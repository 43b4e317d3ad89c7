// SPDX-License-Identifier: MIT

package import AuraTime
import Synchronization

/// Time that moves only when it is told: sleepers wake in the order of their deadlines, then of their falling asleep.
package final class VirtualTime: TimeSource {
  private struct Sleeper {
    let deadline: Moment
    let order: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct State {
    var now = Moment(sinceOrigin: .zero)
    /// The wall clock at the origin; the rest follows from `now`, so that no fraction of a millisecond is lost.
    var wallAtOrigin: WallInstant
    var sleepers: [Sleeper] = []
    var order = 0
    /// Sleeps cancelled before they began.
    var cancelled: Set<Int> = []

    var wall: WallInstant {
      let (seconds, attoseconds) = now.sinceOrigin.components
      return wallAtOrigin.advanced(byMilliseconds: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    }
  }

  private let state: Mutex<State>

  package init(wall: WallInstant) {
    state = Mutex(State(wallAtOrigin: wall))
  }

  package var now: Moment { state.withLock { $0.now } }
  package var wall: WallInstant { state.withLock { $0.wall } }
  package var minimumResolution: Duration { .nanoseconds(1) }

  /// How many sleep.
  package var sleeping: Int { state.withLock { $0.sleepers.count } }

  package func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    let order = state.withLock { state in
      state.order += 1
      return state.order
    }
    let wasCancelled = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let result = state.withLock { state -> Bool? in
          if state.cancelled.remove(order) != nil { return true }
          if deadline <= state.now { return false }
          insert(Sleeper(deadline: deadline, order: order, continuation: continuation), into: &state.sleepers)
          return nil
        }
        if let result { continuation.resume(returning: result) }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.order == order }) else {
          state.cancelled.insert(order)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(returning: true)
    }
    state.withLock { _ = $0.cancelled.remove(order) }
    if wasCancelled { throw CancellationError() }
  }

  /// Moves to the next deadline and wakes its sleeper; false when nobody sleeps, or not before the limit.
  package func wakeNext(before limit: Moment? = nil) -> Bool {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let first = state.sleepers.last, limit.map({ first.deadline < $0 }) ?? true else { return nil }
      state.sleepers.removeLast()
      state.now = max(state.now, first.deadline)
      return first
    }
    sleeper?.continuation.resume(returning: false)
    return sleeper != nil
  }

  /// Moves time forward without waking anybody whose deadline lies later.
  package func advance(to moment: Moment) {
    state.withLock { state in
      state.now = max(state.now, moment)
    }
  }

  /// Sets the wall clock, as a person or a time server does.
  package func jumpWall(bySeconds seconds: Int64) {
    state.withLock { $0.wallAtOrigin = $0.wallAtOrigin.advanced(bySeconds: seconds) }
  }

  /// Runs an operation and everything it starts, under virtual time, to its end.
  ///
  /// - Returns: the operation's result; nil when it waits for something that nothing in this world will bring, or when
  ///   something left the world.
  package func run<Result: Sendable>(
    on executor: StepExecutor, _ operation: @escaping @Sendable () async -> Result
  ) async -> Result? {
    if case .finished(let result) = await drive(on: executor, operation) { result } else { nil }
  }

  /// How a run under virtual time ended.
  package enum Ending<Result: Sendable>: Sendable {
    case finished(Result)
    /// Everybody waits and nobody sleeps.
    case stuck
    /// Work came from another thread: a real sleep, an unstructured task, an executor of somebody's own.
    case escaped
  }

  /// Runs an operation like `run`, and tells how it ended. What left the world is called back; what cannot be called
  /// back ends the process, for a run whose moments are chance proves nothing.
  ///
  /// - Parameter outside: Exchanges that leave the run by its leave; time stands still for them.
  package func drive<Result: Sendable>(
    on executor: StepExecutor, outside: OutsideExchanges? = nil, _ operation: @escaping @Sendable () async -> Result
  ) async -> Ending<Result> {
    let outcome = Outcome<Result>()
    return await withTaskGroup(of: Void.self) { group in
      group.addTask(executorPreference: executor) {
        outcome.set(await operation())
      }
      while true {
        _ = executor.drain()
        guard outcome.get == nil, executor.strangers == 0 else { break }
        if let outside, await outside.carryOne() { continue }
        guard wakeNext() else { break }
      }
      let result = outcome.get
      if result == nil {
        // Nobody sleeps here: perhaps somebody sleeps outside.
        executor.expectNothing(true)
        for _ in 0..<Self.graceMilliseconds where executor.strangers == 0 { await Self.rest() }
        executor.expectNothing(false)
        group.cancelAll()
      }
      _ = executor.drain()
      for _ in 0..<Self.graceMilliseconds * 300 where outcome.get == nil {
        await Self.rest()
        _ = await outside?.carryOne()
        _ = executor.drain()
      }
      precondition(outcome.get != nil, "something neither ends nor hears that it is cancelled")
      if executor.strangers > 0 { return .escaped }
      return result.map { .finished($0) } ?? .stuck
    }
  }

  /// Lets a millisecond of real time pass, and whoever is outside have the thread.
  private static func rest() async {
    await Task.yield()
    ThreadMark.rest()
  }

  /// How long work outside is waited for, milliseconds of real time.
  private static var graceMilliseconds: Int { 100 }

  /// Keeps sleepers sorted by deadline and order, latest first, so that the next is the last.
  private func insert(_ sleeper: Sleeper, into sleepers: inout [Sleeper]) {
    var low = 0
    var high = sleepers.count
    while low < high {
      let middle = (low + high) / 2
      let other = sleepers[middle]
      if (other.deadline, other.order) > (sleeper.deadline, sleeper.order) { low = middle + 1 } else { high = middle }
    }
    sleepers.insert(sleeper, at: low)
  }
}

/// Where a run leaves its result.
private final class Outcome<Result: Sendable>: Sendable {
  private let value = Mutex<Result?>(nil)

  var get: Result? { value.withLock { $0 } }

  func set(_ result: Result) { value.withLock { $0 = result } }
}

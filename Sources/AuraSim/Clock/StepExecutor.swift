// SPDX-License-Identifier: MIT

import Synchronization

/// A single-threaded executor that runs jobs in the order they came, when told to.
///
/// Everything structured that runs under it — child tasks, task groups, actors without an executor of their own —
/// stays on it, so a seeded run has one history. A job that comes from another thread has been outside — a real sleep,
/// an unstructured task — and is counted: its moment is chance.
package final class StepExecutor: TaskExecutor, SerialExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    /// The thread that drains.
    var home: ThreadMark?
    var strangers = 0
    /// Whoever comes now has been outside, whatever thread it comes on.
    var expectsNothing = false
    /// Whoever drives does something outside, whose threads may look into the run meanwhile.
    var isLent = false
  }

  private let state = Mutex(State())

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { state in
      if state.expectsNothing || state.home.map({ $0 != ThreadMark.current }) ?? false { state.strangers += 1 }
      state.jobs.append(job)
    }
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Jobs that came from other threads than the one that drains.
  package var strangers: Int { state.withLock { $0.strangers } }

  /// Says whether nothing inside can make a job now.
  func expectNothing(_ isSo: Bool) { state.withLock { $0.expectsNothing = isSo } }

  /// Notes that something which belongs inside was used from another thread.
  package func checkInside() {
    state.withLock { state in
      if !state.isLent, let home = state.home, home != ThreadMark.current { state.strangers += 1 }
    }
  }

  /// Lets other threads use what belongs inside, until it is taken back.
  func lend() { state.withLock { $0.isLent = true } }

  func takeBack() {
    state.withLock { state in
      state.isLent = false
      state.home = ThreadMark.current
    }
  }

  /// Runs jobs until none is left and returns how many ran.
  package func drain() -> Int {
    var count = 0
    // Two lists in turn: what jobs add while one is run goes to the other.
    var batch: [UnownedJob] = []
    while true {
      batch.removeAll(keepingCapacity: true)
      state.withLock { state in
        state.home = ThreadMark.current
        swap(&state.jobs, &batch)
      }
      if batch.isEmpty { return count }
      for job in batch {
        job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
      }
      count += batch.count
    }
  }
}

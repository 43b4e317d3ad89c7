// SPDX-License-Identifier: MIT

import Synchronization

/// A single-threaded executor that runs jobs in the order they came, when told to.
///
/// Everything structured that runs under it — child tasks, task groups, actors without an executor of their own —
/// stays on it, so a seeded run has one history.
package final class StepExecutor: TaskExecutor, SerialExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  /// Runs jobs until none is left and returns how many ran.
  package func drain() -> Int {
    var count = 0
    while true {
      let batch = jobs.withLock { jobs in
        defer { jobs = [] }
        return jobs
      }
      if batch.isEmpty { return count }
      for job in batch {
        job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
      }
      count += batch.count
    }
  }
}

// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization
public import Testing

/// Runs tests that mostly wait for a socket or a process on threads of their own, while others have the cores: the
/// pool has as many threads as there are cores, and a test that blocks one of them leaves a core idle.
public struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitingTrait {
  public static var waiting: Self { WaitingTrait() }
}

/// A few threads beside the pool; a job goes to that with the fewest.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()

  private let queues = (0..<4).map { DispatchQueue(label: "waiting \($0)") }
  private let jobs = Mutex([0, 0, 0, 0])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let number = jobs.withLock { jobs in
      let number = jobs.indices.min { jobs[$0] < jobs[$1] }!
      jobs[number] += 1
      return number
    }
    queues[number].async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.jobs.withLock { $0[number] -= 1 }
    }
  }
}

// SPDX-License-Identifier: MIT

import Dispatch

/// Where a test runs that mostly waits for a socket: a thread of its own, while other tests have the cores.
///
/// A test that blocks one of the pool's threads, of which there are as many as cores, leaves a core idle.
@globalActor
public actor WaitingForSockets {
  public static let shared = WaitingForSockets()
  private let thread = WaitingThread()
  public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
}

/// The same of a test that mostly waits for another process.
@globalActor
public actor WaitingForProcesses {
  public static let shared = WaitingForProcesses()
  private let thread = WaitingThread()
  public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
}

/// Runs jobs one after the other, beside the pool.
private final class WaitingThread: SerialExecutor {
  private let queue = DispatchQueue(label: "waiting")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

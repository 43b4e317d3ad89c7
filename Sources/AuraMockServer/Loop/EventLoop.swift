// SPDX-License-Identifier: MIT

import AuraMock

/// One thread's share of the connections: waits for them, reads, asks the responder, writes, cuts the slow.
///
/// Everything is non-blocking, so that delays, slow readers and stalled answers cost a timer and no thread. The
/// responder is called on the loop's own thread: it computes, it does not wait.
final class EventLoop<Waiter: Poller> {
  let plan: LoopPlan
  let inbox: LoopInbox
  var poller: Waiter
  /// The first loop accepts for all.
  var listeners: [Int32]
  /// By descriptor.
  var connections: [Connection?] = []
  var openCount = 0
  var timers = TimerHeap()
  /// Connections with requests still in their buffers after their turn.
  var runnable: [Connection] = []
  var date = HTTPDate()
  var generation: UInt64 = 0
  var nextInbox = 0
  /// While set, no connection is accepted: the system had no descriptor left.
  var acceptsAgain: Int64?
  var nextSweep: Int64 = 0
  /// Once set, the loop finishes what is under way, until then at the latest.
  var stopDeadline: Int64?
  let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var ready: [Readiness] = []

  init(plan: LoopPlan, inbox: LoopInbox, listeners: [Int32], poller: Waiter) {
    self.plan = plan
    self.inbox = inbox
    self.listeners = listeners
    self.poller = poller
  }

  deinit {
    input.deallocate()
  }

  /// Serves until told to stop and drained.
  func run() {
    poller.add(inbox.reader, .read)
    for listener in listeners { poller.add(listener, .read) }
    while stopDeadline == nil || openCount > 0 {
      poller.wait(milliseconds: waitMilliseconds(), into: &ready)
      let now = Monotonic.nanoseconds()
      for one in ready { react(to: one, now: now) }
      let waiting = runnable
      runnable.removeAll(keepingCapacity: true)
      for connection in waiting where isCurrent(connection) {
        connection.isQueuedToRun = false
        advance(connection, now: now)
      }
      fireTimers(now: now)
    }
    poller.close()
  }

  private func react(to one: Readiness, now: Int64) {
    if one.descriptor == inbox.reader {
      takeInbox(now: now)
    } else if listeners.contains(one.descriptor) {
      acceptWaiting(on: one.descriptor, now: now)
    } else if let connection = connection(at: one.descriptor) {
      if one.isGone && connection.inputEnded { return close(connection) }
      if one.isReadable || one.isGone { read(connection, now: now) }
      if one.isWritable, isCurrent(connection) { advance(connection, now: now) }
    }
  }

  func connection(at descriptor: Int32) -> Connection? {
    Int(descriptor) < connections.count ? connections[Int(descriptor)] : nil
  }

  func isCurrent(_ connection: Connection) -> Bool {
    self.connection(at: connection.descriptor) === connection
  }

  /// Takes a connection in.
  func adopt(_ descriptor: Int32, client: String, now: Int64) {
    generation += 1
    let connection = Connection(
      descriptor: descriptor, client: client, generation: generation, limits: plan.limits.request)
    while connections.count <= Int(descriptor) { connections.append(nil) }
    connections[Int(descriptor)] = connection
    openCount += 1
    connection.deadline = now + plan.limits.idleMilliseconds.asNanoseconds
    if openCount == 1 { nextSweep = now + sweepNanoseconds }
    poller.add(descriptor, .read)
    // The request is often here before the connection is accepted.
    read(connection, now: now)
  }

  func forget(_ connection: Connection) {
    poller.remove(connection.descriptor)
    connections[Int(connection.descriptor)] = nil
    openCount -= 1
    plan.tally.noteClosed()
  }

  func close(_ connection: Connection) {
    forget(connection)
    Socket.release(connection.descriptor)
  }

  func reset(_ connection: Connection) {
    forget(connection)
    Socket.reset(connection.descriptor)
  }
}

extension Int {
  /// Milliseconds as nanoseconds.
  var asNanoseconds: Int64 { Int64(self) * 1_000_000 }
}

// SPDX-License-Identifier: MIT

import AuraMock
import AuraTransport

/// Connections come in, are shared out among the loops, and stop coming.
extension EventLoop {
  func acceptWaiting(on listener: Int32, now: Int64) {
    // A limit on one turn, so that a flood of connections does not starve those that are here.
    for _ in 0..<128 {
      switch Socket.accept(listener) {
      case .connection(let descriptor, let client):
        guard plan.tally.noteAccepted() <= plan.limits.connections else {
          refuseForNumber(descriptor)
          continue
        }
        let chosen = plan.inboxes[nextInbox]
        nextInbox = (nextInbox + 1) % plan.inboxes.count
        if chosen === inbox {
          adopt(descriptor, client: client, now: now)
        } else {
          chosen.give(descriptor, client: client)
        }
      case .none:
        return
      case .lost:
        continue
      case .exhausted:
        plan.tally.noteAcceptFailure()
        // The waiting connection stays in the queue and would wake the loop at once, again and again.
        acceptsAgain = now + 50.asNanoseconds
        for listener in listeners { poller.change(listener, to: []) }
        return
      }
    }
  }

  func acceptAgain() {
    acceptsAgain = nil
    for listener in listeners { poller.change(listener, to: .read) }
  }

  private func refuseForNumber(_ descriptor: Int32) {
    plan.tally.noteClosed()
    plan.tally.noteRefusal()
    let outgoing = refusal(.overloaded(limitConnections: plan.limits.connections), now: 0)
    _ = Socket.send(
      descriptor, outgoing.head, outgoing.body, from: 0, count: outgoing.head.count + outgoing.bodyCount)
    Socket.endSending(descriptor)
    Socket.release(descriptor)
  }

  func takeInbox(now: Int64) {
    let contents = inbox.take()
    for (descriptor, client) in contents.connections { adopt(descriptor, client: client, now: now) }
    if contents.isStopping, stopDeadline == nil { beginStopping(now: now) }
  }

  /// Accepts what already waits, then no more; answers what was asked, closes what is idle.
  private func beginStopping(now: Int64) {
    for listener in listeners {
      acceptWaiting(on: listener, now: now)
      poller.remove(listener)
      Socket.release(listener)
    }
    listeners = []
    acceptsAgain = nil
    // Only now: nothing may be given to a loop that has ended.
    if inbox === plan.inboxes.first {
      for other in plan.inboxes.dropFirst() { other.stop() }
    }
    stopDeadline = now + plan.limits.drainMilliseconds.asNanoseconds
    for case let connection? in connections {
      if connection.isIdle { read(connection, now: now) }
      guard isCurrent(connection) else { continue }
      if connection.isIdle || connection.outgoing?.isHeldOpen == true {
        close(connection)
      } else if connection.phase == .lingering {
        shortenLingering(connection, now: now)
      }
    }
  }
}

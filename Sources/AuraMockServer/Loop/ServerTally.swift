// SPDX-License-Identifier: MIT

import Synchronization

/// The counters all loops of one server add to.
final class ServerTally: Sendable {
  private let openConnections = Atomic<Int>(0)
  private let acceptedConnections = Atomic<Int>(0)
  private let requests = Atomic<Int>(0)
  private let refusals = Atomic<Int>(0)
  private let cutConnections = Atomic<Int>(0)
  private let acceptFailures = Atomic<Int>(0)

  var counts: ServerCounts {
    var counts = ServerCounts()
    counts.openConnections = openConnections.load(ordering: .relaxed)
    counts.acceptedConnections = acceptedConnections.load(ordering: .relaxed)
    counts.requests = requests.load(ordering: .relaxed)
    counts.refusals = refusals.load(ordering: .relaxed)
    counts.cutConnections = cutConnections.load(ordering: .relaxed)
    counts.acceptFailures = acceptFailures.load(ordering: .relaxed)
    return counts
  }

  /// Notes a new connection and says how many are open with it.
  func noteAccepted() -> Int {
    acceptedConnections.add(1, ordering: .relaxed)
    return openConnections.add(1, ordering: .relaxed).newValue
  }

  func noteClosed() { openConnections.subtract(1, ordering: .relaxed) }
  func noteRequest() { requests.add(1, ordering: .relaxed) }
  func noteRefusal() { refusals.add(1, ordering: .relaxed) }
  func noteCut() { cutConnections.add(1, ordering: .relaxed) }
  func noteAcceptFailure() { acceptFailures.add(1, ordering: .relaxed) }
}

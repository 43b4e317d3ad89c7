// SPDX-License-Identifier: MIT

import Synchronization

/// Leave to make the calls of one reading: its slots, held until each call is answered or given back.
///
/// Tell it before each call and after its answer, and close it when the reading is over, however it ended. Slots of
/// calls never sent go back at once; a call sent and never answered counts as answered when the admission closes.
public final class Admission: Sendable {
  private struct Hops {
    var next = 0
    /// The call in flight: 0 for the reading's first, 1 for its second.
    var inFlight: Int?
    var isClosed = false
  }

  private let pacer: Pacer
  private let template: Int
  private let count: Int
  private let ticket: SpendBook.Ticket
  private let hops = Mutex(Hops())

  init(pacer: Pacer, template: Int, hops: Int, ticket: SpendBook.Ticket) {
    self.pacer = pacer
    self.template = template
    self.ticket = ticket
    count = hops
  }

  deinit { close() }

  /// Marks the next call as sent, in the ledger too where there is one. A second call whose slot was promised and is
  /// not free yet waits for it, some two seconds at most.
  ///
  /// - Throws: `PacingError.lapsed` when the slot has been held unsent for so long that another process may have taken
  ///   it, `.cancelled` when the task was cancelled while it waited. Nothing may be sent then.
  public func willSend() async throws(PacingError) {
    if ticket.secondCallNotBefore > .min, hops.withLock({ $0.next == 1 }) {
      try await pacer.sleep(until: ticket.secondCallNotBefore)
    }
    let hop = hops.withLock { hops in
      precondition(hops.next < count && !hops.isClosed, "more calls than were admitted")
      precondition(hops.inFlight == nil, "the call before has not been answered")
      defer { hops.next += 1 }
      hops.inFlight = hops.next
      return hops.next
    }
    guard pacer.willSend(line: ticket.line(hop: hop)) else {
      hops.withLock { hops in
        hops.inFlight = nil
        hops.next = hop
      }
      close()
      throw .lapsed
    }
  }

  /// Marks the answer to the call in flight, or that its caller gave up.
  public func didFinish(_ feedback: Feedback) {
    let hop = hops.withLock { hops in
      defer { hops.inFlight = nil }
      return hops.inFlight
    }
    if let hop {
      pacer.finish(template: template, isFirstHop: hop == 0, line: ticket.line(hop: hop), feedback: feedback)
    }
  }

  /// Ends the reading; harmless when called again.
  public func close() {
    didFinish(.answered(remaining: nil))
    let unsent = hops.withLock { hops -> Range<Int> in
      defer { hops.isClosed = true }
      return hops.isClosed ? count..<count : hops.next..<count
    }
    if !unsent.isEmpty { pacer.giveBack(template: template, hops: unsent, ticket: ticket) }
  }
}

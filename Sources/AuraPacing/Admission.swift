// SPDX-License-Identifier: MIT

import Synchronization

/// Leave to make the calls of one reading: its slots, held until each call is answered or given back.
///
/// Tell it before each call and after its answer, and close it when the reading is over, however it ended. Slots of
/// calls never sent go back at once; a call sent and never answered counts as answered when the admission closes.
public final class Admission: Sendable {
  private struct Hops {
    var unsent: Int
    var nextIsFirst = true
    /// Whether the call in flight is the reading's first.
    var inFlightIsFirst: Bool?
  }

  private let pacer: Pacer
  private let template: Int
  private let hops: Mutex<Hops>

  init(pacer: Pacer, template: Int, hops: Int) {
    self.pacer = pacer
    self.template = template
    self.hops = Mutex(Hops(unsent: hops))
  }

  deinit { close() }

  /// Marks the next call as sent.
  public func willSend() {
    hops.withLock { hops in
      precondition(hops.unsent > 0, "more calls than were admitted")
      precondition(hops.inFlightIsFirst == nil, "the call before has not been answered")
      hops.unsent -= 1
      hops.inFlightIsFirst = hops.nextIsFirst
      hops.nextIsFirst = false
    }
  }

  /// Marks the answer to the call in flight, or that its caller gave up.
  public func didFinish(_ feedback: Feedback) {
    let first = hops.withLock { hops in
      defer { hops.inFlightIsFirst = nil }
      return hops.inFlightIsFirst
    }
    if let first { pacer.finish(template: template, isFirstHop: first, feedback: feedback) }
  }

  /// Ends the reading; harmless when called again.
  public func close() {
    didFinish(.answered(remaining: nil))
    let (unsent, nextIsFirst) = hops.withLock { hops in
      defer { hops.unsent = 0 }
      return (hops.unsent, hops.nextIsFirst)
    }
    if unsent > 0 { pacer.giveBack(template: template, hops: unsent, includesFirst: nextIsFirst) }
  }
}

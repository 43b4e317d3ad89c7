// SPDX-License-Identifier: MIT

package import AuraTime
package import AuraTransport

/// When the parts of an answer come, on a clock: what a delivery says of time, and the end of the client's patience.
package struct DeliveryPace: Sendable {
  private let started: Moment
  private let deadline: Moment
  private let time: any TimeSource

  /// - Parameter limit: How long the whole exchange may take.
  package init(from started: Moment, limit: Duration, time: any TimeSource) {
    (self.started, self.time) = (started, time)
    deadline = started.advanced(by: limit)
  }

  /// Waits until the first byte comes; an answer that stalls never has one.
  package func reachHead(of delivery: Delivery) async throws(TransportError) {
    try await wait(.milliseconds(delivery.delayMilliseconds), from: started)
    if delivery.ending == .stalls {
      try await wait(started.duration(to: deadline) + .seconds(1), from: started)
    }
  }

  /// Waits until so many bytes have come after the first.
  package func reachEnd(of delivery: Delivery, bytes: Int) async throws(TransportError) {
    guard let rate = delivery.bytesPerSecond else { return }
    try await wait(.milliseconds(bytes * 1000 / max(1, rate)), from: time.now)
  }

  /// Waits, at most until the deadline, and then says that it has passed.
  private func wait(_ duration: Duration, from start: Moment) async throws(TransportError) {
    guard duration > .zero else { return }
    let end = start.advanced(by: duration)
    do {
      try await time.sleep(until: min(end, deadline), tolerance: nil)
    } catch {
      throw .cancelled
    }
    if end > deadline { throw .timedOut(.exchange) }
  }
}

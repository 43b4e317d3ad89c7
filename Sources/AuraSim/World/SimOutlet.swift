// SPDX-License-Identifier: MIT

package import AuraMock
import Synchronization

/// Where a server outside reaches the mock of a run: it answers at once, and keeps what the run has to wait.
package final class SimOutlet: Responder {
  private struct State {
    var responder: (any Responder)?
    var delivery = Delivery()
  }

  private let state = Mutex(State())

  package init() {}

  /// Whom it asks from now on.
  func lead(to responder: any Responder) { state.withLock { $0.responder = responder } }

  package func respond(to request: MockRequest) -> MockAnswer {
    guard let responder = state.withLock({ $0.responder }) else { return MockAnswer(status: 503) }
    var request = request
    request.client = SimWire.client
    var answer = responder.respond(to: request)
    let delivery = answer.delivery
    state.withLock { $0.delivery = delivery }
    // Waiting is done in the run's own time.
    answer.delivery.delayMilliseconds = 0
    answer.delivery.bytesPerSecond = nil
    if delivery.ending == .stalls { answer.delivery.ending = .whole }
    return answer
  }

  /// How the last answer travels.
  var delivery: Delivery { state.withLock { $0.delivery } }
}

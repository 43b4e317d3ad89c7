// SPDX-License-Identifier: MIT

public import AuraTime
import Synchronization

/// The mock AEMET that answers on this machine: a `MockState`, a lock around it, and a clock.
public final class Mock: Responder {
  private let state: Mutex<MockState>
  private let time: any TimeSource

  public convenience init(_ scenario: Scenario, time: any TimeSource) {
    self.init(MockState(scenario), time: time)
  }

  /// A mock that goes on from a state.
  package init(_ state: MockState, time: any TimeSource) {
    self.state = Mutex(state)
    self.time = time
  }

  public func respond(to request: MockRequest) -> MockAnswer {
    // The clock is read inside, so that arrivals in the journal are in order.
    state.withLock { $0.respond(to: request, at: time.wall) }
  }

  /// The exchanges so far, oldest first.
  public var journal: Journal { state.withLock { $0.journal } }

  /// What the mock is set to.
  public var scenario: Scenario { state.withLock { $0.scenario } }

  /// Reads or changes the whole state: another scenario, an empty journal, open quotas.
  public func withState<Result: Sendable>(_ body: (inout MockState) -> Result) -> Result {
    state.withLock { body(&$0) }
  }
}

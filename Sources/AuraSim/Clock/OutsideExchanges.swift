// SPDX-License-Identifier: MIT

import AuraTransport
import Synchronization

/// Exchanges that leave the simulation: carried out one after the other, in the order in which they were asked for,
/// while the run's time stands still and nothing else of it runs. So nothing depends on how fast they go.
package final class OutsideExchanges: Sendable {
  private struct Exchange: Sendable {
    let request: HTTPRequest
    let continuation: CheckedContinuation<Result<HTTPResponse, TransportError>, Never>
  }

  private let transport: any Transport
  private let executor: StepExecutor
  private let waiting = Mutex<[Exchange]>([])

  init(over transport: any Transport, executor: StepExecutor) {
    (self.transport, self.executor) = (transport, executor)
  }

  /// Asks for an exchange, from inside.
  func carry(_ request: HTTPRequest) async -> Result<HTTPResponse, TransportError> {
    await withCheckedContinuation { continuation in
      waiting.withLock { $0.append(Exchange(request: request, continuation: continuation)) }
    }
  }

  /// Carries out the oldest; false when none waits. Called by whoever drives the run, between its steps.
  func carryOne() async -> Bool {
    let oldest = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    guard let oldest else { return false }
    executor.lend()
    let result: Result<HTTPResponse, TransportError>
    do throws(TransportError) { result = .success(try await transport.send(oldest.request)) } catch {
      result = .failure(error)
    }
    executor.takeBack()
    oldest.continuation.resume(returning: result)
    return true
  }
}

// SPDX-License-Identifier: MIT

package import AuraTime
import Synchronization

/// Answers from a recording: the same bytes and header lines, links minted anew, nothing on the network.
///
/// Strict: a request that was not recorded, or more often than it was recorded, fails with the closest recording and
/// why it is none. Two runs with the same seed mint the same links.
package final class ReplayTransport: Transport {
  /// How long an answer takes.
  package enum Pace: Hashable, Sendable {
    case atOnce
    /// As long as it took.
    case asRecorded
  }

  private let desk: Mutex<ReplayDesk>
  private let recording: Recording
  private let pace: Pace
  private let time: any TimeSource

  package init(
    _ recording: Recording, seed: UInt64 = 1, repeats: Bool = false, pace: Pace = .atOnce, time: any TimeSource
  ) {
    self.recording = recording
    desk = Mutex(ReplayDesk(recording, seed: seed, repeats: repeats))
    self.pace = pace
    self.time = time
  }

  package func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    if Task.isCancelled { throw .cancelled }
    let found = desk.withLock { desk in (exchange: desk.answer(request), miss: desk.misses.last) }
    guard let exchange = found.exchange else {
      throw .protocolViolation(detail: found.miss?.description ?? "no recording answers")
    }
    if pace == .asRecorded {
      do {
        try await time.sleep(
          until: time.now.advanced(by: .milliseconds(exchange.milliseconds)), tolerance: nil)
      } catch {
        throw .cancelled
      }
    }
    switch exchange.outcome {
    case .failed(let error): throw error
    case .answered(let response):
      guard response.body.count <= request.bodyLimit else { throw .tooLarge(limitBytes: request.bodyLimit) }
      return response
    }
  }

  /// Whether some answer is left for a request.
  func knows(_ request: HTTPRequest) -> Bool { desk.withLock { $0.knows(request) } }

  /// How the run fitted the recording so far.
  ///
  /// - Parameter ageSeconds: exchanges older than this are told; nil for none.
  package func report(ageSeconds: Int64? = nil) -> ReplayReport {
    let aged = ageSeconds.map { recording.aged(overSeconds: $0, at: time.wall) } ?? []
    return desk.withLock {
      ReplayReport(misses: $0.misses, unused: $0.unused.map(\.summary), aged: aged.map(\.summary))
    }
  }
}

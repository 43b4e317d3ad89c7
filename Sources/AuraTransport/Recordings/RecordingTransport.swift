// SPDX-License-Identifier: MIT

package import AuraTime
import Synchronization

/// Stands before another transport and keeps what passes, as the mode says.
package final class RecordingTransport: Transport {
  private let upstream: any Transport
  private let replay: ReplayTransport
  private let kept: Mutex<Recording>
  private let mode: RecordingMode
  private let wasEmpty: Bool
  private let time: any TimeSource

  /// - Parameter existing: what was recorded before; `all` starts without it.
  package init(
    _ upstream: any Transport, mode: RecordingMode, existing: Recording = Recording(), seed: UInt64 = 1,
    time: any TimeSource
  ) {
    self.upstream = upstream
    self.mode = mode
    self.time = time
    wasEmpty = existing.isEmpty
    let start = mode == .all ? Recording(about: existing.about) : existing
    replay = ReplayTransport(start, seed: seed, time: time)
    kept = Mutex(start)
  }

  package func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    switch mode {
    case .none: return try await replay.send(request)
    case .once:
      return wasEmpty ? try await recorded(request) : try await replay.send(request)
    case .new:
      return replay.knows(request) ? try await replay.send(request) : try await recorded(request)
    case .all: return try await recorded(request)
    case .spy:
      return replay.knows(request) ? try await replay.send(request) : try await upstream.send(request)
    }
  }

  private func recorded(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let (sentAt, start) = (time.wall, time.now)
    let outcome: RecordedExchange.Outcome
    do throws(TransportError) {
      outcome = .answered(try await upstream.send(request))
    } catch {
      outcome = .failed(error)
    }
    let (seconds, attoseconds) = start.duration(to: time.now).components
    let milliseconds = Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    // A request that was given up says nothing of the service.
    if outcome != .failed(.cancelled) {
      kept.withLock { $0.append(request, outcome: outcome, sentAt: sentAt, milliseconds: milliseconds) }
    }
    switch outcome {
    case .answered(let response): return response
    case .failed(let error): throw error
    }
  }

  /// What there is to store.
  package var recording: Recording { kept.withLock { $0 } }

  /// How the run fitted what was recorded before.
  package func report(ageSeconds: Int64? = nil) -> ReplayReport { replay.report(ageSeconds: ageSeconds) }
}

// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import Synchronization

/// When a long piece of work is to tell how it goes, and how fast it goes: every five seconds of real time.
final class SimProgress: Sendable {
  private let clock = SystemTime()
  private let started: Moment
  private let told: Mutex<(at: Moment, done: Double)>

  init() {
    started = clock.now
    told = Mutex((clock.now, 0))
  }

  /// Seconds since the beginning.
  var seconds: Double { Self.seconds(from: started, to: clock.now) }

  /// Units a second since it was told last; nil while that is too short a time ago.
  func rate(of done: Double) -> Double? {
    let now = clock.now
    return told.withLock { told in
      let passed = Self.seconds(from: told.at, to: now)
      guard passed >= 5 else { return nil }
      defer { told = (now, done) }
      return (done - told.done) / passed
    }
  }

  private static func seconds(from start: Moment, to end: Moment) -> Double {
    let (seconds, attoseconds) = start.duration(to: end).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

// SPDX-License-Identifier: MIT

import AuraTime

/// A clock that stands still; whoever sleeps wakes at once.
struct StoppedTime: TimeSource {
  /// 2026-08-26T09:00:00Z unless told otherwise.
  var wall = WallInstant(secondsSinceEpoch: 1_787_734_800)
  var now: Moment { Moment(sinceOrigin: .zero) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    try Task.checkCancellation()
  }
}

// SPDX-License-Identifier: MIT

import AuraKit

/// A clock that stands, so that a recording made from the mock is the same on every run.
struct StandingTime: TimeSource {
  let wall: WallInstant

  var now: Moment { Moment(sinceOrigin: .zero) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Moment, tolerance: Duration?) async throws {}
}

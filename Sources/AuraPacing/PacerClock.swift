// SPDX-License-Identifier: MIT

public import AuraTime

/// Time as the pacer counts it: nanoseconds that neither go back nor believe a clock that jumps.
///
/// Each reading advances by the smaller step of the monotonic and the wall clock: a clock that leaps forward a day
/// frees no slots (no burst). When one of them stands still or goes back, the other's step is taken (no stall). A
/// machine that slept moves both, and its slots are free when it wakes.
public struct PacerClock: Hashable, Sendable {
  public private(set) var now: Int64 = 0
  private var lastMonotonic: Int64
  private var lastWall: Int64

  public init(moment: Moment, wall: WallInstant) {
    lastMonotonic = moment.nanoseconds
    lastWall = wall.millisecondsSinceEpoch
  }

  /// Takes in a reading of both clocks and returns the pacer's time.
  public mutating func read(moment: Moment, wall: WallInstant) -> Int64 {
    let monotonicStep = moment.nanoseconds &- lastMonotonic
    let wallMilliseconds = wall.millisecondsSinceEpoch &- lastWall
    lastMonotonic = moment.nanoseconds
    lastWall = wall.millisecondsSinceEpoch
    // The wall clock counts whole milliseconds here: up to one of them may be hidden by rounding.
    let wallStep = wallMilliseconds < 0 ? -1 : (wallMilliseconds + 1) * 1_000_000
    let step =
      switch (monotonicStep < 0, wallStep < 0) {
      case (false, false): min(monotonicStep, wallStep)
      case (true, false): max(0, wallStep - 1_000_000)
      case (false, true): monotonicStep
      case (true, true): Int64(0)
      }
    now += step
    return now
  }
}

extension Moment {
  /// Nanoseconds since the origin; 292 years fit.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = sinceOrigin.components
    return seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000
  }
}

// SPDX-License-Identifier: MIT

public import AuraTime

/// Time as the pacer counts it: nanoseconds that neither go back nor believe a clock that jumps.
///
/// Each reading advances by the monotonic step as long as the wall clock agrees; when the monotonic clock leaps past it,
/// by the least that the wall clock can have moved, so that a leap of a day frees no slot (no burst). When one of them
/// goes back, the other's step is taken (no stall). A machine that slept moves both, and its slots are free when it
/// wakes. The wall clock must run: a frozen one holds every slot.
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
    // The wall clock is told in whole milliseconds, so its true step lies within one of the difference, both ways.
    let mostByWall = (wallMilliseconds + 1) * 1_000_000
    let leastByWall = max(0, (wallMilliseconds - 1) * 1_000_000)
    let step =
      switch (monotonicStep < 0, wallMilliseconds < 0) {
      case (false, false): monotonicStep <= mostByWall ? monotonicStep : leastByWall
      case (true, false): leastByWall
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

// SPDX-License-Identifier: MIT

/// A point on a clock that only goes forward: what waits, time-outs and the pacer are measured on.
public struct Moment: InstantProtocol, Hashable, Sendable {
  /// Time since an arbitrary origin, fixed for one `TimeSource`.
  public var sinceOrigin: Duration

  public init(sinceOrigin: Duration) {
    self.sinceOrigin = sinceOrigin
  }

  public func advanced(by duration: Duration) -> Moment {
    Moment(sinceOrigin: sinceOrigin + duration)
  }

  public func duration(to other: Moment) -> Duration {
    other.sinceOrigin - sinceOrigin
  }

  public static func < (left: Moment, right: Moment) -> Bool {
    left.sinceOrigin < right.sinceOrigin
  }
}

/// Where the engine reads both kinds of time: the seam that the simulator replaces.
///
/// Only shells hold one; pure functions take a `Moment`, a `WallInstant` or a `CivilDate` as an argument.
public protocol TimeSource: Clock, Sendable where Instant == Moment, Duration == Swift.Duration {
  /// The civil side of time; it may jump when somebody sets the clock.
  var wall: WallInstant { get }
}

// SPDX-License-Identifier: MIT

public import AuraTime
import Synchronization

/// A clock that runs with another until told to run so many times as fast, or to show another time.
///
/// The mock's serving clock: quotas, links and the journal live on it, so that a minute of the limits can be made short.
public final class SteerableTime: TimeSource {
  private let base: any TimeSource
  /// nil while it runs with its base.
  private let steered = Mutex<AcceleratedTime?>(nil)

  /// - Parameter wall: What it shows at first; nil for what its base shows.
  public init(_ base: any TimeSource, factor: Double? = nil, wall: WallInstant? = nil) {
    self.base = base
    if let factor { steer(factor: factor) }
    if let wall { show(wall) }
  }

  /// How many times as fast as its base it runs.
  public var factor: Double { steered.withLock { $0?.factor ?? 1 } }

  /// Goes on from the present instant, so many times as fast as the base.
  ///
  /// - Parameter factor: Above 0; 60 makes a minute of an hour.
  public func steer(factor: Double) {
    steered.withLock { time in
      time = AcceleratedTime(base, factor: factor, now: time?.now ?? base.now, wall: time?.wall ?? base.wall)
    }
  }

  /// Shows another time from now on, and goes on as fast as before.
  public func show(_ wall: WallInstant) {
    steered.withLock { time in
      time = AcceleratedTime(base, factor: time?.factor ?? 1, now: time?.now ?? base.now, wall: wall)
    }
  }

  public var now: Moment { steered.withLock { $0?.now ?? base.now } }
  public var wall: WallInstant { steered.withLock { $0?.wall ?? base.wall } }
  public var minimumResolution: Duration { base.minimumResolution }

  /// Sleeps at the pace the clock has when asked; who steers meanwhile does not wake it sooner.
  public func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    if let time = steered.withLock({ $0 }) {
      try await time.sleep(until: deadline, tolerance: tolerance)
    } else {
      try await base.sleep(until: deadline, tolerance: tolerance)
    }
  }
}

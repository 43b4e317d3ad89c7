// SPDX-License-Identifier: MIT

public import AuraTime

/// A clock that starts with another and runs so many times as fast.
public struct AcceleratedTime: TimeSource {
  /// How many times as fast as its base it runs.
  public let factor: Double
  private let base: any TimeSource
  /// The base's moment at the start, and what this clock showed then.
  private let baseStart: Moment
  private let start: Moment
  private let wallStart: WallInstant

  /// - Parameter factor: Above 0; 60 makes a minute of an hour.
  public init(_ base: any TimeSource, factor: Double) {
    self.init(base, factor: factor, now: base.now, wall: base.wall)
  }

  /// Starts at a moment and an instant of its own.
  init(_ base: any TimeSource, factor: Double, now: Moment, wall: WallInstant) {
    precondition(factor > 0 && factor.isFinite, "a clock runs forward")
    self.base = base
    self.factor = factor
    baseStart = base.now
    start = now
    wallStart = wall
  }

  public var now: Moment { start.advanced(by: baseStart.duration(to: base.now) * factor) }

  public var wall: WallInstant {
    let (seconds, attoseconds) = (baseStart.duration(to: base.now) * factor).components
    return wallStart.advanced(byMilliseconds: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }

  public var minimumResolution: Duration { base.minimumResolution }

  public func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    try await base.sleep(
      until: baseStart.advanced(by: start.duration(to: deadline) / factor), tolerance: tolerance.map { $0 / factor })
  }
}

// SPDX-License-Identifier: MIT

public import AuraTime

/// A clock that starts with another and runs so many times as fast.
public struct AcceleratedTime: TimeSource {
  private let base: any TimeSource
  private let factor: Double
  private let start: Moment
  private let wallStart: WallInstant

  /// - Parameter factor: Above 0; 60 makes a minute of an hour.
  public init(_ base: any TimeSource, factor: Double) {
    precondition(factor > 0 && factor.isFinite, "a clock runs forward")
    self.base = base
    self.factor = factor
    start = base.now
    wallStart = base.wall
  }

  public var now: Moment { start.advanced(by: start.duration(to: base.now) * factor) }

  public var wall: WallInstant {
    let (seconds, attoseconds) = (start.duration(to: base.now) * factor).components
    return wallStart.advanced(byMilliseconds: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }

  public var minimumResolution: Duration { base.minimumResolution }

  public func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    try await base.sleep(
      until: start.advanced(by: start.duration(to: deadline) / factor), tolerance: tolerance.map { $0 / factor })
  }
}

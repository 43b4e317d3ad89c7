// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The machine's own clocks: the one place that reads ambient time.
public struct SystemTime: TimeSource {
  private static let origin = ContinuousClock().now

  public init() {}

  public var now: Moment {
    Moment(sinceOrigin: Self.origin.duration(to: ContinuousClock().now))
  }

  public var minimumResolution: Duration { ContinuousClock().minimumResolution }

  public func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    try await ContinuousClock().sleep(until: Self.origin.advanced(by: deadline.sinceOrigin), tolerance: tolerance)
  }

  public var wall: WallInstant {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return WallInstant(millisecondsSinceEpoch: Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000)
  }
}

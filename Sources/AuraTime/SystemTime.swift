// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The machine's own clocks: the one place that reads ambient time.
///
/// Moments count from the machine's start, time asleep included, so that those of two processes can be compared.
public struct SystemTime: TimeSource {
  public init() {}

  public var now: Moment {
    var now = timespec()
    #if canImport(Darwin)
      // Goes on while the machine sleeps, unlike CLOCK_UPTIME_RAW.
      clock_gettime(CLOCK_MONOTONIC, &now)
    #else
      clock_gettime(CLOCK_BOOTTIME, &now)
    #endif
    return Moment(sinceOrigin: .seconds(Int64(now.tv_sec)) + .nanoseconds(Int64(now.tv_nsec)))
  }

  public var minimumResolution: Duration { ContinuousClock().minimumResolution }

  public func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    // Both clocks run alike: only where they begin differs.
    let clock = ContinuousClock()
    try await clock.sleep(until: clock.now.advanced(by: now.duration(to: deadline)), tolerance: tolerance)
  }

  public var wall: WallInstant {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return WallInstant(millisecondsSinceEpoch: Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000)
  }
}

// SPDX-License-Identifier: MIT

package import AuraTime
import Synchronization

/// A device's own clocks over the world's: a wall clock that a person or a network sets, and a count since its start.
package final class DeviceTime: TimeSource {
  /// How far a device's wall clock is off, milliseconds; it outlives a restart of the device.
  package final class Error: Sendable {
    private let held = Mutex<Int64>(0)

    package init() {}

    package var milliseconds: Int64 {
      get { held.withLock { $0 } }
      set { held.withLock { $0 = newValue } }
    }
  }

  private let world: VirtualTime
  private let error: Error
  /// When the device was started, on the world's clock.
  private let started: Moment

  package init(_ world: VirtualTime, error: Error) {
    (self.world, self.error) = (world, error)
    started = world.now
  }

  package var now: Moment { Moment(sinceOrigin: started.duration(to: world.now)) }
  package var wall: WallInstant { world.wall.advanced(byMilliseconds: error.milliseconds) }
  package var minimumResolution: Duration { world.minimumResolution }

  package func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    try await world.sleep(until: started.advanced(by: deadline.sinceOrigin), tolerance: tolerance)
  }
}

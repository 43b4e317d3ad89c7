// SPDX-License-Identifier: MIT

import AuraMockServer
import AuraSim
import AuraTime
import Testing

struct AcceleratedTimeTests {
  @Test("Both kinds of time run so many times as fast from the moment it was made, and begin where its base is")
  func faster() {
    let base = VirtualTime(wall: WallInstant(secondsSinceEpoch: 1000))
    base.advance(to: Moment(sinceOrigin: .seconds(5)))
    let fast = AcceleratedTime(base, factor: 60)
    let before = (fast.now, fast.wall)
    base.advance(to: Moment(sinceOrigin: .milliseconds(6500)))
    #expect(before.0.duration(to: fast.now) == .seconds(90))
    #expect(before.1 == WallInstant(secondsSinceEpoch: 1005) && fast.wall == WallInstant(secondsSinceEpoch: 1095))
    let slow = AcceleratedTime(base, factor: 0.5)
    let start = slow.wall
    base.advance(to: Moment(sinceOrigin: .milliseconds(6503)))
    #expect(start.millisecondsSinceEpoch + 1 == slow.wall.millisecondsSinceEpoch)
  }
}

// SPDX-License-Identifier: MIT

import AuraMockServer
import AuraSim
import AuraTime
import Testing

struct SteerableTimeTests {
  @Test("It runs with its base until steered, and goes on from where it is each time, without a jump")
  func steering() {
    let base = VirtualTime(wall: WallInstant(secondsSinceEpoch: 1000))
    let time = SteerableTime(base)
    func after(_ milliseconds: Int64) -> (Duration, Int64) {
      base.advance(to: Moment(sinceOrigin: .milliseconds(milliseconds)))
      return (time.now.sinceOrigin, time.wall.millisecondsSinceEpoch)
    }
    #expect(after(1000) == (.seconds(1), 1_001_000) && time.factor == 1)
    time.steer(factor: 60)
    #expect(after(1000) == (.seconds(1), 1_001_000) && time.factor == 60)
    #expect(after(2000) == (.seconds(61), 1_061_000))
    time.steer(factor: 0.5)
    #expect(after(4000) == (.seconds(62), 1_062_000))
    time.steer(factor: 1)
    #expect(after(4250) == (.milliseconds(62_250), 1_062_250))
    #expect(SteerableTime(base, factor: 10).factor == 10)
  }

  @Test("It shows another time when told to, and goes on as fast as before; moments do not jump")
  func showing() {
    let base = VirtualTime(wall: WallInstant(secondsSinceEpoch: 1000))
    let time = SteerableTime(base, factor: 60, wall: WallInstant(secondsSinceEpoch: 5_000_000))
    base.advance(to: Moment(sinceOrigin: .seconds(1)))
    #expect(time.wall == WallInstant(secondsSinceEpoch: 5_000_060) && time.now.sinceOrigin == .seconds(60))
    time.show(WallInstant(secondsSinceEpoch: 9_000_000))
    base.advance(to: Moment(sinceOrigin: .seconds(2)))
    #expect(time.wall == WallInstant(secondsSinceEpoch: 9_000_060) && time.now.sinceOrigin == .seconds(120))
    #expect(time.factor == 60)
  }

  @Test("A sleeper of a clock that runs twice as fast waits half as long")
  func sleeping() async throws {
    let base = VirtualTime(wall: WallInstant(secondsSinceEpoch: 0))
    let time = SteerableTime(base, factor: 2)
    let deadline = time.now.advanced(by: .seconds(10))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await time.sleep(until: deadline, tolerance: nil) }
      group.addTask {
        while base.sleeping == 0 { await Task.yield() }
        _ = base.wakeNext()
      }
      try await group.waitForAll()
    }
    #expect(time.now == deadline)
  }
}

// SPDX-License-Identifier: MIT

import AuraSim
import AuraTestSupport
import AuraTime
import Testing

struct VirtualTimeTests {
  static func time() -> VirtualTime { VirtualTime(wall: WallInstant(secondsSinceEpoch: 1_787_684_400)) }

  @Test("Sleepers of a day wake in the order of their deadlines, in no time, and both clocks have moved")
  func order() async {
    let time = Self.time()
    let log = Log<Int>()
    let done = await time.run(on: StepExecutor()) {
      await withTaskGroup(of: Void.self) { group in
        for hour in [7, 3, 24, 3, 11] {
          group.addTask {
            do { try await time.sleep(for: .seconds(hour * 3600)) } catch { return }
            log.append(hour)
          }
        }
      }
      return true
    }
    #expect(done == true && log.all == [3, 3, 7, 11, 24])
    #expect(time.now.sinceOrigin == .seconds(86_400))
    #expect(time.wall == Self.time().wall.advanced(bySeconds: 86_400))
  }

  @Test("A cancelled sleeper throws, whether it had begun to sleep or not")
  func cancellation() async {
    let time = Self.time()
    let outcome = await time.run(on: StepExecutor()) {
      await withTaskGroup(of: Bool.self) { group in
        group.addTask {
          do { try await time.sleep(for: .seconds(10)) } catch { return true }
          return false
        }
        do { try await time.sleep(for: .seconds(1)) } catch { return false }
        group.cancelAll()
        group.addTask {
          do { try await time.sleep(for: .seconds(10)) } catch { return true }
          return false
        }
        return await group.allSatisfy { $0 }
      }
    }
    #expect(outcome == true && time.sleeping == 0)
    #expect(time.now.sinceOrigin == .seconds(1))
  }

  @Test("A world that waits for what never comes ends, and says so")
  func stuck() async {
    let time = Self.time()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let result = await time.run(on: StepExecutor()) {
      for await number in stream { return number }
      return -1
    }
    #expect(result == nil)
    continuation.finish()
  }
}

// SPDX-License-Identifier: MIT

import AuraTime
import Testing

@testable import AuraSim

struct DomainModelTests {
  @Test("Events leave the heap in the order of their moments, then of their kinds, as a sort has them")
  func heap() {
    var heap = EventHeap()
    var words: [UInt64] = []
    var state: UInt64 = 7
    for index in 0..<500 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let at = Int64(state >> 54)
      heap.push(at: at, index)
      words.append(UInt64(at) << EventHeap.kindBits | UInt64(index))
    }
    var left: [UInt64] = []
    while let word = heap.pop() { left.append(word) }
    #expect(left == words.sorted())
  }

  @Test("Weeks of five favourites: the same each time, never above a limit, and as often as the cadences say")
  func weeks() {
    var model = DomainModel(seed: 8)
    let outcome = model.run(events: 30_000)
    var again = DomainModel(seed: 8)
    #expect(again.run(events: 30_000) == outcome)
    #expect(outcome.worstMinute <= 40 && outcome.calls >= 2 * outcome.readings - 20)
    // Four places' warnings once an hour, the active one's every quarter of an hour: 192 readings a day at least.
    let days = Double(outcome.milliseconds) / 86_400_000
    #expect(days > 10 && Double(outcome.readings) / days > 192)
  }
}

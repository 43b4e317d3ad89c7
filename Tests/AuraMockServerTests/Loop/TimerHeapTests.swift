// SPDX-License-Identifier: MIT

import AuraChance
import AuraMockServer
import Testing

struct TimerHeapTests {
  @Test("Entries come out in order of time, none before it is due")
  func order() {
    var chance = SeedStream(seed: 3)
    var heap = TimerHeap()
    let dues = (0..<500).map { _ in Int64(chance.below(300)) }
    for (index, due) in dues.enumerated() { heap.insert(.init(due: due, descriptor: Int32(index), generation: 0)) }
    var popped: [Int64] = []
    var early = 0
    for now in Int64(0)..<300 {
      while let entry = heap.popDue(at: now) {
        popped.append(entry.due)
        early += entry.due > now ? 1 : 0
      }
    }
    #expect(popped == dues.sorted() && early == 0 && heap.soonest == nil)
  }
}

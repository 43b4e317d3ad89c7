// SPDX-License-Identifier: MIT

import AuraChance
import Testing

@testable import AuraPacing

/// The ring against a list that forgets nothing and counts from scratch.
private struct SlowWindow {
  let limit: Int
  let width: Int64
  var releases: [Int64] = []
  var inFlight = 0

  func free(at now: Int64) -> Int { limit - inFlight - releases.count { $0 > now } }

  /// Tries every release time in turn.
  func earliest(for count: Int, at now: Int64) -> Int64? {
    ([now] + releases.filter { $0 > now }.sorted()).first { free(at: $0) >= count }
  }
}

/// The sweep `pacer-reference` holds the windows inside the pacer to 300,000 steps of such a list.
struct SlidingWindowTests {
  @Test(
    "40 histories of taking, answering, giving back and spending equal a list that counts from scratch",
    arguments: [1, 2, 7, 50])
  func equalsSlowReference(limit: Int) {
    var chance = SeedStream(seed: 7).stream(limit)
    var differences = 0
    for _ in 0..<10 {
      var window = SlidingWindow(limit: limit, width: 60)
      var slow = SlowWindow(limit: limit, width: 60)
      var now: Int64 = 0
      for _ in 0..<400 {
        now += Int64(chance.below(5))
        let free = window.free(at: now)
        differences += free == slow.free(at: now) ? 0 : 1
        let wanted = Int(chance.below(UInt64(limit))) + 1
        if wanted <= limit - slow.inFlight {
          differences += window.earliest(for: wanted, ahead: 0, at: now) == slow.earliest(for: wanted, at: now) ? 0 : 1
        }
        switch chance.below(4) {
        case 0 where free > 0:
          window.take(1)
          slow.inFlight += 1
        case 1 where window.inFlight > 0:
          window.answer(at: now)
          slow.inFlight -= 1
          slow.releases.append(now + 60)
        case 2 where window.inFlight > 0:
          window.giveBack()
          slow.inFlight -= 1
        case 3 where free > 0:
          let time = now + Int64(chance.below(60)) + 1
          window.spend(releasedAt: time)
          slow.releases.append(time)
        default: break
        }
      }
    }
    #expect(differences == 0)
  }
}

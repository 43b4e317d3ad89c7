// SPDX-License-Identifier: MIT

import AuraChance
import AuraFormats
import AuraModel
import AuraSnapshot
import AuraTime
import Foundation
import Testing
import aura_sweep

struct SnapshotJSONTests {
  @Test("What is written is read again as the same snapshot, and as the standard library's coders read it")
  func roundTrip() async throws {
    // Four drawn ones and the longest there is; `aura-sweep snapshot-coders` takes hundreds.
    let report = try await Sweep.snapshotCoders.run(4, SeedStream(seed: 7))
    #expect(report.failures == [] && report.tried == 5)
  }

  @Test("Bounds: under 16 KB whatever is written, and to bound twice is to bound once")
  func bounds() {
    var longest = 0
    var draw = SnapshotDraw(SeedStream(seed: 9), isWild: true)
    for snapshot in (0..<5).map({ _ in draw.snapshot() }) + [
      WorstSnapshot.snapshot(), WorstSnapshot.snapshot(alerts: 1),
    ] {
      let bounded = snapshot.bounded()
      let again = bounded.bounded()
      longest = max(longest, snapshot.json().count)
      #expect(again == bounded && bounded.json().count <= 16_000 && bounded.json() == snapshot.json())
    }
    #expect(longest > 15_000)
    #expect(WorstSnapshot.snapshot().bounded().alerts?.isEmpty == false)
  }
}

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
  /// Drawn ones, wild ones bounded, and the longest there is.
  private static func samples(_ count: Int) -> [WeatherSnapshot] {
    var draw = SnapshotDraw(SeedStream(seed: 7))
    var wild = SnapshotDraw(SeedStream(seed: 8), isWild: true)
    return (0..<count).map { $0.isMultiple(of: 3) ? wild.snapshot().bounded() : draw.snapshot().bounded() }
      + [WorstSnapshot.snapshot().bounded()]
  }

  @Test("What is written is read again as the same snapshot, and as the standard library's coders read it")
  func roundTrip() throws {
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    for (index, snapshot) in Self.samples(6).enumerated() {
      let json = snapshot.json()
      let coded = try encoder.encode(snapshot)
      let trees = try [Data(json), coded].map { try JSONSerialization.jsonObject(with: $0) as? NSDictionary }
      let reads = [
        try WeatherSnapshot(json: json), try WeatherSnapshot(json: Array(coded)),
        try decoder.decode(WeatherSnapshot.self, from: Data(json)),
        try WeatherSnapshot(json: snapshot.prettyJSON()),
      ]
      let isSame = trees[0] == trees[1] && reads.allSatisfy { $0 == snapshot }
      #expect(isSame, "sample \(index): \(String(decoding: json, as: UTF8.self))")
    }
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
    // What is not text takes no more than is reckoned with, and leaves room for a warning.
    var plain = SnapshotDraw(SeedStream(seed: 10), isWild: true)
    for var snapshot in (0..<4).map({ _ in plain.snapshot() }) + [WorstSnapshot.snapshot()] {
      (snapshot.alerts, snapshot.bulletin) = (nil, nil)
      let length = snapshot.json().count
      #expect(length <= SnapshotBounds.restLength(of: snapshot.bounded()) && length < 15_000)
    }
    #expect(WorstSnapshot.snapshot().bounded().alerts?.isEmpty == false)
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit
import Foundation

extension Sweep {
  /// Snapshots that the standard library's coders write and read as ours do: the same tree, and the same snapshot
  /// from either's bytes and from the pretty form; what is not text takes no more than is reckoned with.
  package static let snapshotCoders = Sweep(name: "snapshot-coders", unit: "snapshots", defaultCount: 600) {
    count, chance in
    var report = SweepReport(tried: 0)
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    var draw = SnapshotDraw(chance.stream("plain"))
    var wild = SnapshotDraw(chance.stream("wild"), isWild: true)
    for number in 0...count {
      let drawn =
        number == count ? WorstSnapshot.snapshot() : number.isMultiple(of: 3) ? wild.snapshot() : draw.snapshot()
      let snapshot = drawn.bounded()
      let json = snapshot.json()
      let coded = try encoder.encode(snapshot)
      let trees = try [Data(json), coded].map { try JSONSerialization.jsonObject(with: $0) as? NSDictionary }
      let reads = [
        try WeatherSnapshot(json: json), try WeatherSnapshot(json: Array(coded)),
        try decoder.decode(WeatherSnapshot.self, from: Data(json)),
        try WeatherSnapshot(json: snapshot.prettyJSON()),
      ]
      if trees[0] != trees[1] || trees[0] == nil { report.failures.append("snapshot \(number): another tree") }
      if !reads.allSatisfy({ $0 == snapshot }) { report.failures.append("snapshot \(number): read as another") }
      var bare = drawn
      (bare.alerts, bare.bulletin) = (nil, nil)
      let length = bare.json().count
      if length > SnapshotBounds.restLength(of: bare.bounded()) || length >= 15_000 {
        report.failures.append("snapshot \(number): \(length) bytes without its texts")
      }
      report.tried += 1
    }
    return report
  }
}

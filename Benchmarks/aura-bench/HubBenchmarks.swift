// SPDX-License-Identifier: MIT

import AuraKit
import Foundation

extension BenchmarkGroup {
  /// A snapshot kept and read again through the files of a shared folder, syncs of the disk included, beside what an
  /// app does without: an atomic write and a read of the same bytes by Foundation.
  static let cache = BenchmarkGroup(name: "cache") { _ in
    let input = try SnapshotInput()
    let path = NSTemporaryDirectory() + "aura-bench-cache"
    let folder = try SystemFolder(path: path)
    // What an earlier run left is newer than what this one begins with.
    for name in try folder.names() { try folder.remove(name) }
    let cache = SharedCache(folder: folder)
    try cache.upsert(input.snapshot)
    let newer = (0..<10).map { number in
      var snapshot = input.snapshot
      snapshot.provenance[.hours].issuedAt = snapshot.moment.advanced(bySeconds: Int64(number))
      return snapshot
    }
    guard try cache.snapshot(of: input.snapshot.place.code)?.json() == input.stored else {
      throw ResultsDiffer("what is read is not what was kept")
    }
    let plain = URL(fileURLWithPath: path + "/plain.json")
    let text = "\(input.stored.count) bytes"
    return [
      Benchmark("cache/upsert", unit: "upsert", input: "\(text), merged under the lock, synced", operations: 10) {
        try newer.reduce(0) { try $0 + cache.upsert($1).hours.count }
      },
      Benchmark("cache/write-foundation", unit: "write", input: "\(text), Data.write(.atomic), no merge, no sync") {
        try input.storedData.write(to: plain, options: .atomic)
        return input.storedData.count
      },
      Benchmark("cache/read", unit: "snapshot", input: "\(text), by a process that has not read it", operations: 10) {
        try (0..<10).reduce(0) { sum, _ in
          sum + (try SharedCache(folder: folder).snapshot(of: input.snapshot.place.code)?.hours.count ?? 0)
        }
      },
      Benchmark("cache/read-again", unit: "snapshot", input: "the same bytes by one that has", operations: 10) {
        try (0..<10).reduce(0) { sum, _ in
          sum + (try cache.snapshot(of: input.snapshot.place.code)?.hours.count ?? 0)
        }
      },
    ]
  }

  /// The plan of a refresh of 54 places, half of them due.
  static let planner = BenchmarkGroup(name: "planner") { _ in
    let prepared = PlannerInput.half(of: 54)
    let moment = PlannerInput.moment
    return [
      Benchmark("planner/54-places", unit: "plan", input: "54 places, 131 targets", operations: 10) {
        (0..<10).reduce(0) { sum, _ in sum + RefreshPlan(prepared, at: moment).errands.count }
      }
    ]
  }
}

// SPDX-License-Identifier: MIT

import AuraKit

extension BenchmarkGroup {
  /// Everything that is drawn of a snapshot: both stacks, the accessories of both hosts, four widgets. The goal is 200 µs.
  static let surfaces = BenchmarkGroup(name: "surfaces") { _ in
    let snapshot = try SnapshotInput().snapshot
    let moment = snapshot.moment
    let phrase = ForecastPhrase.compose(snapshot, at: moment)
    let scene = SurfaceScene(snapshot, phrase: phrase, at: moment)
    let input = "Madrid, \(snapshot.hours.count) hours, \(snapshot.days.count) days"
    return [
      Benchmark("surfaces/all", unit: "snapshot", input: input + ", the phrase given") {
        let set = SurfaceSet.compose(SurfaceScene(snapshot, phrase: phrase, at: moment))
        return set.phone.hourly.items.count + set.widgets.count
      },
      Benchmark("surfaces/all-and-phrase", unit: "snapshot", input: input) {
        SurfaceSet.compose(SurfaceScene(snapshot, at: moment)).phone.hourly.items.count
      },
      Benchmark("surfaces/scene", unit: "scene", input: "the moment, the sun and the moon of it") {
        SurfaceScene(snapshot, phrase: phrase, at: moment).snapshot.hours.count
      },
      Benchmark("surfaces/phone", unit: "stack", input: input) {
        AuraForecastStack.compose(scene, size: .phone).hourly.items.count
      },
      Benchmark("surfaces/accessories", unit: "set", input: "the watch's four") {
        AccessorySet.compose(scene, on: .watch).circular.temperature.text.utf8.count
      },
    ]
  }
}

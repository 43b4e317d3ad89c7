// SPDX-License-Identifier: MIT

import AuraKit
import Synchronization

extension BenchmarkGroup {
  /// The loop of a simulation alone, as `Benchmarks/peers/simulation` has it in other languages, and a model of devices,
  /// pacer and AEMET on it.
  static let simulation = BenchmarkGroup(name: "simulation") { _ in
    try requireOrder()
    let perCall = 100_000
    let loops = [1000, 100_000].map { count in
      let loop = Mutex(EventLoopBench(count: count))
      var checked = EventLoopBench(count: count)
      return Benchmark(
        "simulation/queue-\(count)", unit: "event",
        input: "\(count) actors, each again within 60 s; 20,000 events fold to \(checked.fold(of: 20_000))",
        operations: perCall
      ) { loop.withLock { $0.run(perCall) } }
    }
    var checked = PacedDevices(count: 100, seed: 7)
    checked.run(events: 2_000_000)
    let met = checked.server
    guard met.excessCount == 0, met.requestCount > 500_000, met.refusedCount > 1000 else {
      throw ResultsDiffer("\(met.requestCount) requests, \(met.refusedCount) refused, \(met.excessCount) too many")
    }
    let devices = Mutex(PacedDevices(count: 1000, seed: 7))
    let model = Benchmark(
      "simulation/model", unit: "event",
      input: "1,000 devices at the limit, the pacer's decisions, two calls a reading",
      operations: perCall
    ) {
      devices.withLock { devices in
        devices.run(events: perCall)
        return devices.server.requestCount - devices.server.excessCount
      }
    }
    return loops + [model]
  }

  /// Events come in the order that sorting them gives.
  private static func requireOrder() throws {
    var chance = SeedStream(seed: 3)
    let times = (0..<500).map { _ in chance.below(1000) }
    var heap = EventHeap(times: times)
    var plain = times.enumerated().map { (time: $1, actor: $0) }
    for _ in 0..<5000 {
      guard
        let least = plain.indices.min(by: { (plain[$0].time, plain[$0].actor) < (plain[$1].time, plain[$1].actor) }),
        (plain[least].time, plain[least].actor) == heap.first
      else { throw ResultsDiffer("events out of order") }
      let next = plain[least].time + chance.below(1000)
      plain[least].time = next
      heap.repeatFirst(at: next)
    }
  }
}

/// Actors that do nothing but come again.
private struct EventLoopBench {
  private var heap: EventHeap
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(count: Int) {
    heap = EventHeap(times: (0..<count).map { UInt64($0) * 7919 % 60_000_000 })
  }

  mutating func run(_ events: Int) -> Int {
    var sum = 0
    for _ in 0..<events {
      let (now, actor) = heap.first
      sum &+= actor
      // Marsaglia's xorshift, as in the peers.
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      heap.repeatFirst(at: now + state % 60_000_000)
    }
    return sum
  }

  /// Moments and actors of the first events, folded into a word as FNV-1a does: what the peers' have to come to.
  mutating func fold(of events: Int) -> String {
    var fold: UInt64 = 0xCBF2_9CE4_8422_2325
    for _ in 0..<events {
      let (now, actor) = heap.first
      for word in [now, UInt64(actor)] { fold = (fold ^ word) &* 0x100_0000_01B3 }
      _ = run(1)
    }
    return String(fold, radix: 16)
  }
}

// SPDX-License-Identifier: MIT

import AuraKit

/// A thousand devices that read AEMET without a pause, each by the decisions of the pacer that ships, and an AEMET that
/// counts every key's last minute: no network, no tasks, one event after the other.
struct PacedDevices {
  /// What a device does next.
  fileprivate enum Step: UInt8 { case want, envelope, data }

  fileprivate struct Device {
    var pacer: PacerState
    var step = Step.want
    /// Arrivals at the server, ns: a ring of the last fifty.
    var arrivals: [Int64]
    var next = 0
  }

  private var devices: [Device] = []
  private var events: EventHeap
  /// What the network and AEMET do to them.
  private(set) var server: Server

  init(count: Int, seed: UInt64) {
    var chance = SeedStream(seed: seed)
    var first = Device(
      pacer: PacerState(profile: .seed50, jitter: SeedStream(seed: seed)),
      arrivals: [Int64](repeating: .min / 2, count: 50))
    _ = first.pacer.index(ofTemplate: "t")
    devices = Array(repeating: first, count: count)
    events = EventHeap(times: (0..<count).map { _ in chance.below(60_000_000) })
    server = Server(chance: chance)
  }

  /// Handles so many events.
  mutating func run(events count: Int) {
    for _ in 0..<count { _ = handleFirst() }
  }

  /// Handles the events of so many days from the start.
  mutating func run(days: Int) {
    let end = UInt64(days) * 86_400_000_000
    while handleFirst() < end {}
  }

  /// When the event was, µs.
  private mutating func handleFirst() -> UInt64 {
    let (now, actor) = events.first
    events.repeatFirst(at: now + server.step(&devices[actor], at: Int64(now) * 1000))
    return now
  }
}

extension PacedDevices {
  /// The far end, which counts each key's last minute.
  struct Server {
    fileprivate var chance: SeedStream
    private(set) var requestCount = 0
    private(set) var refusedCount = 0
    /// Arrivals that were one too many in 60 s by the server's clock.
    private(set) var excessCount = 0

    fileprivate init(chance: SeedStream) {
      self.chance = chance
    }

    /// What a device does now; how long until it does the next thing, µs.
    fileprivate mutating func step(_ device: inout Device, at now: Int64) -> UInt64 {
      switch device.step {
      case .want:
        if let wait = device.pacer.admit(template: 0, hops: 2, at: now) {
          let until = wait.until ?? now + 1_000_000_000
          return UInt64(max(1, (until - now + 999) / 1000))
        }
        device.step = .envelope
        return arrive(&device, at: now)
      case .envelope:
        // One in a hundred is refused although it kept the limit, as AEMET does when others share the address.
        guard chance.below(100) > 0 else {
          refusedCount += 1
          device.pacer.finish(template: 0, isFirstHop: true, at: now, feedback: .limited(retryAfterSeconds: nil))
          device.pacer.finish(template: 0, isFirstHop: false, at: now, feedback: .unreached(blamesServer: false))
          device.step = .want
          return 1
        }
        device.pacer.finish(template: 0, isFirstHop: true, at: now, feedback: .answered(remaining: nil))
        device.step = .data
        return arrive(&device, at: now)
      case .data:
        device.pacer.finish(template: 0, isFirstHop: false, at: now, feedback: .answered(remaining: nil))
        device.step = .want
        return 1
      }
    }

    /// A request reaches the server; how long until its answer, µs.
    private mutating func arrive(_ device: inout Device, at now: Int64) -> UInt64 {
      let drawn = chance.below(1 << 40)
      let there = 40_000 + Int64(drawn & 0x3FFFF)
      let stamp = now + there * 1000
      requestCount += 1
      if device.arrivals[device.next] > stamp - 60_000_000_000 { excessCount += 1 }
      device.arrivals[device.next] = stamp
      device.next = device.next == 49 ? 0 : device.next + 1
      return UInt64(there) + 40_000 + (drawn >> 20) & 0x3FFFF
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraHub
import AuraPacing
package import AuraTime

/// Hub, pacer and AEMET as a pure model: events and the decisions that ship, no bytes, no tasks, no disk.
///
/// When a product is due is decided by the hub's `Cadence`, when its calls may go by `PacerState`; AEMET is a count of
/// arrivals in its window. It says nothing of weather and shows what a policy costs over decades in seconds: how many
/// calls, how long they wait, how near to the limit they come.
package struct DomainModel {
  /// What a run came to; the same for the same seed on any machine.
  package struct Outcome: Hashable, Sendable {
    package var events = 0
    package var readings = 0
    package var calls = 0
    /// Times a reading had to wait for the pacer's leave.
    package var waits = 0
    /// The most arrivals in a minute at the server.
    package var worstMinute = 0
    /// Simulated milliseconds.
    package var milliseconds: Int64 = 0
    /// Of everything that happened, in order.
    package var checksum: UInt64 = 0xCBF2_9CE4_8422_2325
  }

  /// One product for one place.
  private struct Target {
    let cadence: Cadence
    let isActive: Bool
    let template: Int
    let hops: Int
  }

  private enum Phase {
    static let due = 0
    static let firstAnswer = 1
    static let secondAnswer = 2
  }

  private var targets: [Target] = []
  private var pacer: PacerState
  private var heap = EventHeap()
  private var chance: UInt64
  private let start: WallInstant
  /// Arrivals of the last minute at the server, a ring; milliseconds.
  private var arrivals = [Int64](repeating: .min, count: 64)
  private var arrivalCount = 0
  private var oldest = 0
  private var outcome = Outcome()

  /// Makes a model of phones that share one key and one address, each with some favourites.
  package init(seed: UInt64, favourites: Int = 5, start: WallInstant = WallInstant(secondsSinceEpoch: 1_798_761_600)) {
    self.start = start
    chance = seed
    pacer = PacerState(profile: .live, jitter: SeedStream(seed: seed))
    func add(_ product: HubProduct, _ template: String, isActive: Bool, hops: Int = 2) {
      targets.append(
        Target(
          cadence: Cadence.of(product), isActive: isActive, template: pacer.index(ofTemplate: template), hops: hops))
    }
    for place in 0..<favourites {
      add(.hourlyForecast, PacingProfile.hourlyTemplate, isActive: place == 0)
      add(.dailyForecast, "prediccion/especifica/municipio/diaria/{ine}", isActive: place == 0)
      add(.avisos, "avisos_cap/ultimoelaborado/area/{area}", isActive: place == 0)
    }
    add(.observations, "observacion/convencional/todas", isActive: true)
    add(.uvIndex, "prediccion/especifica/uvi/{dia}", isActive: true)
    for index in targets.indices { heap.push(at: Int64(index) * 50, index << 2 | Phase.due) }
  }

  /// Lets so many events happen.
  package mutating func run(events: Int) -> Outcome {
    for _ in 0..<events {
      guard let event = heap.first else { break }
      step(event)
    }
    return outcome
  }

  @inline(__always)
  private mutating func step(_ event: UInt64) {
    let now = Int64(event >> EventHeap.kindBits)
    let kind = Int(event & EventHeap.kindMask)
    let index = kind >> 2
    outcome.events += 1
    outcome.milliseconds = now
    outcome.checksum = (outcome.checksum ^ event) &* 0x0000_0100_0000_01B3
    let target = targets[index]
    switch kind & 3 {
    case Phase.due:
      if let wait = pacer.admit(template: target.template, hops: target.hops, at: now * 1_000_000) {
        outcome.waits += 1
        let until = wait.until.map { ($0 + 999_999) / 1_000_000 } ?? now + 1000
        heap.replaceFirst(at: max(now + 1, until), kind)
        return
      }
      outcome.readings += 1
      arrive(at: now + 60)
      heap.replaceFirst(at: now + latency(), index << 2 | Phase.firstAnswer)
    case Phase.firstAnswer:
      pacer.finish(
        template: target.template, isFirstHop: true, at: now * 1_000_000, feedback: .answered(remaining: nil))
      arrive(at: now + 60)
      heap.replaceFirst(at: now + latency(), index << 2 | Phase.secondAnswer)
    default:
      pacer.finish(
        template: target.template, isFirstHop: false, at: now * 1_000_000, feedback: .answered(remaining: nil))
      let stale = target.cadence.staleAt(
        fetchedAt: start.advanced(byMilliseconds: now), isActive: target.isActive)
      heap.replaceFirst(at: stale.millisecondsSinceEpoch - start.millisecondsSinceEpoch, index << 2 | Phase.due)
    }
  }

  /// A round trip of 120 to 375 ms.
  @inline(__always)
  private mutating func latency() -> Int64 { 120 + Int64(splitmix64(&chance) & 0xFF) }

  @inline(__always)
  private mutating func arrive(at milliseconds: Int64) {
    outcome.calls += 1
    while arrivalCount > 0, arrivals[oldest & 63] <= milliseconds - 60_000 {
      oldest += 1
      arrivalCount -= 1
    }
    arrivals[(oldest + arrivalCount) & 63] = milliseconds
    arrivalCount = min(arrivalCount + 1, 63)
    outcome.worstMinute = max(outcome.worstMinute, arrivalCount)
  }
}

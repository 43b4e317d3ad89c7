// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit

extension Sweep {
  /// Seeded worlds of readings, latencies, give-ups, 429s and clock jumps, judged by a server that stamps arrivals on
  /// true time: in no window of any profile's width does it see more than the limit, nor does the client send more.
  static let pacer = Sweep(name: "pacer-admissions", unit: "admissions", defaultCount: 10_000_000) { count, chance in
    var report = SweepReport(tried: 0)
    var worlds = 0
    while report.tried < count {
      var world = PacerWorld(chance: chance.stream(worlds))
      world.run(admissions: min(200_000, count - report.tried))
      report.tried += world.admitted
      report.failures += world.failures.map { "world \(worlds): \($0)" }
      worlds += 1
    }
    // Readings of one call: the limit for a provably safe client is 60 ÷ (60 + mean latency). Readings of two calls
    // hold the second slot while the first call is under way, by design, and so reach a little less.
    for (hops, least) in [(1, 0.995), (2, 0.985)] {
      var world = PacerWorld(chance: chance.stream("saturated"), saturatedWithMedianMilliseconds: 230, hops: hops)
      world.run(admissions: 200_000)
      report.tried += world.admitted
      report.failures += world.failures.map { "saturated world: \($0)" }
      report.figures.append(
        "utilisation, saturated, 230 ms median round trip, no spacing, \(hops) calls a reading: \(world.utilisation)")
      if world.utilisation < least {
        report.failures.append("utilisation \(world.utilisation) with \(hops) calls a reading, expected \(least)")
      }
    }
    report.figures.append("\(worlds) worlds")
    return report
  }
}

/// One seeded world: a pacer's state, calls in flight and a server's own count.
private struct PacerWorld {
  private struct Call {
    var template: Int
    var hopsLeft: Int
    var isFirst: Bool
    var gaveUp: Bool
  }

  private var chance: SeedStream
  private var state: PacerState
  private var clock: PacerClock
  private let pattern: LatencyPattern
  private let limit: Int
  private let giveUpOneIn: UInt64
  private let limitedOneIn: UInt64
  private let jumpOneIn: UInt64
  private let templates: [Int]
  private let fixedHops: Int?
  private var events = EventQueue()
  private var calls: [Call] = []
  private var free: [Int] = []
  private var time: Int64 = 0
  /// How far each clock has been set wrong, nanoseconds and milliseconds.
  private var monotonicError: Int64 = 0
  private var wallError: Int64 = 0
  private var server: ArrivalCount
  private var client: ArrivalCount
  private(set) var admitted = 0
  private(set) var failures: [String] = []

  private static let wallStart: Int64 = 1_787_684_400_000
  private static let origin: Int64 = 3600 * 1_000_000_000

  init(chance: SeedStream, saturatedWithMedianMilliseconds median: Int? = nil, hops: Int? = nil) {
    var chance = chance
    let isSaturated = median != nil
    limit = isSaturated ? 50 : [1, 2, 5, 15, 40, 50][Int(chance.below(6))]
    pattern = median.map { .skewed(medianMilliseconds: $0) } ?? LatencyPattern.all[Int(chance.below(6))]
    giveUpOneIn = isSaturated ? 0 : [0, 3, 50][Int(chance.below(3))]
    limitedOneIn = isSaturated ? 0 : [0, 0, 500][Int(chance.below(3))]
    jumpOneIn = isSaturated ? 0 : [0, 40, 4000][Int(chance.below(3))]
    let profile = PacingProfile(
      name: "swept", key: PacingProfile.Limit(count: max(2, limit)),
      template: isSaturated ? nil : PacingProfile.Limit(count: max(2, limit)))
    state = PacerState(profile: profile, jitter: chance.stream("jitter"))
    templates = (0..<(isSaturated ? 1 : 1 + Int(chance.below(4)))).map { [0, 1, 2, 3][$0] }
    server = ArrivalCount(limit: max(2, limit))
    client = ArrivalCount(limit: max(2, limit))
    fixedHops = hops
    self.chance = chance
    clock = PacerClock(
      moment: Moment(sinceOrigin: .nanoseconds(Self.origin)),
      wall: WallInstant(millisecondsSinceEpoch: Self.wallStart))
    for template in templates { _ = state.index(ofTemplate: "t\(template)") }
  }

  /// Calls used of those the limit allows in the time that passed.
  var utilisation: Double { Double(server.count) / (Double(max(2, limit)) * Double(time) / 60e9) }

  /// The pacer's time by the clocks as they are set.
  private mutating func now() -> Int64 {
    if jumpOneIn > 0 && chance.below(jumpOneIn) == 0 {
      // One clock jumps by up to a day, forward or back; the other stays right.
      let seconds = Int64(chance.below(172_801)) - 86_400
      if chance.below(2) == 0 { monotonicError += seconds * 1_000_000_000 } else { wallError += seconds * 1000 }
    }
    let monotonic = Self.origin + time + monotonicError
    let wall = Self.wallStart + time / 1_000_000 + wallError
    return clock.read(
      moment: Moment(sinceOrigin: .nanoseconds(monotonic)), wall: WallInstant(millisecondsSinceEpoch: wall))
  }

  mutating func run(admissions: Int) {
    while admitted < admissions && failures.count < 5 {
      let now = now()
      let template = templates[Int(chance.below(UInt64(templates.count)))]
      let hops = fixedHops ?? 1 + Int(chance.below(2))
      if let wait = state.admit(template: template, hops: hops, at: now) {
        // Blocked: go on at the next event, or when the pacer says; a look in between changes nothing.
        let resume = wait.until.map { time + max(1, $0 - now) } ?? .max
        guard let next = events.earliest ?? (resume < .max ? resume : nil) else {
          failures.append("nothing in flight, and the pacer names no time: \(wait.reason)")
          return
        }
        advance(to: min(next, resume))
      } else {
        admitted += hops
        send(Call(template: template, hopsLeft: hops, isFirst: true, gaveUp: false))
        // A burst of senders, or one every few milliseconds.
        advance(to: time + (chance.below(4) == 0 ? Int64(chance.below(3_000_000)) : 0))
      }
    }
  }

  private mutating func send(_ call: Call) {
    var call = call
    call.hopsLeft -= 1
    if client.add(time) { failures.append("the client sent over the limit at \(time) ns") }
    let up = pattern.draw(&chance)
    let down = pattern.draw(&chance)
    call.gaveUp = giveUpOneIn > 0 && chance.below(giveUpOneIn) == 0
    let answer = time + up + down
    // A caller that gives up closes the connection: nothing reaches the server after that.
    let end = call.gaveUp ? time + Int64(chance.below(UInt64(up + down + 1))) : answer
    let slot = free.popLast() ?? calls.count
    if slot == calls.count { calls.append(call) } else { calls[slot] = call }
    if time + up <= end { events.push(time + up, tag: -1) }
    events.push(end, tag: slot)
  }

  /// Lets everything happen that happens until a time, each thing at its own.
  private mutating func advance(to target: Int64) {
    while let earliest = events.earliest, earliest <= target {
      let (at, tag) = events.pop()
      time = at
      if tag < 0 {
        if server.add(at) { failures.append("the server saw more than \(max(2, limit)) in a window at \(at) ns") }
        continue
      }
      var call = calls[tag]
      free.append(tag)
      let isLimited = limitedOneIn > 0 && chance.below(limitedOneIn) == 0
      let feedback: Feedback =
        call.gaveUp ? .failed : isLimited ? .limited(retryAfterSeconds: nil) : .answered(remaining: nil)
      let now = now()
      state.finish(template: call.template, isFirstHop: call.isFirst, at: now, feedback: feedback)
      guard call.hopsLeft > 0 else { continue }
      if call.gaveUp || isLimited {
        for _ in 0..<call.hopsLeft { state.giveBack(template: call.template, isFirstHop: false) }
      } else {
        call.isFirst = false
        send(call)
      }
    }
    time = target
  }
}

/// How long a message is under way, nanoseconds.
private enum LatencyPattern {
  case none
  case constant
  case uniform
  /// Messages arrive together, at the next whole tick.
  case bunched
  /// Mostly short, sometimes very long.
  case bimodal
  case skewed(medianMilliseconds: Int)

  static let all: [LatencyPattern] = [.none, .constant, .uniform, .bunched, .bimodal, .skewed(medianMilliseconds: 230)]

  func draw(_ chance: inout SeedStream) -> Int64 {
    switch self {
    case .none: 0
    case .constant: 120_000_000
    case .uniform: Int64(chance.below(8_000_000_000))
    case .bunched: 1_000_000 + Int64(chance.below(2)) * 9_000_000_000
    case .bimodal: chance.below(20) == 0 ? 30_000_000_000 : 40_000_000
    // A floor of 40 ms and a log-logistic tail of shape 4, at most 8 s; half of the median lies on each way.
    case .skewed(let median):
      {
        let unit = chance.unit()
        let odds = unit / (1 - unit)
        return 40_000_000 + min(7_960_000_000, Int64(Double(median / 2 - 40) * 1e6 * odds.squareRoot().squareRoot()))
      }()
    }
  }
}

/// Counts events and says when one comes less than a minute after the `limit`-th before it.
private struct ArrivalCount {
  private var last: [Int64]
  private var position = 0
  private(set) var count = 0

  init(limit: Int) { last = [Int64](repeating: .min / 2, count: limit) }

  mutating func add(_ time: Int64) -> Bool {
    let isOver = time - last[position] < 60_000_000_000
    last[position] = time
    position = (position + 1) % last.count
    count += 1
    return isOver
  }
}

/// A binary heap of times with a tag; equal times leave in the order of their tags, arrivals (−1) first.
private struct EventQueue {
  private var heap: [(time: Int64, tag: Int)] = []

  var earliest: Int64? { heap.first?.time }

  mutating func push(_ time: Int64, tag: Int) {
    heap.append((time, tag))
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (Int64, Int) {
    heap.swapAt(0, heap.count - 1)
    let result = heap.removeLast()
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { break }
      let least = left + 1 < heap.count && heap[left + 1] < heap[left] ? left + 1 : left
      guard heap[least] < heap[parent] else { break }
      heap.swapAt(least, parent)
      parent = least
    }
    return result
  }
}

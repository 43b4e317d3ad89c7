// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit

/// One seeded world: a pacer's state, calls in flight and a server's own count.
struct PacerWorld {
  /// A pacer broken on purpose, which the judge must catch.
  enum Plant: CaseIterable {
    /// One call more than the limit.
    case admitsOneMore
    /// A slot is free a window after sending, not after the answer.
    case freesAtSending
    /// A caller that gives up gives its slot back though the call was sent.
    case freesAbandoned
    /// A monotonic clock that leaps is believed.
    case believesLeaps
    /// A second hop takes no slot.
    case forgetsSecondHops
    /// A second hop is sent at once, though the slot it was promised is not free yet.
    case sendsBeforeThePromise
  }

  private struct Call {
    var template: Int
    var hopsLeft: Int
    var isFirst: Bool
    var gaveUp: Bool
    /// When its second hop may be sent, by the pacer's time.
    let secondNotBefore: Int64
  }

  /// Added to a slot's number in events that are no answer: the slot's second hop may be sent.
  private static let sending = 1 << 32

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
  private let plant: Plant?
  private var events = EventQueue()
  private var calls: [Call] = []
  private var free: [Int] = []
  private var time: Int64 = 0
  /// How far each clock has been set wrong, nanoseconds and milliseconds.
  private var monotonicError: Int64 = 0
  private var wallError: Int64 = 0
  private var latest: Int64 = .min
  private var server: ArrivalCount
  private var client: ArrivalCount
  private(set) var admitted = 0
  private(set) var failures: [String] = []

  private static let wallStart: Int64 = 1_787_684_400_000
  private static let origin: Int64 = 3600 * 1_000_000_000

  init(
    chance: SeedStream, saturatedWithMedianMilliseconds median: Int? = nil, hops: Int? = nil, plant: Plant? = nil
  ) {
    var chance = chance
    let isSaturated = median != nil
    limit = isSaturated ? 50 : [1, 2, 5, 15, 40, 50][Int(chance.below(6))]
    pattern = median.map { .skewed(medianMilliseconds: $0) } ?? LatencyPattern.all[Int(chance.below(6))]
    giveUpOneIn = isSaturated ? 0 : [0, 3, 50][Int(chance.below(3))]
    limitedOneIn = isSaturated ? 0 : [0, 0, 500][Int(chance.below(3))]
    jumpOneIn = isSaturated ? 0 : [0, 40, 4000][Int(chance.below(3))]
    let kept = PacingProfile.Limit(count: max(2, limit) + (plant == .admitsOneMore ? 1 : 0))
    let profile = PacingProfile(name: "swept", key: kept, template: isSaturated ? nil : kept)
    state = PacerState(
      profile: profile, jitter: chance.stream("jitter"),
      lookAheadMilliseconds: isSaturated ? Pacer.lookAheadMilliseconds : [0, 300, 2000][Int(chance.below(3))])
    templates = (0..<(isSaturated ? 1 : 1 + Int(chance.below(4)))).map { [0, 1, 2, 3][$0] }
    server = ArrivalCount(limit: max(2, limit))
    client = ArrivalCount(limit: max(2, limit))
    fixedHops = hops
    self.plant = plant
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
    if plant == .believesLeaps {
      latest = max(latest, monotonic)
      return latest
    }
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
        send(
          Call(
            template: template, hopsLeft: hops, isFirst: true, gaveUp: false,
            secondNotBefore: state.secondCallNotBefore))
        // A burst of senders, or one every few milliseconds.
        advance(to: time + (chance.below(4) == 0 ? Int64(chance.below(3_000_000)) : 0))
      }
    }
  }

  private mutating func send(_ call: Call) {
    var call = call
    call.hopsLeft -= 1
    if plant == .freesAtSending { finish(call, .answered(remaining: nil), at: now()) }
    if plant == .forgetsSecondHops, call.isFirst, call.hopsLeft > 0 {
      state.giveBack(template: call.template, isFirstHop: false)
    }
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

  private mutating func finish(_ call: Call, _ feedback: Feedback, at now: Int64) {
    state.finish(template: call.template, isFirstHop: call.isFirst, at: now, feedback: feedback)
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
      if tag >= Self.sending {
        let slot = tag - Self.sending
        let now = now()
        if now < calls[slot].secondNotBefore {
          events.push(time + calls[slot].secondNotBefore - now, tag: tag)
        } else {
          free.append(slot)
          send(calls[slot])
        }
        continue
      }
      var call = calls[tag]
      free.append(tag)
      let isLimited = limitedOneIn > 0 && chance.below(limitedOneIn) == 0
      let feedback: Feedback =
        call.gaveUp ? .failed : isLimited ? .limited(retryAfterSeconds: nil) : .answered(remaining: nil)
      let now = now()
      switch plant {
      case .freesAtSending: break
      case .freesAbandoned where call.gaveUp: state.giveBack(template: call.template, isFirstHop: call.isFirst)
      case .forgetsSecondHops where !call.isFirst: break
      default: finish(call, feedback, at: now)
      }
      guard call.hopsLeft > 0 else { continue }
      if call.gaveUp || isLimited {
        if plant == .forgetsSecondHops { continue }
        for _ in 0..<call.hopsLeft { state.giveBack(template: call.template, isFirstHop: false) }
      } else {
        call.isFirst = false
        if now < call.secondNotBefore && plant != .sendsBeforeThePromise {
          free.removeLast()
          calls[tag] = call
          events.push(time + call.secondNotBefore - now, tag: tag + Self.sending)
        } else {
          send(call)
        }
      }
    }
    time = target
  }
}

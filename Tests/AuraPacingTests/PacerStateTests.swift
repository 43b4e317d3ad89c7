// SPDX-License-Identifier: MIT

import AuraChance
import AuraPacing
import Testing

/// What AEMET's limits look like from a client, and what the pacer's state makes of each.
struct PacerStateTests {
  static let second: Int64 = 1_000_000_000

  /// A state and a count of how many single calls of a template it lets go at one moment.
  static func state(_ profile: PacingProfile) -> PacerState {
    PacerState(profile: profile, jitter: SeedStream(seed: 1))
  }

  static func admitted(_ state: inout PacerState, _ template: String, upTo count: Int = 200, at now: Int64) -> Int {
    let index = state.index(ofTemplate: template)
    return (0..<count).count { _ in state.admit(template: index, hops: 1, at: now) == nil }
  }

  static let unspaced = PacingProfile(
    name: "buckets", template: PacingProfile.Limit(count: 40),
    templates: [PacingProfile.hourlyTemplate: PacingProfile.Limit(count: 15)])

  @Test("Q-LIM-01, Q-LIM-02, Q-LIM-03: 40 for a template never seen, 15 for hourly forecasts, each its own bucket")
  func buckets() {
    var state = Self.state(Self.unspaced)
    #expect(Self.admitted(&state, "never/seen/{x}", at: 0) == 40)
    #expect(Self.admitted(&state, PacingProfile.hourlyTemplate, at: 0) == 15)
    #expect(Self.admitted(&state, "another/{x}", at: 0) == 40)
  }

  @Test("Q-LIM-14, Q-LIM-15: the live profile keeps 40 for the address below the key's 50, over all templates")
  func windows() {
    var live = Self.state(.live)
    var seed = Self.state(.seed50)
    var counts = (live: 0, seed: 0)
    // A minute of calls of ever new templates, answered at once.
    for second in 0..<60 {
      let now = Int64(second) * Self.second
      for call in 0..<5 {
        counts.live += Self.call(&live, "t\(second) \(call)", at: now) ? 1 : 0
        counts.seed += Self.call(&seed, "t\(second) \(call)", at: now) ? 1 : 0
      }
    }
    #expect(counts == (40, 50))
    #expect(Self.call(&live, "next", at: 60 * Self.second))
  }

  /// Makes a call of one hop, answered at once, if it may go.
  static func call(_ state: inout PacerState, _ template: String, at now: Int64) -> Bool {
    let index = state.index(ofTemplate: template)
    guard state.admit(template: index, hops: 1, at: now) == nil else { return false }
    state.finish(template: index, isFirstHop: true, at: now, feedback: .answered(remaining: nil))
    return true
  }

  @Test("Q-LIM-08: no more than nine first calls in ten seconds, whatever their templates and the counters say")
  func burst() {
    var state = Self.state(.live)
    #expect((0..<30).count { Self.call(&state, "t\($0)", at: 0) } == 9)
    let index = state.index(ofTemplate: "one more")
    #expect(
      state.obstacle(template: index, hops: 2, ahead: 0, at: Self.second)
        == Wait(reason: .burst(limit: 9), until: 10 * Self.second))
  }

  @Test("Q-LIM-08, Q-LIM-16: one call of a template at a time, and five seconds from its answer to the next")
  func spacing() {
    var state = Self.state(.live)
    let index = state.index(ofTemplate: "t")
    #expect(state.admit(template: index, hops: 1, at: 0) == nil)
    #expect(
      state.admit(template: index, hops: 1, at: 9 * Self.second) == Wait(reason: .spacing(template: "t"), until: nil))
    state.finish(template: index, isFirstHop: true, at: 9 * Self.second, feedback: .answered(remaining: nil))
    #expect(
      state.admit(template: index, hops: 1, at: 14 * Self.second - 1)
        == Wait(reason: .spacing(template: "t"), until: 14 * Self.second))
    #expect(state.admit(template: index, hops: 1, at: 14 * Self.second) == nil)
  }

  @Test(
    "A second call is promised the next slot that comes back, two seconds ahead at most, and nothing else goes first")
  func promise() {
    let profile = PacingProfile(name: "three", key: PacingProfile.Limit(count: 3))
    var state = PacerState(profile: profile, jitter: SeedStream(seed: 1), lookAheadMilliseconds: 2000)
    var strict = Self.state(profile)
    for second in 0...1 {
      _ = Self.call(&state, "t", at: Int64(second) * Self.second)
      _ = Self.call(&strict, "t", at: Int64(second) * Self.second)
    }
    let wait = { (seconds: Int64) in Wait(reason: .keyWindow(limit: 3), until: seconds * Self.second) }
    #expect(strict.admit(template: 0, hops: 2, at: 58 * Self.second) == wait(60))
    #expect(state.admit(template: 0, hops: 2, at: 58 * Self.second - 1) == wait(58))
    #expect(state.admit(template: 0, hops: 2, at: 58 * Self.second) == nil)
    #expect(state.secondCallNotBefore == 60 * Self.second)
    #expect(state.admit(template: 0, hops: 1, at: 60 * Self.second) == wait(61))
    #expect(state.admit(template: 0, hops: 1, at: 61 * Self.second) == nil)
    // All three under way: no answer is promised that has not come.
    #expect(
      state.admit(template: 0, hops: 2, at: 62 * Self.second) == Wait(reason: .keyWindow(limit: 3), until: nil))
  }

  @Test("Q-LIM-05, Q-LIM-12: what AEMET counts as left wins over our own count, and below five calls are spread out")
  func remaining() {
    var state = Self.state(Self.unspaced)
    let index = state.index(ofTemplate: "t")
    _ = state.admit(template: index, hops: 1, at: 0)
    // Somebody else at our address has spent the bucket to 10, whatever our key is.
    state.finish(template: index, isFirstHop: true, at: Self.second, feedback: .answered(remaining: 10))
    #expect(Self.admitted(&state, "t", at: Self.second) == 10)
    for _ in 0..<10 {
      state.finish(template: index, isFirstHop: true, at: Self.second, feedback: .answered(remaining: nil))
    }
    let later = 70 * Self.second
    _ = state.admit(template: index, hops: 1, at: later)
    state.finish(template: index, isFirstHop: true, at: later, feedback: .answered(remaining: 4))
    #expect(state.admit(template: index, hops: 1, at: later)?.reason == .spacing(template: "t"))
    #expect(state.admit(template: index, hops: 1, at: later + 12 * Self.second) == nil)
  }

  @Test("Q-LIM-06: an answer without the counter changes nothing, a 429 without it is not plenty")
  func silence() {
    var state = Self.state(Self.unspaced)
    let index = state.index(ofTemplate: "t")
    _ = state.admit(template: index, hops: 1, at: 0)
    state.finish(template: index, isFirstHop: true, at: 0, feedback: .answered(remaining: nil))
    #expect(Self.admitted(&state, "t", at: 0) == 39)
    state.finish(template: index, isFirstHop: true, at: 0, feedback: .limited(retryAfterSeconds: nil))
    #expect(
      state.obstacle(template: index, hops: 1, ahead: 0, at: 59 * Self.second)?.reason
        == .frozenTemplate(template: "t"))
  }

  @Test("Q-LIM-07, Q-LIM-13: rests grow from a minute to an hour, and a Retry-After that is longer is honoured")
  func rests() {
    var state = Self.state(Self.unspaced)
    let index = state.index(ofTemplate: "t")
    var now: Int64 = 0
    var rests: [Int64] = []
    for _ in 0..<5 {
      _ = state.admit(template: index, hops: 1, at: now)
      state.finish(template: index, isFirstHop: true, at: now, feedback: .limited(retryAfterSeconds: nil))
      let until = state.obstacle(template: index, hops: 1, ahead: 0, at: now)?.until ?? now
      rests.append((until - now) / Self.second)
      now = until
    }
    // Each is its step and at most a fifth more.
    #expect(zip(rests, [60, 300, 900, 3600, 3600]).allSatisfy { $0 >= $1 && $0 <= $1 + $1 / 5 })
    _ = state.admit(template: index, hops: 1, at: now)
    state.finish(template: index, isFirstHop: true, at: now, feedback: .limited(retryAfterSeconds: 7200))
    #expect(state.obstacle(template: index, hops: 1, ahead: 0, at: now)?.until == now + 7200 * Self.second)
  }

  @Test("Calls under way when a 429 came, and refused too, belong to it: the rest does not grow fivefold at once")
  func oneRest() {
    var state = Self.state(Self.unspaced)
    let index = state.index(ofTemplate: "t")
    for _ in 0..<5 { _ = state.admit(template: index, hops: 1, at: 0) }
    for _ in 0..<5 {
      state.finish(template: index, isFirstHop: true, at: 0, feedback: .limited(retryAfterSeconds: nil))
    }
    let until = state.obstacle(template: index, hops: 1, ahead: 0, at: 0)?.until ?? 0
    #expect((60 * Self.second...72 * Self.second).contains(until))
  }

  @Test("A call that never reached the server gives its slot back")
  func unreached() {
    var state = Self.state(Self.unspaced)
    let index = state.index(ofTemplate: "t")
    for _ in 0..<1000 {
      _ = state.admit(template: index, hops: 1, at: 0)
      state.finish(template: index, isFirstHop: true, at: 0, feedback: .unreached(blamesServer: false))
    }
    #expect(Self.admitted(&state, "t", at: 0) == 40)
  }

  @Test("Names typed by hand cannot make the state grow without bound")
  func manyTemplates() {
    var state = Self.state(Self.unspaced)
    let indices = Set((0..<5000).map { state.index(ofTemplate: "typed/\($0)") })
    #expect(indices == Set(0...512))
    #expect(state.index(ofTemplate: "typed/0") == 0 && state.name(ofTemplate: 512) == "(others)")
  }

  @Test("Five server failures in a row rest everything; one answer between them does not")
  func circuit() {
    var state = Self.state(Self.unspaced)
    let templates = ["a", "b"].map { state.index(ofTemplate: $0) }
    func fail(_ count: Int) {
      for call in 0..<count {
        _ = state.admit(template: templates[call % 2], hops: 1, at: 0)
        state.finish(template: templates[call % 2], isFirstHop: true, at: 0, feedback: .failed)
      }
    }
    fail(4)
    _ = state.admit(template: templates[0], hops: 1, at: 0)
    state.finish(template: templates[0], isFirstHop: true, at: 0, feedback: .answered(remaining: nil))
    fail(4)
    #expect(state.obstacle(template: templates[0], hops: 1, ahead: 0, at: 0) == nil)
    fail(1)
    let rest = state.obstacle(template: templates[1], hops: 1, ahead: 0, at: 0)
    #expect(rest?.reason == .frozenEverything)
    // Half open: one call tries, and its failure alone opens the circuit again, for longer.
    let later = rest?.until ?? 0
    #expect((60 * Self.second...72 * Self.second).contains(later))
    #expect(state.admit(template: templates[0], hops: 1, at: later) == nil)
    #expect(state.admit(template: templates[1], hops: 1, at: later) == Wait(reason: .probing, until: nil))
    state.finish(template: templates[0], isFirstHop: true, at: later, feedback: .failed)
    let longer = (state.obstacle(template: templates[1], hops: 1, ahead: 0, at: later)?.until ?? 0) - later
    #expect((300 * Self.second...360 * Self.second).contains(longer))
    // An answer closes it.
    #expect(state.admit(template: templates[0], hops: 1, at: later + longer) == nil)
    state.finish(template: templates[0], isFirstHop: true, at: later + longer, feedback: .answered(remaining: nil))
    #expect(Self.admitted(&state, "b", at: later + longer) > 30)
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit

extension Sweep {
  /// The pacer's state beside a reference that forgets nothing and counts from scratch: the same decision at every
  /// step, and the earliest time that is named is no later than the first at which the reference would let go.
  static let pacerReference = Sweep(name: "pacer-reference", unit: "decisions", defaultCount: 300_000) {
    count, chance in
    var report = SweepReport(tried: 0)
    var worlds = 0
    while report.tried < count && report.failures.isEmpty {
      var pair = PacerPair(chance: chance.stream(worlds))
      for _ in 0..<min(400, count - report.tried) {
        report.tried += 1
        if let difference = pair.step() {
          report.failures.append("world \(worlds): \(difference)")
          break
        }
      }
      worlds += 1
    }
    report.figures.append("\(worlds) worlds")
    return report
  }
}

/// Counts every call there ever was.
private struct SlowPacer {
  struct Call {
    let template: Int
    let isFirst: Bool
    /// When it was answered; nil while it is not.
    var ended: Int64?
  }

  let profile: PacingProfile
  let templates: [String]
  /// How soon after the first call there must be room for the second.
  let lookAhead: Int64
  var calls: [Call] = []

  private func fits(
    _ limit: PacingProfile.Limit?, _ wanted: Int, at moment: Int64, _ counts: (Call) -> Bool
  ) -> Bool {
    guard let limit else { return true }
    let width = Int64(limit.seconds) * 1_000_000_000
    return calls.count { counts($0) && ($0.ended.map { moment < $0 + width } ?? true) } + wanted <= limit.count
  }

  /// Whether so many calls fit all that counts both calls of a reading, if nothing else happens.
  private func fitsBoth(_ wanted: Int, at moment: Int64) -> Bool {
    fits(profile.key, wanted, at: moment) { _ in true } && fits(profile.address, wanted, at: moment) { _ in true }
  }

  /// The first time at which there is room for two calls if nothing else happens.
  func roomForTwo(from now: Int64) -> Int64? {
    ([now] + ends.filter { $0 > now }).first { fitsBoth(2, at: $0) }
  }

  func admits(template: Int, hops: Int, at now: Int64) -> Bool {
    let own = calls.filter { $0.isFirst && $0.template == template }
    if profile.spacingSeconds > 0 {
      let spacing = Int64(profile.spacingSeconds) * 1_000_000_000
      guard own.allSatisfy({ $0.ended.map { now >= $0 + spacing } ?? false }) else { return false }
    }
    return fitsBoth(1, at: now) && (hops == 1 || fitsBoth(2, at: now + lookAhead))
      && fits(profile.burst, 1, at: now) { $0.isFirst }
      && fits(profile.templates[templates[template]] ?? profile.template, 1, at: now) {
        $0.isFirst && $0.template == template
      }
  }

  /// The first time at which it would admit if nothing else happened; nil when answers are missing.
  func earliest(template: Int, hops: Int, at now: Int64) -> Int64? {
    let moments = ends.flatMap { [$0, $0 - lookAhead] }.sorted()
    return ([now] + moments.filter { $0 > now }).first { admits(template: template, hops: hops, at: $0) }
  }

  /// When anything that is counted ends, sorted.
  private var ends: [Int64] {
    let widths = Set(
      [profile.key, profile.address, profile.burst, profile.template].compactMap { $0?.seconds }
        + profile.templates.values.map(\.seconds) + [profile.spacingSeconds])
    return calls.compactMap(\.ended).flatMap { ended in widths.map { ended + Int64($0) * 1_000_000_000 } }.sorted()
  }
}

/// Both, driven alike.
private struct PacerPair {
  private var chance: SeedStream
  private var state: PacerState
  private var slow: SlowPacer
  private var now: Int64 = 0
  private var open: [Open] = []

  private struct Open {
    let call: Int
    let template: Int
    let isFirst: Bool
    /// It is not sent before, and so not answered.
    let notBefore: Int64
  }

  init(chance: SeedStream) {
    var chance = chance
    func limit(_ most: UInt64, _ seconds: UInt64) -> PacingProfile.Limit? {
      chance.below(3) == 0
        ? nil : PacingProfile.Limit(count: 2 + Int(chance.below(most)), seconds: 1 + Int(chance.below(seconds)))
    }
    let profile = PacingProfile(
      name: "drawn", key: limit(8, 20), address: limit(8, 20), burst: limit(4, 5), template: limit(5, 20),
      templates: ["t0": PacingProfile.Limit(count: 1, seconds: 7)], spacingSeconds: Int(chance.below(3)))
    let milliseconds = [0, 700, 2000][Int(chance.below(3))]
    state = PacerState(
      profile: profile, jitter: chance.stream("jitter"), lookAheadMilliseconds: milliseconds)
    slow = SlowPacer(
      profile: profile, templates: ["t0", "t1", "t2"], lookAhead: Int64(milliseconds) * 1_000_000)
    for name in slow.templates { _ = state.index(ofTemplate: name) }
    self.chance = chance
  }

  mutating func step() -> String? {
    now += Int64(chance.below(2_000_000_000))
    if chance.below(2) == 0, !open.isEmpty {
      let ending = open.remove(at: Int(chance.below(UInt64(open.count))))
      if chance.below(8) == 0 || ending.notBefore > now {
        state.giveBack(template: ending.template, isFirstHop: ending.isFirst)
        slow.calls[ending.call].ended = .min / 2
        return nil
      }
      state.finish(
        template: ending.template, isFirstHop: ending.isFirst, at: now, feedback: .answered(remaining: nil))
      slow.calls[ending.call].ended = now
      return nil
    }
    let (template, hops) = (Int(chance.below(3)), 1 + Int(chance.below(2)))
    let expected = slow.admits(template: template, hops: hops, at: now)
    let earliest = slow.earliest(template: template, hops: hops, at: now)
    let second = hops == 2 ? slow.roomForTwo(from: now) : now
    let wait = state.admit(template: template, hops: hops, at: now)
    guard (wait == nil) == expected else {
      return "at \(now) the pacer says \(wait.map { "\($0)" } ?? "go"), the reference \(expected ? "go" : "wait")"
    }
    if let wait {
      // The pacer names one obstacle at a time: never later than the truth, and nil only where answers are missing.
      if let earliest, let until = wait.until, until > earliest { return "named \(until), could go at \(earliest)" }
      if earliest != nil, wait.until == nil { return "named no time, could go at \(earliest ?? 0)" }
      if let until = wait.until, until <= now { return "named \(until), which is no later than \(now)" }
      return nil
    }
    let promised = max(now, state.secondCallNotBefore)
    if promised != second { return "the second call at \(promised), there is room at \(second ?? -1)" }
    for hop in 0..<hops {
      slow.calls.append(SlowPacer.Call(template: template, isFirst: hop == 0))
      open.append(
        Open(
          call: slow.calls.count - 1, template: template, isFirst: hop == 0, notBefore: hop == 0 ? now : promised))
    }
    return nil
  }
}

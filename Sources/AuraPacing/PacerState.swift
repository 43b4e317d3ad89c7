// SPDX-License-Identifier: MIT

public import AuraChance

/// All that decides when a call may go: windows, buckets, spacing, freezes. A pure state machine over values.
///
/// `Pacer` carries its decisions out under a lock; the simulator and the sweeps drive it directly. Times are
/// nanoseconds of a clock that does not go back (`PacerClock`).
public struct PacerState: Sendable {
  public let profile: PacingProfile
  private var key: SlidingWindow?
  private var address: SlidingWindow?
  private var templates: [TemplateState] = []
  private var templateIndex: [String: Int] = [:]
  private var everythingFrozenUntil: Int64 = .min
  private var failuresInARow = 0
  private var circuitOpenings = 0
  private var jitter: SeedStream

  /// Server failures in a row, over all templates, after which everything rests.
  static let failuresThatOpenTheCircuit = 5
  /// AEMET's counter below which calls of a template are spread out (Q-LIM-05).
  static let remainingThatSlowsDown = 5

  private struct TemplateState {
    let name: String
    var window: SlidingWindow?
    var notBefore: Int64 = .min
    var frozenUntil: Int64 = .min
    var limitedInARow = 0
  }

  public init(profile: PacingProfile, jitter: SeedStream) {
    self.profile = profile
    self.jitter = jitter
    key = profile.key.map(Self.window)
    address = profile.address.map(Self.window)
  }

  /// The number by which a template is known here; takes a first look-up, then costs nothing.
  public mutating func index(ofTemplate name: String) -> Int {
    if let known = templateIndex[name] { return known }
    let limit = profile.templates[name] ?? profile.template
    templates.append(TemplateState(name: name, window: limit.map(Self.window)))
    templateIndex[name] = templates.count - 1
    return templates.count - 1
  }

  /// Takes the slots of a call when all of them are free; nil when they were taken, else why not and until when.
  public mutating func admit(template index: Int, hops: Int, at now: Int64) -> Wait? {
    if let wait = obstacle(template: index, hops: hops, ahead: 0, at: now) { return wait }
    key?.take(hops)
    address?.take(hops)
    templates[index].window?.take(1)
    if profile.spacingSeconds > 0 {
      templates[index].notBefore = now + nanoseconds(profile.spacingSeconds)
    }
    return nil
  }

  /// What stands in the way of a call when `ahead` slots go to others first; nil when nothing does.
  public mutating func obstacle(template index: Int, hops: Int, ahead: Int, at now: Int64) -> Wait? {
    if now < everythingFrozenUntil { return Wait(reason: .frozenEverything, until: everythingFrozenUntil) }
    if let wait = templateObstacle(index, at: now) { return wait }
    if let free = key?.free(at: now), free < hops + ahead {
      return Wait(reason: .keyWindow(limit: key!.limit), until: key!.earliest(for: hops, ahead: ahead, at: now))
    }
    if let free = address?.free(at: now), free < hops + ahead {
      return Wait(
        reason: .addressWindow(limit: address!.limit), until: address!.earliest(for: hops, ahead: ahead, at: now))
    }
    return nil
  }

  /// Whether a wait blocks its own template only, so that calls of other templates may pass it.
  static func blocksOnlyItsTemplate(_ reason: WaitReason) -> Bool {
    switch reason {
    case .templateWindow, .spacing, .frozenTemplate: true
    case .keyWindow, .addressWindow, .frozenEverything, .queue: false
    }
  }

  private mutating func templateObstacle(_ index: Int, at now: Int64) -> Wait? {
    let state = templates[index]
    if now < state.frozenUntil {
      return Wait(reason: .frozenTemplate(template: state.name), until: state.frozenUntil)
    }
    if now < state.notBefore { return Wait(reason: .spacing(template: state.name), until: state.notBefore) }
    if let free = templates[index].window?.free(at: now), free < 1, let window = templates[index].window {
      return Wait(
        reason: .templateWindow(template: state.name, limit: window.limit),
        until: window.earliest(for: 1, ahead: 0, at: now))
    }
    return nil
  }

  /// Gives back the slot of a hop that was never sent.
  public mutating func giveBack(template index: Int, isFirstHop: Bool) {
    key?.giveBack()
    address?.giveBack()
    if isFirstHop { templates[index].window?.giveBack() }
  }

  /// Takes in the answer of a hop, or that its caller gave up.
  public mutating func finish(template index: Int, isFirstHop: Bool, at now: Int64, feedback: Feedback) {
    key?.answer(at: now)
    address?.answer(at: now)
    if isFirstHop { templates[index].window?.answer(at: now) }
    switch feedback {
    case .answered(let remaining):
      failuresInARow = 0
      circuitOpenings = 0
      if isFirstHop {
        templates[index].limitedInARow = 0
        if let remaining { learn(remaining: remaining, template: index, at: now) }
      }
    case .limited(let retryAfterSeconds):
      freeze(template: index, retryAfterSeconds: retryAfterSeconds, at: now)
    case .failed:
      failuresInARow += 1
      if failuresInARow >= Self.failuresThatOpenTheCircuit {
        failuresInARow = 0
        let step = min(circuitOpenings, profile.freezeSeconds.count - 1)
        circuitOpenings += 1
        everythingFrozenUntil = max(everythingFrozenUntil, now + jittered(profile.freezeSeconds[step]))
      }
    }
  }

  /// Spends slots used by others: another process, or this one before it was killed. Each counts in the key's and the
  /// address' window, and in its template's when it was a first hop.
  public mutating func absorb(template index: Int, isFirstHop: Bool, releasedAt time: Int64) {
    key?.spend(releasedAt: time)
    address?.spend(releasedAt: time)
    if isFirstHop { templates[index].window?.spend(releasedAt: time) }
  }

  /// AEMET's counter says less is left than we think: somebody else spends from the same bucket (Q-LIM-05, Q-LIM-12).
  private mutating func learn(remaining: Int, template index: Int, at now: Int64) {
    guard var window = templates[index].window else { return }
    for _ in 0..<max(0, window.free(at: now) - max(0, remaining)) { window.spend(releasedAt: now + window.width) }
    templates[index].window = window
    if remaining < Self.remainingThatSlowsDown {
      let pause = window.width / Int64(Self.remainingThatSlowsDown)
      templates[index].notBefore = max(templates[index].notBefore, now + pause)
    }
  }

  /// A 429 rests its template, longer each time (Q-LIM-04, Q-LIM-13, Q-LIM-16); when another template rests already,
  /// the limit lies above templates and everything rests for the shortest freeze.
  private mutating func freeze(template index: Int, retryAfterSeconds: Int?, at now: Int64) {
    let step = min(templates[index].limitedInARow, profile.freezeSeconds.count - 1)
    let asked = retryAfterSeconds.map { nanoseconds(min(max(0, $0), 86_400)) } ?? 0
    let othersRest = templates.indices.contains { $0 != index && templates[$0].frozenUntil > now }
    templates[index].limitedInARow += 1
    templates[index].frozenUntil = max(
      templates[index].frozenUntil, now + max(asked, jittered(profile.freezeSeconds[step])))
    let hasTemplateLimit = templates[index].window != nil
    if othersRest || !hasTemplateLimit {
      everythingFrozenUntil = max(everythingFrozenUntil, now + max(asked, jittered(profile.freezeSeconds[0])))
    }
  }

  /// Up to a fifth longer, so that many apps do not come back at the same moment.
  private mutating func jittered(_ seconds: Int) -> Int64 {
    let base = nanoseconds(seconds)
    return base + Int64(jitter.below(UInt64(base / 5 + 1)))
  }

  private static func window(_ limit: PacingProfile.Limit) -> SlidingWindow {
    SlidingWindow(limit: limit.count, width: nanoseconds(limit.seconds))
  }
}

func nanoseconds(_ seconds: Int) -> Int64 { Int64(seconds) * 1_000_000_000 }

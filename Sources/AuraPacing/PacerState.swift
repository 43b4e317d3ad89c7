// SPDX-License-Identifier: MIT

public import AuraChance

/// All that decides when a call may go: windows, buckets, spacing, freezes. A pure state machine over values.
///
/// `Pacer` carries its decisions out under a lock; the simulator and the sweeps drive it directly. Times are
/// nanoseconds of a clock that does not go back (`PacerClock`).
public struct PacerState: Sendable {
  public let profile: PacingProfile
  var key: SlidingWindow?
  var address: SlidingWindow?
  var burst: SlidingWindow?
  var templates: [TemplateState] = []
  private var templateIndex: [String: Int] = [:]
  /// The latest end of a rest of everything.
  var everythingFrozenUntil: Int64 = .min
  /// Until when unknown spend may fill every window.
  var unknownUntil: Int64 = .min
  var failuresInARow = 0
  /// Rests for failures since the last answer; above 0 the circuit is half open once the rest is over.
  var circuitOpenings = 0
  /// Calls admitted and not over.
  var outstanding = 0
  var jitter: SeedStream
  private(set) var foreign: [ForeignSpend] = []
  /// Rests of templates that others were told of, by hash.
  private var foreignRests: [UInt64: Int64] = [:]
  private let spacing: Int64
  /// How far ahead a second call may be promised a slot that is still held, nanoseconds.
  private let lookAhead: Int64
  /// When the second call of the reading admitted last may be sent; `.min` for as soon as the first is answered.
  public private(set) var secondCallNotBefore: Int64 = .min

  /// Server failures in a row, over all templates, after which everything rests.
  static let failuresThatOpenTheCircuit = 5
  /// AEMET's counter below which calls of a template are spread out (Q-LIM-05).
  static let remainingThatSlowsDown = 5
  /// Names told apart; more share one bucket, so that typed paths cannot make the state grow without bound.
  static let templateLimit = 512

  struct TemplateState {
    let name: String
    let hash: UInt64
    var window: SlidingWindow?
    /// First hops admitted and not over.
    var firstHops = 0
    var notBefore: Int64 = .min
    var foreignNotBefore: Int64 = .min
    var frozenUntil: Int64 = .min
    var limitedInARow = 0

    // One access to the array of templates for each step of a decision: every further one is checked anew.
    @inline(__always)
    mutating func isClear(at now: Int64, isSpaced: Bool) -> Bool {
      now >= frozenUntil && now >= notBefore && now >= foreignNotBefore && !(isSpaced && firstHops > 0)
        && window?.isOpen(for: 1, at: now, lookAhead: 0) ?? true
    }

    @inline(__always)
    mutating func take() {
      window?.take(1)
      firstHops += 1
    }

    @inline(__always)
    mutating func answer(at now: Int64, spacing: Int64) {
      window?.answer(at: now)
      firstHops -= 1
      if spacing > 0 { notBefore = max(notBefore, now + spacing) }
    }
  }

  /// Makes a state with nothing spent.
  ///
  /// - Parameter lookAheadMilliseconds: How far ahead the second call of a reading may be promised a slot; whoever
  ///   allows it heeds `secondCallNotBefore`. 0 for readings that begin only when all their slots are free.
  public init(profile: PacingProfile, jitter: SeedStream, lookAheadMilliseconds: Int = 0) {
    self.profile = profile
    self.jitter = jitter
    lookAhead = Int64(lookAheadMilliseconds) * 1_000_000
    spacing = nanoseconds(profile.spacingSeconds)
    key = profile.key.map(Self.window)
    address = profile.address.map(Self.window)
    burst = profile.burst.map(Self.window)
  }

  /// The number by which a template is known here; takes a first look-up, then costs nothing.
  public mutating func index(ofTemplate name: String) -> Int {
    if let known = templateIndex[name] { return known }
    if templates.count > Self.templateLimit { return Self.templateLimit }
    let name = templates.count == Self.templateLimit ? "(others)" : name
    let limit = profile.templates[name] ?? profile.template
    templates.append(
      TemplateState(name: name, hash: SpendLine.hash(ofTemplate: name), window: limit.map(Self.window)))
    if templates.count <= Self.templateLimit { templateIndex[name] = templates.count - 1 }
    let index = templates.count - 1
    applyForeign(toTemplate: index)
    if let rest = foreignRests[templates[index].hash] { templates[index].frozenUntil = rest }
    return index
  }

  /// The name of a template known here.
  public func name(ofTemplate index: Int) -> String { templates[index].name }

  /// Takes the slots of a reading when they can be had; nil when they were taken, else why not and until when.
  public mutating func admit(template index: Int, hops: Int, at now: Int64) -> Wait? {
    guard isClear(index, hops: hops, at: now) else { return obstacle(template: index, hops: hops, ahead: 0, at: now) }
    secondCallNotBefore =
      hops == 1 ? .min : max(key?.secondSlot(at: now) ?? .min, address?.secondSlot(at: now) ?? .min)
    key?.take(hops)
    address?.take(hops)
    burst?.take(1)
    templates[index].take()
    outstanding += hops
    return nil
  }

  /// Whether nothing stands in the way; `obstacle` says what does.
  @inline(__always)
  mutating func isClear(_ index: Int, hops: Int, at now: Int64) -> Bool {
    guard now >= everythingFrozenUntil, now >= unknownUntil, circuitOpenings == 0 || outstanding == 0 else {
      return false
    }
    return templates[index].isClear(at: now, isSpaced: spacing > 0)
      && key?.isOpen(for: hops, at: now, lookAhead: lookAhead) ?? true
      && address?.isOpen(for: hops, at: now, lookAhead: lookAhead) ?? true
      && burst?.isOpen(for: 1, at: now, lookAhead: 0) ?? true
  }

  /// What stands in the way of a call when `ahead` slots go to others first; nil when nothing does.
  public mutating func obstacle(template index: Int, hops: Int, ahead: Int, at now: Int64) -> Wait? {
    if now < everythingFrozenUntil { return Wait(reason: .frozenEverything, until: everythingFrozenUntil) }
    if now < unknownUntil { return Wait(reason: .unknownSpend, until: unknownUntil) }
    if circuitOpenings > 0 && outstanding > 0 { return Wait(reason: .probing, until: nil) }
    if let wait = templateObstacle(index, at: now) { return wait }
    if case .later(let until)? = key?.opening(for: hops, ahead: ahead, at: now, lookAhead: lookAhead) {
      return Wait(reason: .keyWindow(limit: key?.limit ?? 0), until: until)
    }
    if case .later(let until)? = address?.opening(for: hops, ahead: ahead, at: now, lookAhead: lookAhead) {
      return Wait(reason: .addressWindow(limit: address?.limit ?? 0), until: until)
    }
    if case .later(let until)? = burst?.opening(for: 1, ahead: 0, at: now, lookAhead: 0) {
      return Wait(reason: .burst(limit: burst?.limit ?? 0), until: until)
    }
    return nil
  }

  /// Whether a wait blocks its own template only, so that calls of other templates may pass it.
  static func blocksOnlyItsTemplate(_ reason: WaitReason) -> Bool {
    switch reason {
    case .templateWindow, .spacing, .frozenTemplate: true
    case .keyWindow, .addressWindow, .burst, .frozenEverything, .probing, .unknownSpend, .ledger, .queue: false
    }
  }

  private mutating func templateObstacle(_ index: Int, at now: Int64) -> Wait? {
    let rest = templates[index].frozenUntil
    if now < rest { return Wait(reason: .frozenTemplate(template: templates[index].name), until: rest) }
    let next = max(templates[index].notBefore, templates[index].foreignNotBefore)
    if now < next { return Wait(reason: .spacing(template: templates[index].name), until: next) }
    if spacing > 0 && templates[index].firstHops > 0 {
      return Wait(reason: .spacing(template: templates[index].name), until: nil)
    }
    if case .later(let until)? = templates[index].window?.opening(for: 1, ahead: 0, at: now, lookAhead: 0) {
      let limit = templates[index].window?.limit ?? 0
      return Wait(reason: .templateWindow(template: templates[index].name, limit: limit), until: until)
    }
    return nil
  }

  /// Gives back the slot of a hop that was never sent.
  public mutating func giveBack(template index: Int, isFirstHop: Bool) {
    key?.giveBack()
    address?.giveBack()
    outstanding -= 1
    guard isFirstHop else { return }
    burst?.giveBack()
    templates[index].window?.giveBack()
    templates[index].firstHops -= 1
  }

  /// Marks a hop's slots as held for one window more.
  mutating func hold(template index: Int, isFirstHop: Bool, at now: Int64) {
    key?.answer(at: now)
    address?.answer(at: now)
    outstanding -= 1
    guard isFirstHop else { return }
    burst?.answer(at: now)
    templates[index].answer(at: now, spacing: spacing)
  }

  // MARK: Others

  /// Puts what the ledger tells of others in the place of what was known of them.
  mutating func replaceForeign(_ spends: [ForeignSpend]) {
    guard spends != foreign else { return }
    foreign = spends
    key?.replaceForeign(spends)
    address?.replaceForeign(spends)
    burst?.replaceForeign(spends.filter(\.isFirstHop))
    for index in templates.indices { applyForeign(toTemplate: index) }
  }

  /// Whether others hold slots that may become free sooner than can be known here.
  var awaitsOthers: Bool { foreign.contains { !$0.isSettled } }

  private mutating func applyForeign(toTemplate index: Int) {
    let hash = templates[index].hash
    let own = foreign.filter { $0.concerns(hash) }
    templates[index].window?.replaceForeign(own)
    templates[index].foreignNotBefore = spacing == 0 ? .min : own.map { $0.release(width: spacing) }.max() ?? .min
  }

  /// Takes in a rest that another process was told of; hash 0 rests everything.
  mutating func rest(template hash: UInt64, until time: Int64) {
    if hash == 0 { return everythingFrozenUntil = max(everythingFrozenUntil, time) }
    foreignRests[hash] = max(foreignRests[hash] ?? .min, time)
    for index in templates.indices where templates[index].hash == hash {
      templates[index].frozenUntil = max(templates[index].frozenUntil, time)
    }
  }

  /// Forgets others' rests that are over.
  mutating func forgetRests(before now: Int64) {
    if foreignRests.contains(where: { $0.value <= now }) { foreignRests = foreignRests.filter { $0.value > now } }
  }

  /// Keeps to one part in so many of every limit, while others cannot be seen; 1 for the whole.
  mutating func keepToShare(of sharers: Int) {
    func cut(_ window: inout SlidingWindow?) {
      guard let limit = window?.limit else { return }
      window?.share = max(1, limit / sharers)
    }
    cut(&key)
    cut(&address)
    cut(&burst)
    for index in templates.indices { cut(&templates[index].window) }
  }

  private static func window(_ limit: PacingProfile.Limit) -> SlidingWindow {
    SlidingWindow(limit: limit.count, width: nanoseconds(limit.seconds))
  }
}

func nanoseconds(_ seconds: Int) -> Int64 { Int64(seconds) * 1_000_000_000 }

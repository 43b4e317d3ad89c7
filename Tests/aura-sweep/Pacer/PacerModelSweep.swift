// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit

extension Sweep {
  /// Every history of a small world: a limit of 2 in 3 ticks, and at most so many actions of an adversary within 8
  /// ticks. It sends readings of one call or two under every latency, gives up, kills the process between any two
  /// writes of the ledger or in the middle of one, reboots the machine, and sets either clock a day on or back. Both
  /// are not set between two readings of them: clocks that move together are a machine that slept. The server never sees a third call in three ticks, and once all is quiet two calls go.
  static let pacerModel = Sweep(name: "pacer-model", unit: "histories", defaultCount: 2_000_000) { count, _ in
    var report = SweepReport(tried: 0)
    for budget in 1...8 {
      var search = PacerModel.Search(histories: count - report.tried)
      search.visit(PacerModel(), budget: budget)
      report.tried += search.histories
      report.failures += search.failures
      let isComplete = search.histories < search.limit
      report.figures.append(
        "\(search.histories) histories, \(search.admitted) calls, \(isComplete ? "all" : "the first") with \(budget) actions"
      )
      if !isComplete || !report.failures.isEmpty { break }
    }
    return report
  }
}

/// One state of the small world; copied at every fork.
struct PacerModel {
  enum Action: Hashable, CaseIterable {
    /// Ticks up and down.
    case sendQuick, sendLateAnswer, sendLateArrival, sendSlow
    case readQuick, readSlow
    case giveUp
    case kill, killAfterFirstWrite, killTearing, reboot
    case wallOn, wallBack, monotonicOn, monotonicBack

    var latency: (up: Int, down: Int) {
      switch self {
      case .sendLateAnswer: (0, 2)
      case .sendLateArrival, .readSlow: (2, 0)
      case .sendSlow: (1, 1)
      default: (0, 0)
      }
    }
  }

  private struct Call {
    let ticket: SpendBook.Ticket
    let hops: Int
    var hop: Int
    let latency: (up: Int, down: Int)
    var arrives: Int
    var answers: Int
    /// Whether its process lives.
    var isOwned = true
    var hasArrived = false
    /// Its second call waits for the slot it was promised.
    var isHeld = false
    /// The tick at which it was last looked whether it may go.
    var triedAt = -1
  }

  private static let day: Int64 = 86_400
  private static let window = 3
  private static let profile = PacingProfile(
    name: "two in three", key: PacingProfile.Limit(count: 2, seconds: window))
  private static let settings = LedgerSettings(exchangeSeconds: 3, reservationSeconds: 5)

  private(set) var tick = 0
  private(set) var history: [String] = []
  private(set) var admitted = 0
  private(set) var failure: String?
  private var core: PacerCore
  private var clock: PacerClock
  private let store = ModelStore()
  private var slots = [LedgerReading.Slot](repeating: .empty, count: 8)
  private var process: UInt64 = 1
  private var boot: UInt64 = 1
  private var bootTick = 0
  /// The clock that was set since both were last read.
  private var unreadClock: Action?
  private var wallError: Int64 = 0
  private var monotonicError: Int64 = 0
  private var calls: [Call] = []
  private var arrivals: [Int] = []

  init() {
    core = Self.core(ModelLedger(store: store, writer: 1, boot: 1))
    clock = PacerClock(moment: Moment(sinceOrigin: .seconds(1000)), wall: WallInstant(secondsSinceEpoch: 1_787_684_400))
    _ = core.state.index(ofTemplate: "t")
  }

  private static func core(_ ledger: ModelLedger) -> PacerCore {
    // A second call may be promised a slot a tick ahead.
    PacerCore(
      profile: profile, jitter: SeedStream(seed: ledger.writer), lookAheadMilliseconds: 1000, ledger: ledger,
      settings: settings)
  }

  private var moment: Moment {
    Moment(sinceOrigin: .seconds(1000 + Int64(tick - bootTick) + monotonicError))
  }
  private var wall: WallInstant { WallInstant(secondsSinceEpoch: 1_787_684_400 + Int64(tick) + wallError) }

  /// Something done with the ledger, which dies after so many writes where that is said.
  private mutating func access<Result>(
    dyingAfter writes: Int = .max, tearing: Bool = false, _ body: (inout PacerCore, Int64) -> Result
  ) -> Result {
    unreadClock = nil
    store.load(slots, writes: writes, tearing: tearing)
    core.acquireLedger()
    let now = clock.read(moment: moment, wall: wall)
    core.openLedger(
      at: now, monotonic: moment.sinceOrigin.components.seconds * 1_000_000_000, wall: wall.millisecondsSinceEpoch)
    let result = body(&core, now)
    core.closeLedger()
    slots = store.slots
    return result
  }

  /// Does an action; false when it is none in this state.
  mutating func act(_ action: Action) -> Bool {
    switch action {
    case .sendQuick, .sendLateAnswer, .sendLateArrival, .sendSlow:
      guard start(hops: 1, action.latency) else { return false }
    case .readQuick, .readSlow: guard start(hops: 2, action.latency) else { return false }
    case .giveUp:
      guard let index = calls.firstIndex(where: \.isOwned) else { return false }
      if calls[index].isHeld { giveBack(index) } else { finish(index, feedback: .failed) }
    case .kill: restart()
    case .killAfterFirstWrite, .killTearing:
      // In the middle of an admission of two calls: the ledger has one line of it, or one and a torn one.
      _ = access(dyingAfter: 1, tearing: action == .killTearing) { core, now in
        core.admit(template: 0, hops: 2, at: now)
      }
      restart()
    case .reboot:
      // A machine takes longer to start than a call takes to arrive.
      guard calls.allSatisfy(\.hasArrived) else { return false }
      boot += 1
      bootTick = tick
      restart()
    case .wallOn, .wallBack:
      guard unreadClock != .monotonicOn else { return false }
      unreadClock = .wallOn
      wallError += action == .wallOn ? Self.day : -Self.day
    case .monotonicOn, .monotonicBack:
      guard unreadClock != .wallOn else { return false }
      unreadClock = .monotonicOn
      monotonicError += action == .monotonicOn ? Self.day : -Self.day
    }
    history.append("\(tick):\(action)")
    return true
  }

  private mutating func start(hops: Int, _ latency: (up: Int, down: Int)) -> Bool {
    let verdict = access { core, now in core.admit(template: 0, hops: hops, at: now) }
    guard case .admitted(let ticket) = verdict else { return false }
    calls.append(Call(ticket: ticket, hops: hops, hop: 0, latency: latency, arrives: 0, answers: 0))
    send(calls.count - 1)
    return true
  }

  private mutating func send(_ index: Int) {
    let (hop, ticket) = (calls[index].hop, calls[index].ticket)
    calls[index].isHeld = hop == 1 && access { _, now in now < ticket.secondCallNotBefore }
    calls[index].answers = -1
    if calls[index].isHeld { return }
    guard access({ core, _ in core.willSend(line: ticket.line(hop: hop)) }) else { return giveBack(index) }
    admitted += 1
    calls[index].arrives = tick + calls[index].latency.up
    calls[index].answers = tick + calls[index].latency.up + calls[index].latency.down
    calls[index].hasArrived = false
    settle()
  }

  /// Lets go of what a reading has not sent.
  private mutating func giveBack(_ index: Int) {
    let (ticket, hops) = (calls[index].ticket, calls[index].hop..<calls[index].hops)
    access { core, _ in core.giveBack(template: 0, hops: hops, ticket: ticket) }
    calls.remove(at: index)
  }

  private mutating func finish(_ index: Int, feedback: Feedback) {
    let call = calls[index]
    let line = call.ticket.line(hop: call.hop)
    access { core, now in
      core.finish(template: 0, isFirstHop: call.hop == 0, line: line, at: now, feedback: feedback)
    }
    if call.hop + 1 < call.hops, feedback != .failed {
      calls[index].hop += 1
      return send(index)
    }
    if call.hop + 1 < call.hops {
      access { core, _ in core.giveBack(template: 0, hops: call.hop + 1..<call.hops, ticket: call.ticket) }
    }
    calls.remove(at: index)
  }

  /// The process is gone and another begins; what was sent is still on its way.
  private mutating func restart() {
    calls.removeAll(where: \.isHeld)
    for index in calls.indices { calls[index].isOwned = false }
    process += 1
    core = Self.core(ModelLedger(store: store, writer: process, boot: boot))
    clock = PacerClock(moment: moment, wall: wall)
    _ = core.state.index(ofTemplate: "t")
  }

  /// Lets happen what is due at this tick.
  private mutating func settle() {
    for index in calls.indices where calls[index].arrives == tick && !calls[index].hasArrived {
      calls[index].hasArrived = true
      arrivals.append(tick)
      let third = arrivals.count - 3
      if third >= 0, tick - arrivals[third] < Self.window { failure = "a third call within \(Self.window) ticks" }
    }
    while let index = calls.firstIndex(where: { $0.answers == tick && $0.hasArrived }) {
      if calls[index].isOwned {
        finish(index, feedback: .answered(remaining: nil))
        if calls.indices.contains(index), calls[index].answers == tick, !calls[index].hasArrived { return settle() }
      } else {
        calls.remove(at: index)
      }
    }
  }

  mutating func advance() {
    tick += 1
    settle()
    while let index = calls.firstIndex(where: { $0.isHeld && $0.triedAt < tick }) {
      calls[index].triedAt = tick
      send(index)
    }
  }

  /// Lets the world come to rest and asks for two calls; a world where they never go has lost slots.
  mutating func rest() {
    // What cannot be told counts from the moment somebody looks.
    access { _, _ in }
    // Exchange limit, reservations, one window, and one for clocks read in whole milliseconds.
    for _ in 0..<(3 + 5 + Self.window + 2) { advance() }
    guard failure == nil else { return }
    let verdict = access { core, now in core.admit(template: 0, hops: 2, at: now) }
    if case .blocked(let wait) = verdict { failure = "two calls do not go after a long rest: \(wait.reason)" }
  }
}

extension PacerModel {
  /// Walks through all histories, depth first.
  struct Search {
    let limit: Int
    private(set) var histories = 0
    private(set) var admitted = 0
    private(set) var failures: [String] = []
    private static let lastTick = 8

    init(histories: Int) { limit = histories }

    mutating func visit(_ model: PacerModel, budget: Int) {
      guard histories < limit, failures.count < 5 else { return }
      if let failure = model.failure { return failures.append("\(failure): \(model.history)") }
      guard budget > 0 else { return end(model) }
      for action in Action.allCases {
        var next = model
        if next.act(action) { visit(next, budget: budget - 1) }
      }
      guard model.tick < Self.lastTick else { return }
      var later = model
      later.advance()
      visit(later, budget: budget)
    }

    private mutating func end(_ model: PacerModel) {
      var model = model
      model.rest()
      histories += 1
      admitted += model.admitted
      if let failure = model.failure { failures.append("\(failure): \(model.history)") }
    }
  }
}

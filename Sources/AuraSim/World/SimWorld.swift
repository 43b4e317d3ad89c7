// SPDX-License-Identifier: MIT

import AuraHub
import AuraMock
import AuraModel
import AuraStore
import AuraTime
import Synchronization

/// The composition root of a run: a phone with its processes and surfaces, a watch, the way to the servers, and judges.
///
/// Everything under judgement is the shipping engine over its seams; what is here decides when a person, the system or
/// bad luck does something, never what the engine makes of it.
final class SimWorld: Sendable {
  struct State {
    var favourites: Favourites
    var app: AppLife?
    var lives: [Int: AppLife] = [:]
    /// Processes that died at an operation of the disk and are to be ended.
    var dying: [Int] = []
    /// A widget's processes by number.
    var identities: [Int: SimProcess.Identity] = [:]
    var hasDiskFault = false
    var pushes: [SimLink.Delivery] = []
    var rotted: Set<String> = []
    /// Ways that were shut, in their order, since all were open, and those that were opened again.
    var ways: (stopped: [SimWay], restored: [SimWay]) = ([], [])
    /// The number of the newest trouble of a kind: an older one's end is none of its.
    var troubles: [String: Int] = [:]
    var hasKilled = false
  }

  let plan: SimPlan
  let options: SimRun.Options
  let time: VirtualTime
  let record: SimRecord
  let seams: SimSeams
  let phone: Phone
  let watch: SimWatch
  let link: SimLink
  let server: SimServer
  let network: SimNetwork
  let script: DiskScript
  let surfaces: SurfaceJudge
  let disk: DiskJudge
  let answers = AnswerShelf()
  let keys: SimKeys
  let state: Mutex<State>
  /// What happens beside the world's own course: widgets, pushes on their way, the app.
  let tasks: AsyncStream<@Sendable () async -> Void>
  let start: AsyncStream<@Sendable () async -> Void>.Continuation

  init(
    _ plan: SimPlan, _ options: SimRun.Options, seams: SimSeams, time: VirtualTime, record: SimRecord,
    outside: OutsideExchanges?
  ) throws(ScenarioError) {
    (self.plan, self.options, self.seams, self.time, self.record) = (plan, options, seams, time, record)
    keys = SimKeys(plan)
    phone = Phone(world: time)
    let hand = Handle()
    watch = SimWatch(world: time, seams: seams, record: record) {
      hand.world?.script.hurtNames.contains { $0.hasPrefix("count-watch") } ?? false
    }
    record.guardSecrets(keys)
    let (tasks, start) = AsyncStream.makeStream(of: (@Sendable () async -> Void).self)
    (self.tasks, self.start) = (tasks, start)
    let judge = WireJudge(keys: keys, record: record, time: time)
    server = try SimServer(
      plan, isFromFile: options.carrier != nil, judge: judge, record: record, time: time)
    let wire = SimWire(server, time: time, outlet: options.carrier?.outlet, outside: outside)
    network = SimNetwork(plan, wire: wire, judge: judge, answers: answers, record: record, time: time)
    surfaces = SurfaceJudge(answers: answers, seams: seams, record: record, time: time)
    disk = DiskJudge(phone: phone, keys: keys, record: record, time: time)
    state = Mutex(State(favourites: Favourites(places: plan.places, active: plan.places[0])!))
    link = SimLink(seed: plan.seed, record: record) { delivery in hand.world?.carry(delivery) }
    script = DiskScript(seed: plan.seed, record: record, time: time, losesSpend: { judge.excuse() }) { process in
      hand.world?.dies(process)
    }
    hand.world = self
    let script = script
    phone.disk.setScript { script.fate(of: $0) }
  }

  /// How what the world made calls back; unowned, for the world outlives all of it.
  private final class Handle: Sendable {
    private let held = Mutex<WeakWorld>(WeakWorld())

    var world: SimWorld? {
      get { held.withLock { $0.world } }
      set { held.withLock { $0.world = newValue } }
    }
  }

  private struct WeakWorld: Sendable {
    weak var world: SimWorld?
  }

  /// How often the files are looked into, milliseconds.
  private static let lookMilliseconds: Int64 = 6 * 3_600_000

  // MARK: The course of a run

  /// Lets everything happen that the plan says, then the calm, and judges the end.
  func run() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await self.runTasks() }
      begin()
      var looks: Int64 = 0
      for event in plan.events.filter({ $0.at < plan.calmAt }) {
        guard await reach(event.at) else { break }
        options.progress?(event.at)
        endTheDying()
        step(event)
        guard event.at / Self.lookMilliseconds > looks else { continue }
        looks = event.at / Self.lookMilliseconds
        lookAtDisk()
      }
      let hasCalm = await reach(plan.calmAt) && !options.endsAtCalm
      if hasCalm { calmDown() }
      for event in hasCalm ? calmEvents : [] {
        guard await reach(event.at) else { break }
        step(event)
      }
      if hasCalm, await reach(plan.endAt) { judgeEnd() }
      if let escape = seams.escape { await escape() }
      start.finish()
      let app = state.withLock { $0.app }
      app?.end()
      group.cancelAll()
    }
  }

  /// Carries out what was started, side by side, until the run ends.
  private func runTasks() async {
    await withDiscardingTaskGroup { group in
      for await task in tasks {
        group.addTask { await task() }
      }
      group.cancelAll()
    }
  }

  /// Sleeps until a moment of the run, milliseconds; false when the run was called off, or is over.
  private func reach(_ milliseconds: Int64) async -> Bool {
    let moment = Moment(sinceOrigin: .milliseconds(milliseconds))
    if time.now < moment {
      do { try await time.sleep(until: moment, tolerance: nil) } catch { return false }
    }
    return !Task.isCancelled && !record.isOver
  }

  private func begin() {
    phone.writeKey(keys.text(.good))
    let favourites = favourites
    do throws(CacheError) {
      try SharedLocations(folder: phone.openFolder).save(favourites)
    } catch {
      preconditionFailure("a fresh disk takes the first places: \(error)")
    }
    note("places \(favourites.places.map { "\($0)" }.joined(separator: " "))")
  }

  var favourites: Favourites { state.withLock { $0.favourites } }

  func note(_ what: String) { record.note("world", what) }

  /// The end of a trouble, unless another of its kind has begun since.
  func later(_ name: String, seconds: Int, _ end: @escaping @Sendable () -> Void) {
    let number = state.withLock { state in
      state.troubles[name, default: 0] += 1
      return state.troubles[name] ?? 0
    }
    let now = record.trace.milliseconds
    let until = min(now + Int64(max(1, seconds)) * 1000, plan.calmAt)
    start.yield {
      guard await self.reach(until) else { return }
      guard self.state.withLock({ $0.troubles[name] }) == number else { return }
      self.note("\(name) is over")
      end()
    }
  }

  // MARK: Processes

  /// The app's process, started where it does not run.
  func app() -> AppLife {
    if let app = state.withLock({ $0.app }), !app.process.identity.isDead { return app }
    let identity = phone.nextProcess("app")
    note("\(identity) starts")
    let process = SimProcess(
      identity, phone: phone, network: network, seams: seams, seed: plan.seed, world: time, record: record
    ) { [weak self] in self?.favourites ?? Favourites(first: MunicipalityCode("28079")!) }
    let life = AppLife(process)
    let hadKilled = state.withLock { state in
      state.app = life
      state.lives[identity.number] = life
      state.identities[identity.number] = identity
      defer { state.hasKilled = false }
      return state.hasKilled
    }
    if hadKilled, let bytes = phone.disk.bytes(of: LedgerFile.defaultName), bytes.contains(where: { $0 != 0 }) {
      record.saw(.ledgerReusedAfterKill)
    }
    start.yield { await life.run() }
    return life
  }

  func kill(_ number: Int) {
    let (life, identity) = state.withLock { state in
      if state.app?.process.identity.number == number { state.app = nil }
      state.hasKilled = true
      return (state.lives.removeValue(forKey: number), state.identities.removeValue(forKey: number))
    }
    identity?.die()
    phone.disk.kill(number)
    life?.end()
    note("#\(number) is dead")
  }

  /// Told by the disk, under its lock: the process is ended as soon as the world is back.
  private func dies(_ number: Int) {
    let identity = state.withLock { state in
      state.dying.append(number)
      return state.identities[number]
    }
    identity?.die()
    start.yield { self.endTheDying() }
  }

  private func endTheDying() {
    let dying = state.withLock { state in
      defer { state.dying = [] }
      return state.dying
    }
    for number in dying { kill(number) }
  }

  func killAll() {
    for number in state.withLock({ $0.identities.keys.sorted() }) { kill(number) }
  }

  // MARK: The watch

  private func carry(_ delivery: SimLink.Delivery) {
    start.yield {
      do { try await self.time.sleep(for: .milliseconds(delivery.afterMilliseconds)) } catch { return }
      self.receive(delivery.bytes)
    }
  }
}

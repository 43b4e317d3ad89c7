// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraTime

/// The faults of a run: of each family some kinds or none, each at a rate of its own.
struct SwarmFaults {
  private let plan: SimPlan
  private let theme: SimTheme
  private var chance: SeedStream
  private(set) var events: [SimEvent] = []

  init(_ plan: SimPlan, _ theme: SimTheme, _ chance: SeedStream) {
    (self.plan, self.theme, self.chance) = (plan, theme, chance)
    let isDisks = theme == .disks
    family(isDisks ? [] : NetworkTrouble.allCases, every: 30, 60...14_400) { .network($0, seconds: $1) }
    family(DiskTrouble.allCases, every: 40, 60...7200, isSure: isDisks) { .disk($0, seconds: $1) }
    family(WatchTrouble.allCases, every: 30, 600...43_200) { .watch($0, seconds: $1) }
    family(servers(), every: 12, 60...10_800) { .server($0, seconds: $1) }
    family([SimEvent.Kind.kill], every: 20, 1...2) { kind, _ in kind }
    family(deaths(), every: 24, 1...2, isSure: isDisks) { kind, _ in kind }
    family([SimEvent.Kind.power], every: 80, 1...2, isSure: isDisks) { kind, _ in kind }
    family([SimEvent.Kind.watchRestart], every: 40, 1...2) { kind, _ in kind }
    rot(isSure: isDisks)
    keys()
    clocks()
    outages()
  }

  /// Draws a subset of a family's kinds and lets each happen at a rate of its own.
  ///
  /// - Parameters:
  ///   - hours: The mean time between two of the family, in a run where it is on.
  ///   - lasting: How long each lasts, s, the shorter the likelier.
  private mutating func family<Kind>(
    _ kinds: [Kind], every hours: Int, _ lasting: ClosedRange<Int>, isSure: Bool = false,
    _ event: (Kind, Int) -> SimEvent.Kind
  ) {
    let isOn = chance.below(2) == 0 || isSure
    let chosen = kinds.filter { _ in chance.below(3) == 0 || kinds.count == 1 }
    let spread = [1, 2, 4, 8][Int(chance.below(4))]
    guard isOn, !chosen.isEmpty else { return }
    // Long runs have as many in all as a month would: the fault plan is looked through at each call.
    let mean = max(hours * spread / 2, plan.hours / 360) * 3600
    var at = Int64(chance.below(UInt64(mean))) * 1000
    while at < plan.calmAt {
      let kind = chosen[Int(chance.below(UInt64(chosen.count)))]
      let (least, most) = (Double(lasting.lowerBound), Double(lasting.upperBound))
      let unit = chance.unit()
      // Squared, so that short ones are likelier.
      let seconds = Int(least + (most - least) * unit * unit)
      events.append(SimEvent(at: at, event(kind, seconds)))
      at += Int64(mean / 4 + Int(chance.below(UInt64(mean * 3 / 2)))) * 1000
    }
  }

  private mutating func servers() -> [ServerTrouble] {
    ServerTrouble.Kind.allCases.map { kind in
      let percents = [5, 20, 50, 100]
      let places: [ServerTrouble.Place] =
        switch kind {
        case .badTar: [.avisos]
        case .missingHours, .duplicatedHours: [.hourly]
        case .wrongCharset: [.hourly, .daily]
        case .expiredLink, .garbage: [.second]
        case .envelopeWithoutLink: [.first]
        case .limited: [.first, .second, .all]
        case .limitPage, .serverError, .cutShort, .reset, .stall, .emptyReply, .emptyBody, .htmlPage, .productMissing,
          .staleProduct, .delay, .errorObject, .noData:
          ServerTrouble.Place.allCases
        }
      return ServerTrouble(
        kind: kind, place: places[Int(chance.below(UInt64(places.count)))],
        percent: percents[Int(chance.below(UInt64(percents.count)))])
    }
  }

  private mutating func deaths() -> [SimEvent.Kind] {
    (0..<6).map { _ in .killAt(operations: 1 + Int(chance.below(60))) }
  }

  private mutating func rot(isSure: Bool) {
    let isOn = chance.below(4) == 0 || isSure
    guard isOn else { return }
    for _ in 0..<max(2, plan.hours / 60) {
      events.append(SimEvent(at: drawn(), .rot(Int(chance.below(1_000_000)))))
    }
  }

  /// A key that is taken away comes back within some hours.
  private mutating func keys() {
    let isOn = chance.below(3) == 0
    if theme == .keyExpiry {
      let end = Int64(plan.keyHours ?? plan.hours) * 3_600_000
      events.append(SimEvent(at: end + 7_200_000 + Int64(chance.below(20_000_000)), .key(.second)))
    }
    if theme == .keyExpiry {
      // Each kind of wrong key once; the one that expires stands until it does.
      for choice in [KeyChoice.none, .malformed, .refused, .locked] {
        let at = drawn()
        let back = at + 1_800_000 + Int64(chance.below(20_000_000))
        let end = Int64(plan.keyHours ?? plan.hours) * 3_600_000
        events.append(SimEvent(at: at, .key(choice)))
        events.append(SimEvent(at: back, .key(back < end ? .good : .second)))
      }
      return
    }
    guard isOn else { return }
    for _ in 0..<max(1, plan.hours / 90) {
      let at = drawn()
      let choices = KeyChoice.allCases
      let choice = choices[Int(chance.below(UInt64(choices.count)))]
      events.append(SimEvent(at: at, .key(choice)))
      guard choice != .second else { continue }
      events.append(SimEvent(at: at + 60_000 + Int64(chance.below(20_000_000)), .key(.good)))
    }
  }

  /// A clock that is moved is put right again within some hours, mostly.
  private mutating func clocks() {
    let isOn = chance.below(4) == 0
    guard isOn || theme == .wallJumps else { return }
    for _ in 0..<max(1, plan.hours / 80) {
      let at = drawn()
      let amounts = [60, 300, 3600, 7200, 86_400, 86_400 * 3]
      let amount = amounts[Int(chance.below(UInt64(amounts.count)))] * (chance.below(2) == 0 ? 1 : -1)
      events.append(SimEvent(at: at, .wall(seconds: amount)))
      events.append(SimEvent(at: at + 60_000 + Int64(chance.below(18_000_000)), .wall(seconds: -amount)))
    }
    // The watch has a clock of its own.
    guard chance.below(2) == 0 else { return }
    let at = drawn()
    let amount = [60, 3600, 86_400][Int(chance.below(3))] * (chance.below(2) == 0 ? 1 : -1)
    events.append(SimEvent(at: at, .watchWall(seconds: amount)))
    events.append(SimEvent(at: at + 60_000 + Int64(chance.below(18_000_000)), .watchWall(seconds: -amount)))
  }

  /// The ways out of the phone are shut one by one, and opened again in another order.
  private mutating func outages() {
    let isOn = chance.below(4) == 0
    guard isOn else { return }
    for _ in 0..<max(1, plan.hours / 100) {
      var at = drawn()
      for way in drawnOrder() {
        events.append(SimEvent(at: at, .stop(way)))
        at += 30_000 + Int64(chance.below(2_400_000))
      }
      at += Int64(chance.below(7_200_000))
      for way in drawnOrder() {
        events.append(SimEvent(at: at, .restore(way)))
        at += 30_000 + Int64(chance.below(2_400_000))
      }
    }
  }

  private mutating func drawnOrder() -> [SimWay] {
    var left = SimWay.allCases
    return SimWay.allCases.map { _ in left.remove(at: Int(chance.below(UInt64(left.count)))) }
  }

  private mutating func drawn() -> Int64 { Int64(chance.below(UInt64(plan.calmAt))) }
}

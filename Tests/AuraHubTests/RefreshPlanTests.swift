// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraPacing
import AuraPlaces
import AuraStore
import AuraTime
import Testing
import aura_sweep

@testable import AuraHub

/// What is fetched when, and why the rest can wait: laws over seeded states, and the table's own days.
struct RefreshPlanTests {
  private static let now = HubWorld.start
  private static let cities = Location.seedCities.map(\.code)

  /// A seeded state of some favourites.
  private static func input(_ chance: inout SeedStream) -> PlanInput {
    let count = 1 + Int(chance.below(8))
    let first = Int(chance.below(UInt64(cities.count - count)))
    let places = Array(cities[first..<first + count])
    var input = PlanInput(favourites: Favourites(places: places, active: places[Int(chance.below(UInt64(count)))])!)
    input.request = RefreshRequest(
      scope: chance.below(3) == 0 ? .active : .all, isForced: chance.below(4) == 0, priority: .widget)
    if chance.below(3) == 0 { input.callBudget = Int(chance.below(40)) }
    for place in places {
      var kept = PlanInput.KeptPlace()
      if chance.below(4) > 0 { (kept.isThin, kept.unread) = (chance.below(4) == 0, []) }
      input.places[place] = kept
    }
    for target in RefreshPlan.targets(of: input) {
      var record = FetchRecord()
      if chance.below(4) > 0 { record.succeed(at: now.advanced(bySeconds: -Int64(chance.below(30_000)))) }
      for _ in 0..<(chance.below(5) == 0 ? 1 + chance.below(4) : 0) {
        record.fail(.serverFailed, at: now.advanced(bySeconds: -Int64(chance.below(5000))))
      }
      input.fetches[target.key] = record
    }
    return input
  }

  @Test("Laws of a plan over 400 seeded states")
  func laws() {
    var chance = SeedStream(seed: 6)
    var broken: [String] = []
    for number in 0..<400 {
      let input = Self.input(&chance)
      let plan = RefreshPlan(input, at: Self.now)
      for law in Self.broken(plan, input) { broken.append("\(number): \(law)") }
    }
    #expect(broken.prefix(5) == [])
  }

  private static func broken(_ plan: RefreshPlan, _ input: PlanInput) -> [String] {
    var broken: [String] = []
    func require(_ holds: Bool, _ law: String) { if !holds { broken.append(law) } }
    let all = plan.errands.map(\.target) + plan.skipped.map(\.target)
    require(Set(all).count == all.count, "a target twice")
    require(Set(all) == Set(RefreshPlan.targets(of: input)), "a target forgotten or made up")
    let active = input.favourites.active
    let isActive = plan.errands.map {
      [.observationMarker, .radar, .news].contains($0.target.product) || $0.target.concerns(active)
    }
    require(isActive == isActive.sorted { $0 && !$1 }, "another place before the active one")
    require(zip(plan.errands, isActive).allSatisfy { $1 || $0.priority == .background }, "another place is urgent")
    require(input.callBudget.map { plan.calls <= $0 } ?? true, "over the quota")
    let marked = plan.errands.contains { $0.ifPublishedAfter != nil }
    require(marked == plan.errands.contains { $0.target == .observationMarker }, "a marker for nothing")
    require(RefreshPlan(input, at: now) == plan, "another plan for the same")

    // Once all of it has come, nothing is to do but what has to wait for the quota.
    var done = input
    done.request.isForced = false
    for errand in plan.errands { done.fetches[errand.target.key, default: FetchRecord()].succeed(at: now) }
    for place in input.favourites.places { done.places[place] = PlanInput.KeptPlace(isThin: false, unread: []) }
    let again = RefreshPlan(done, at: now)
    require(Set(again.errands.map(\.target)).isDisjoint(with: plan.errands.map(\.target)), "fetched twice at once")

    // A minute later nothing that was due has stopped being it.
    var later = input
    later.callBudget = nil
    let due = RefreshPlan(later, at: now).errands.filter { $0.ifPublishedAfter == nil }.map(\.target)
    let next = Set(RefreshPlan(later, at: now.advanced(bySeconds: 1)).errands.map(\.target))
    require(next.isSuperset(of: due), "due and then not")
    // More calls never mean less.
    require(Set(plan.errands.map(\.target)).isSubset(of: RefreshPlan(later, at: now).errands.map(\.target)), "budget")
    return broken
  }

  @Test("54 places: each national product once, warnings once a community, two forecasts a place")
  func national() {
    let input = PlanInput(favourites: Favourites(places: Self.cities, active: Self.cities[30])!)
    let plan = RefreshPlan(input, at: Self.now)
    var counts: [HubProduct: Int] = [:]
    for errand in plan.errands { counts[errand.target.product, default: 0] += 1 }
    #expect(Self.cities.count == 54)
    #expect(
      counts == [
        .hourlyForecast: 54, .dailyForecast: 54, .avisos: 19, .observations: 1, .airQuality: 1, .uvIndex: 1,
        .bulletin: 1, .radar: 1, .news: 4,
      ])
    #expect(plan.errands.first?.target == .avisos(Self.cities[30].province.comunidad))
  }

  struct Day: Sendable, CustomTestStringConvertible {
    let product: HubProduct
    let fetched: String
    let due: String
    var isActive = true
    var testDescription: String { "\(product) fetched at \(fetched)" }
  }

  /// From the sources: editions of forecasts from 05:14 to 21:03 UTC and never between; UV once, at 03:52.
  static let days: [Day] = [
    Day(product: .hourlyForecast, fetched: "08-25 09:00", due: "08-25 10:00"),
    Day(product: .hourlyForecast, fetched: "08-25 09:00", due: "08-25 12:00", isActive: false),
    Day(product: .hourlyForecast, fetched: "08-25 20:30", due: "08-25 21:30"),
    Day(product: .hourlyForecast, fetched: "08-25 21:30", due: "08-26 05:14"),
    Day(product: .dailyForecast, fetched: "08-26 02:00", due: "08-26 05:14"),
    Day(product: .dailyForecast, fetched: "08-26 04:30", due: "08-26 06:30"),
    Day(product: .hourlyForecast, fetched: "08-31 23:59", due: "09-01 05:14"),
    Day(product: .uvIndex, fetched: "08-25 10:00", due: "08-26 03:52"),
    Day(product: .uvIndex, fetched: "08-25 05:00", due: "08-25 11:00"),
    Day(product: .avisos, fetched: "08-25 23:00", due: "08-25 23:15"),
    Day(product: .airQuality, fetched: "08-25 23:00", due: "08-26 00:00"),
  ]

  @Test("Each product is due by its real cadence, to the second", arguments: days)
  func cadence(day: Day) throws {
    func instant(_ text: String) throws -> WallInstant {
      let parts = text.split(separator: " ")
      return try #require(WireTimestamp("2026-\(parts[0])T\(parts[1])Z")).instant(withoutOffsetIn: .utc)
    }
    let stale = Cadence.of(day.product).staleAt(fetchedAt: try instant(day.fetched), isActive: day.isActive)
    #expect(stale == (try instant(day.due)))
  }

  @Test("Thin is stale however fresh, a failure rests longer each time, and a person is heard once a minute")
  func reasons() {
    let place = HubWorld.madrid
    let hourly = ErrandTarget.hourlyForecast(place)
    func verdict(_ change: (inout PlanInput, inout FetchRecord) -> Void) -> String {
      var input = PlanInput(favourites: Favourites(first: place))
      input.places[place] = PlanInput.KeptPlace(isThin: false, unread: [])
      var record = FetchRecord()
      change(&input, &record)
      input.fetches[hourly.key] = record
      let plan = RefreshPlan(input, at: Self.now)
      if let errand = plan.errands.first(where: { $0.target == hourly }) { return "\(errand.reason)" }
      let reason = plan.skipped.first { $0.target == hourly }?.reason
      switch reason {
      case .fresh(let until), .resting(let until), .forcedRecently(let until):
        return "\(reason!)".prefix { $0 != "(" } + " \(Self.now.seconds(until: until))"
      case .noQuota, .notNeeded, nil: return "\(String(describing: reason))"
      }
    }
    func ago(_ seconds: Int64) -> WallInstant { Self.now.advanced(bySeconds: -seconds) }
    #expect(verdict { _, _ in } == "neverFetched")
    #expect(verdict { $1.succeed(at: ago(1000)) } == "fresh 2600")
    #expect(verdict { $1.succeed(at: ago(-1000)) } == "neverFetched")
    #expect(verdict { $1.succeed(at: ago(3600)) } == "old(ageSeconds: 3600)")
    let thin = { (age: Int64) in
      verdict {
        $0.places[place]?.isThin = true
        $1.succeed(at: ago(age))
      }
    }
    #expect([thin(299), thin(300)] == ["fresh 1", "thin"])
    let rests = (1...6).map { count in
      verdict { for _ in 0..<count { $1.fail(.serverFailed, at: ago(0)) } }
    }
    #expect(rests == [300, 600, 1200, 2400, 3600, 3600].map { "resting \($0)" })
    #expect(verdict { $1.fail(.offline, at: ago(0)) } == "failedBefore")
    let forced = { (age: Int64) in
      verdict {
        $0.request = RefreshRequest(isForced: true)
        $1.succeed(at: ago(age))
      }
    }
    #expect([forced(59), forced(60)] == ["forcedRecently 1", "forced"])
  }

  @Test("Between twenty minutes and an hour the observations hang on their marker")
  func marker() {
    func ifPublished(_ age: Int64) -> [Bool] {
      var input = PlanInput(favourites: Favourites(first: HubWorld.madrid))
      input.places[HubWorld.madrid] = PlanInput.KeptPlace(isThin: false, unread: [])
      input.fetches[ErrandTarget.observations.key, default: FetchRecord()].succeed(
        at: Self.now.advanced(bySeconds: -age))
      let plan = RefreshPlan(input, at: Self.now)
      let observations = plan.errands.first { $0.target == .observations }
      return [
        observations != nil, observations?.ifPublishedAfter != nil,
        plan.errands.contains { $0.target == .observationMarker },
      ]
    }
    #expect(ifPublished(1199) == [false, false, false])
    #expect(ifPublished(1200) == [true, true, true])
    #expect(ifPublished(3599) == [true, true, true])
    #expect(ifPublished(3600) == [true, false, false])
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraPlaces
package import AuraTime

/// Makes the plan of a seed: how a phone is used, and a random subset of faults at random rates.
///
/// Source of the method: Groce et al., "Swarm Testing", ISSTA 2012: runs that leave most faults out reach states that
/// runs with all of them hide.
package struct SwarmPlan {
  /// What is asked for beside the seed.
  package struct Wish: Sendable {
    package var hours: Int
    package var start: WallInstant?
    package var placeCount: Int?
    /// False for ordinary use alone.
    package var hasFaults = true

    package init(hours: Int, start: WallInstant? = nil, placeCount: Int? = nil, hasFaults: Bool = true) {
      (self.hours, self.start, self.placeCount, self.hasFaults) = (hours, start, placeCount, hasFaults)
    }
  }

  private let seed: UInt64
  private let wish: Wish
  private let theme: SimTheme
  private let root: SeedStream

  package static func make(seed: UInt64, _ wish: Wish) -> SimPlan { SwarmPlan(seed: seed, wish: wish).plan() }

  private init(seed: UInt64, wish: Wish) {
    (self.seed, self.wish) = (seed, wish)
    theme = SimTheme.of(seed: seed)
    root = SeedStream(seed: seed).stream("plan")
  }

  private func plan() -> SimPlan {
    var chance = root.stream("world")
    var places = drawnPlaces(&chance)
    if let place = theme.place { places = [place] + places.filter { $0 != place } }
    let widgets: [MunicipalityCode?] = [nil, places.count > 1 ? places[1] : nil, nil, places.last]
    var plan = SimPlan(seed: seed, start: drawnStart(&chance), hours: wish.hours, places: places, widgets: widgets)
    plan.scenario = theme.scenario
    plan.latencyMilliseconds = [120, 230, 230, 600][Int(chance.below(4))]
    if theme == .keyExpiry { plan.keyHours = wish.hours / 2 }
    plan.events = SwarmUse(plan, theme, root.stream("use")).events
    if wish.hasFaults { plan.events += SwarmFaults(plan, theme, root.stream("faults")).events }
    plan.events = plan.events.filter { $0.at < plan.calmAt }
    // Equal moments stay in the order in which they were made.
    plan.events = plan.events.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element)
    return plan
  }

  private func drawnPlaces(_ chance: inout SeedStream) -> [MunicipalityCode] {
    var left = Location.seedCities.map(\.code)
    let count = wish.placeCount ?? (theme == .manyPlaces ? 16 + Int(chance.below(39)) : 1 + Int(chance.below(5)))
    return (0..<min(count, left.count)).map { _ in left.remove(at: Int(chance.below(UInt64(left.count)))) }
  }

  private func drawnStart(_ chance: inout SeedStream) -> WallInstant {
    let day = chance.below(700)
    if let start = wish.start { return start }
    // A year and more: from a date that has both clock changes, the year's end and a leap day ahead.
    if wish.hours > 24 * 200 { return CivilZone.utc.startOfDay(CivilDate(year: 2027, month: 9, day: 1)!) }
    if let (year, month, date, hour) = theme.moment {
      let middle = CivilZone.utc.startOfDay(CivilDate(year: year, month: month, day: date)!)
        .advanced(bySeconds: Int64(hour) * 3600)
      return middle.advanced(bySeconds: -Int64(wish.hours) * 1800)
    }
    return CivilZone.utc.startOfDay(CivilDate(year: 2026, month: 9, day: 1)!.advanced(byDays: Int(day)))
      .advanced(bySeconds: Int64(chance.below(86_400)))
  }
}

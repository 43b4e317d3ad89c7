// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraPlaces
import AuraTime

/// How a phone is used: widgets that wake, a person who looks, pulls and edits, a system that lets the app refresh.
struct SwarmUse {
  private let plan: SimPlan
  private let theme: SimTheme
  private var chance: SeedStream
  private(set) var events: [SimEvent] = []
  /// Towns that the person has looked up so far.
  private var visited: [MunicipalityCode] = []
  private var visits = 0

  /// Nobody is curious about more towns than that.
  private static let visitedTowns = 3
  /// How long a town stays that was looked up, days.
  private static let visitDays: Int64 = 7

  init(_ plan: SimPlan, _ theme: SimTheme, _ chance: SeedStream) {
    (self.plan, self.theme, self.chance) = (plan, theme, chance)
    events.append(SimEvent(at: 1000, .open))
    for widget in plan.widgets.indices { wake(widget) }
    for day in 0..<((plan.hours + 23) / 24) { use(day) }
    if theme == .midnight { lookAroundMidnight() }
  }

  /// Widgets of the home screen wake every 20 to 40 minutes, those of the lock screen every 25 to 50.
  private mutating func wake(_ widget: Int) {
    let (least, most): (UInt64, UInt64) = widget < 2 ? (1200, 2400) : (1500, 3000)
    var at = Int64(chance.below(1_800_000)) + 60_000
    while at < plan.calmAt {
      events.append(SimEvent(at: at, .widget(widget)))
      // Now and then all of them at once, as after an unlocking.
      let isTogether = chance.below(40) == 0
      at += Int64(least + chance.below(most - least)) * 1000
      if isTogether { at = at / 1_800_000 * 1_800_000 + 1_800_000 }
    }
  }

  private mutating func use(_ day: Int) {
    let start = Int64(day) * 86_400_000
    func moment(_ chance: inout SeedStream) -> Int64 { start + Int64(chance.below(86_400_000)) }
    // The system lets the app refresh some times a day.
    for _ in 0..<(6 + chance.below(10)) { events.append(SimEvent(at: moment(&chance), .background)) }
    for _ in 0..<(1 + chance.below(5)) {
      let at = moment(&chance)
      let isShort = chance.below(3) == 0
      events.append(SimEvent(at: at, isShort ? .glance(seconds: 1 + Int(chance.below(9))) : .open))
      // A second look at once joins the first.
      if chance.below(3) == 0 { events.append(SimEvent(at: at + Int64(chance.below(900)), .open)) }
      if chance.below(4) == 0 { events.append(SimEvent(at: at + 3000 + Int64(chance.below(60_000)), .pull)) }
      if chance.below(5) == 0 { edit(at + 8000 + Int64(chance.below(40_000))) }
      if chance.below(24) == 0 { events.append(SimEvent(at: at + 9000, .browse)) }
    }
  }

  private mutating func edit(_ at: Int64) {
    let cities = Location.seedCities
    let any = cities[Int(chance.below(UInt64(cities.count)))].code
    let known = plan.places[Int(chance.below(UInt64(plan.places.count)))]
    switch chance.below(6) {
    case 0: visit(any, at)
    case 1: events.append(SimEvent(at: at, .remove(known)))
    case 2: events.append(SimEvent(at: at, .move(known, to: Int(chance.below(6)))))
    default: events.append(SimEvent(at: at, .activate(known)))
    }
    events.append(SimEvent(at: at + 500, .open))
    // What was removed comes back the day after, so that runs do not run dry.
    events.append(SimEvent(at: at + 86_400_000, .add(known)))
  }

  /// Adds a town for a week: a phone of five places is one of five after a year, too.
  private mutating func visit(_ any: MunicipalityCode, _ at: Int64) {
    var town = any
    if !visited.contains(any) {
      if visited.count < Self.visitedTowns { visited.append(any) } else { town = visited[visits % visited.count] }
    }
    visits += 1
    events.append(SimEvent(at: at, .add(town)))
    if !plan.places.contains(town) {
      events.append(SimEvent(at: at + Self.visitDays * 86_400_000, .remove(town)))
    }
  }

  /// Looks a moment before midnight of either zone, and in the hour in which daily files turn the page.
  private mutating func lookAroundMidnight() {
    for hour in 0..<plan.hours {
      let at = Int64(hour) * 3_600_000
      let wall = plan.start.advanced(byMilliseconds: at)
      let whole = at + 3_600_000 - wall.millisecondsSinceEpoch % 3_600_000
      let utc = Int(wall.secondsSinceEpoch / 3600 % 24)
      if [21, 22, 23].contains(utc) {
        events.append(SimEvent(at: whole - 300 - Int64(chance.below(400)), .pull))
        events.append(SimEvent(at: whole - 100, .open))
      }
      if utc == 6 {
        for minute in [42, 47, 52, 57] { events.append(SimEvent(at: whole - Int64(60 - minute) * 60_000 - 300, .pull)) }
      }
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraModel
import Testing

@testable import AuraSim

/// How a simulated person uses a phone over a long time.
struct SwarmUseTests {
  @Test("Towns that were looked up go again: after a year a phone of five places has five to eight", arguments: 1...6)
  func placesStayFew(_ seed: UInt64) {
    let plan = SwarmPlan.make(seed: seed, SwarmPlan.Wish(hours: 24 * 365, placeCount: 5, hasFaults: false))
    var favourites = Favourites(places: plan.places, active: plan.places[0])!
    var counts: [Int] = []
    var added: Set<MunicipalityCode> = []
    for event in plan.events {
      switch event.kind {
      case .add(let place):
        if favourites.add(place), !plan.places.contains(place) { added.insert(place) }
      case .remove(let place): _ = favourites.remove(place)
      default: continue
      }
      counts.append(favourites.places.count)
    }
    // Three towns, each for some weeks of the year; the five of the plan come back the day after they went.
    #expect(counts.max()! <= 8 && (1...3).contains(added.count) && plan.everyPlace.count <= 8)
    #expect(counts.count { $0 > 5 } > 10)
  }
}

// SPDX-License-Identifier: MIT

import AuraKit

/// Favourites that a refresh is planned for.
enum PlannerInput {
  static let moment = WallInstant(secondsSinceEpoch: 1_787_653_800)

  /// The first capitals, and towns beyond them; every other one due, every seventh with a thin snapshot.
  static func half(of count: Int) -> PlanInput {
    let capitals = Location.seedCities.map(\.code)
    let towns = Gazetteer.municipalities.lazy.map(\.code).filter { !capitals.contains($0) }
    let places = Array((capitals + Array(towns.prefix(count))).prefix(count))
    var input = PlanInput(favourites: Favourites(places: places, active: places[count / 2])!)
    for (index, place) in places.enumerated() {
      input.places[place] = PlanInput.KeptPlace(isThin: index % 7 == 0, unread: [])
      for target in [ErrandTarget.hourlyForecast(place), .dailyForecast(place), .avisos(place.province.comunidad)] {
        input.fetches[target.key, default: FetchRecord()].succeed(
          at: moment.advanced(bySeconds: index % 2 == 0 ? -600 : -20_000))
      }
    }
    return input
  }
}

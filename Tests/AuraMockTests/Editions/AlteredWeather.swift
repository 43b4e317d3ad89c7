// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime

/// The seeded weather with something changed in it.
struct AlteredWeather: WeatherSource {
  let seed: UInt64
  let alter: @Sendable (inout WeatherDay) -> Void

  func days(at place: WeatherPlace, from first: CivilDate, count: Int, edition: ForecastEdition) -> [WeatherDay] {
    SharedWeather.source(seed).days(at: place, from: first, count: count, edition: edition).map { day in
      var copy = day
      alter(&copy)
      return copy
    }
  }
}

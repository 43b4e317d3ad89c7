// SPDX-License-Identifier: MIT

import AuraMock
import Synchronization

/// The weather of simulated days. A run that is carried out again, cut down or replayed finds its days made: those of
/// the last seed are remembered, unless the run is a long one, whose days nobody asks for again.
enum SimWeather {
  private static let last = Mutex<(seed: UInt64, weather: RememberedWeather)?>(nil)
  private static let rememberedHours = 72

  static func source(of seed: UInt64, hours: Int) -> any WeatherSource {
    guard hours <= rememberedHours else { return WeatherGenerator(seed: seed) }
    return last.withLock { last in
      if let last, last.seed == seed { return last.weather }
      let weather = RememberedWeather(WeatherGenerator(seed: seed), limit: 4096)
      last = (seed, weather)
      return weather
    }
  }
}

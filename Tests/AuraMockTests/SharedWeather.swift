// SPDX-License-Identifier: MIT

import AuraMock

/// The seeded weather of all tests: days that one of them has made serve the others.
enum SharedWeather {
  private static let quiet = RememberedWeather(WeatherGenerator(seed: Scenario.quiet.seed), limit: 20_000)

  /// The weather of a seed, as a mock asks for it; remembered for that of the quiet scenario.
  static func source(_ seed: UInt64) -> any WeatherSource {
    seed == Scenario.quiet.seed ? quiet : WeatherGenerator(seed: seed)
  }
}

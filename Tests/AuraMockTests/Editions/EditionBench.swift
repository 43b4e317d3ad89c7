// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import aura_sweep

/// Asks a quiet mock for one forecast, with switches set and the weather changed at will.
struct EditionBench {
  var ine = "28079"
  var at = utc(2026, 8, 26, 10)
  var on: [Quirk] = []
  var off: [Quirk] = []
  var alter: (@Sendable (inout WeatherDay) -> Void)?

  func daily() throws -> ForecastReader { try ForecastReader(body(MockDriver.daily)) }
  func hourly() throws -> ForecastReader { try ForecastReader(body(MockDriver.hourly)) }

  func body(_ path: String) -> [UInt8] {
    var scenario = Scenario.quiet
    for quirk in on { scenario.quirks[quirk] = true }
    for quirk in off { scenario.quirks[quirk] = false }
    var driver = MockDriver(scenario, at: at)
    if let alter {
      driver.state = MockState(scenario) { AlteredWeather(seed: $0, alter: alter) }
    }
    return driver.fetch(path + ine).body
  }

  /// The same question with one switch off (or on, where it is off by default).
  func switching(_ quirk: Quirk) -> EditionBench {
    var other = self
    if QuirkSwitches()[quirk] { other.off.append(quirk) } else { other.on.append(quirk) }
    return other
  }
}

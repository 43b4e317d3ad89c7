// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import aura_sweep

/// One product of stations or of the UV index as a test reads it back, with a switch on or off.
struct StationReader {
  var path = "/observacion/convencional/datos/estacion/3195"
  var at = utc(2026, 8, 26, 10, 40)
  /// Changes the weather.
  var alter: (@Sendable (inout WeatherDay) -> Void)?

  init(_ station: String = "3195") {
    path = "/observacion/convencional/datos/estacion/" + station
  }

  init(path: String, at: WallInstant = utc(2026, 8, 26, 10, 40)) {
    self.path = path
    self.at = at
  }

  func at(_ moment: WallInstant) -> StationReader {
    var other = self
    other.at = moment
    return other
  }

  func answer(_ quirk: Quirk? = nil, _ isOn: Bool = true) -> MockAnswer {
    var scenario = Scenario.quiet
    if let quirk { scenario.quirks[quirk] = isOn }
    var driver = MockDriver(scenario, at: at)
    if let alter { driver.state = MockState(scenario) { AlteredWeather(seed: $0, alter: alter) } }
    return driver.fetch(path)
  }

  func document(_ quirk: Quirk? = nil, _ isOn: Bool = true) throws -> JSONValue {
    try JSONValue(answer(quirk, isOn).body.latin)
  }

  /// The rows of a list.
  func rows(_ quirk: Quirk? = nil, _ isOn: Bool = true) throws -> [JSONValue] {
    guard case .array(let rows) = try document(quirk, isOn) else { return [] }
    return rows
  }
}

extension JSONValue {
  /// A member that is a number, on the wire or in quotes.
  func number(_ key: String) -> Double? { Double(self[key].text) }
}

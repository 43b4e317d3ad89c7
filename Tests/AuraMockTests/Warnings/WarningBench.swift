// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import aura_sweep

/// Warnings of the mock asked for as AEMET's are, with one switch set, and their files as they lie in the archive.
struct WarningBench {
  /// Melilla, one zone and its sea, unless told.
  var path = "/avisos_cap/ultimoelaborado/area/79"
  /// In the evening of the day of `StagedWeather.rough`, behind the last shift but the night's.
  var at = utc(2026, 8, 26, 18)
  var stage: @Sendable (inout WeatherDay, ForecastEdition) -> Void = StagedWeather.rough

  struct File {
    let name: String
    let text: String
    /// Neither quiet nor a test.
    var isWarning: Bool { !text.contains("<severity>Minor") && text.contains("<status>Actual") }

    /// The content of the first element of a name.
    func element(_ name: String) -> String {
      guard let start = text.firstRange(of: "<\(name)>")?.upperBound else { return "" }
      return String(text[start...].prefix { $0 != "<" })
    }
  }

  func driver(_ quirk: Quirk?, _ isOn: Bool) -> MockDriver {
    var scenario = Scenario.quiet
    if let quirk { scenario.quirks[quirk] = isOn }
    var driver = MockDriver(scenario, at: at)
    let stage = stage
    driver.state = MockState(scenario) { _ in StagedWeather(stage: stage) }
    return driver
  }

  func answer(_ quirk: Quirk? = nil, _ isOn: Bool = true) -> MockAnswer {
    var driver = driver(quirk, isOn)
    return driver.fetch(path)
  }

  /// The feed of an area's warnings from the same desk.
  func feed(_ area: Int, _ quirk: Quirk? = nil, _ isOn: Bool = true) -> MockAnswer {
    var driver = driver(quirk, isOn)
    return driver.state.respond(
      to: MockRequest(
        target: "/documentos_d/eltiempo/prediccion/avisos/rss/CAP_AFAC\(area)_RSS.xml", client: "10.0.0.1",
        origin: "https://www.aemet.es"), at: at)
  }

  func files(_ quirk: Quirk? = nil, _ isOn: Bool = true) throws -> [File] {
    let body = answer(quirk, isOn).body
    return try TarReader.members(of: body).filter { $0.kind == .file }.map { member in
      File(name: member.name, text: String(decoding: body[member.content], as: UTF8.self))
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import aura_sweep

/// Texts of the mock asked for as AEMET's are, with one switch set.
struct BulletinBench {
  var path: String
  /// 12:00 UTC, 14:00 in Madrid.
  var at = utc(2026, 8, 26, 12)
  var stage: @Sendable (inout WeatherDay, ForecastEdition) -> Void = StagedWeather.calm

  struct Text {
    let answer: MockAnswer
    /// Nil when AEMET has none.
    let bytes: [UInt8]?

    /// The text, as ISO-8859-15, which a test of UTF-8 sees as two letters for one; CR dropped.
    var lines: [String] {
      let scalars = (bytes ?? []).filter { $0 != 0x0D }.map { Unicode.Scalar($0) }
      return String(String.UnicodeScalarView(scalars)).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }

  func text(_ quirk: Quirk? = nil, _ isOn: Bool = true) -> Text {
    var scenario = Scenario.quiet
    if let quirk { scenario.quirks[quirk] = isOn }
    var driver = MockDriver(scenario, at: at)
    let stage = stage
    driver.state = MockState(scenario) { _ in StagedWeather(stage: stage) }
    let envelope = driver.first(path)
    guard !envelope.link.isEmpty else { return Text(answer: envelope, bytes: nil) }
    let answer = driver.second(envelope)
    return Text(answer: answer, bytes: answer.body)
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit
import AuraMock

extension Sweep {
  /// The warnings of famous days over all Spain, stated ones beside those of the weather.
  ///
  /// What was issued at a minute was not there a minute before. Ciarán: on 2 November 2023 48 provinces had some
  /// warning, all but those of the Canaries (laSexta, 2 November 2023).
  static let famousWarnings = Sweep(name: "mock-famous-warnings", unit: "zones", defaultCount: 1) { _, _ in
    let scenario = try Scenario.named("ciaran-2023")
    let weather = RememberedWeather(
      AnchoredWeather(WeatherGenerator(seed: scenario.seed), anchors: scenario.weather), limit: 50_000)
    let desk = WarningDesk(
      seed: scenario.seed, quirks: scenario.quirks, weather: weather, stated: scenario.warnings)
    guard let date = CivilDate(year: 2023, month: 11, day: 2) else { return SweepReport(tried: 0) }
    let day = CivilZone.peninsula.startOfDay(date)..<CivilZone.peninsula.startOfDay(date.advanced(byDays: 1))
    let noon = day.lowerBound.advanced(bySeconds: 12 * 3600)
    let messages = desk.messages(of: nil, edition: desk.edition(at: noon)).filter {
      $0.level > .verde && $0.onset < day.upperBound && $0.expires > day.lowerBound
    }
    let warned = Set(messages.compactMap { $0.zones.first?.province })
    // Ceuta and Melilla are no provinces; whether they were warned is not told.
    let calm = Province.allCases.map(\.code).filter { code in
      code != "51" && code != "52" && !warned.contains { $0.code == code }
    }
    var report = SweepReport(tried: messages.count)
    report.failures += try early("dana-valencia-2024")
    if calm != ["35", "38"] { report.failures.append("ciaran-2023: no warning in \(calm), known 35 and 38") }
    report.figures.append("ciaran-2023: \(messages.count) warnings in \(warned.count) provinces")
    return report
  }

  /// Levels that an archive has before the minute at which they were issued.
  private static func early(_ name: String) throws -> [String] {
    let scenario = try Scenario.named(name)
    let weather = RememberedWeather(
      AnchoredWeather(WeatherGenerator(seed: scenario.seed), anchors: scenario.weather), limit: 50_000)
    let desk = WarningDesk(
      seed: scenario.seed, quirks: scenario.quirks, weather: weather, stated: scenario.warnings)
    var failures: [String] = []
    for warning in scenario.warnings {
      guard let issued = warning.issued, let area = warning.zones.first?.area else { continue }
      let before = desk.messages(of: area, edition: desk.edition(at: issued.advanced(bySeconds: -60)))
      for message in before where message.kind == warning.kind && message.level >= warning.level {
        guard let zone = message.zones.first, warning.zones.contains(zone), message.expires > warning.onset else {
          continue
        }
        failures.append("\(name): \(zone) had \(message.level) before \(issued)")
      }
    }
    return failures
  }
}

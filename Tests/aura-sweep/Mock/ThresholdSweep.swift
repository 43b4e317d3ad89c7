// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit
import AuraMock

extension Sweep {
  /// A maximum is warned of exactly when the forecast of its hour reaches the zone's own threshold (Q-CAP-23): the
  /// noon editions of the days from 1 July 2026 on, in Extremadura's eight zones.
  package static let mockThresholds = Sweep(name: "mock-thresholds", unit: "zones", defaultCount: 60) { count, _ in
    var report = SweepReport(tried: 0)
    let weather = RememberedWeather(WeatherGenerator(seed: 1), limit: 50_000)
    let desk = WarningDesk(seed: 1, quirks: QuirkSwitches(), weather: weather)
    let zones = Gazetteer.warningZones.filter { $0.code.area == 70 }
    // 1 July 2026, 12:00 UTC.
    let first = WallInstant(secondsSinceEpoch: 1_782_907_200)
    var (warned, quiet) = (0, 0)
    for number in 0..<count {
      // However few there are, they lie in all of July and August.
      let days = Int64(number) * max(1, 60 / Int64(count)) + (count < 60 ? 30 / Int64(count) : 0)
      let edition = desk.edition(at: first.advanced(bySeconds: days * 86_400))
      let tomorrow = CivilZone.peninsula.civil(at: edition).date.advanced(byDays: 1)
      let messages = desk.messages(of: 70, edition: edition).filter { $0.kind == .hot && $0.level > .verde }
      for zone in zones {
        guard let limits = Gazetteer.thresholds(of: zone.code)?.maximumC, let town = ZoneTowns.town(of: zone.code)
        else {
          report.failures.append("\(zone.code) has no threshold or no town")
          continue
        }
        let day = weather.days(at: WeatherPlace(town), from: tomorrow, count: 1, edition: .issued(edition))[0]
        let expected =
          day.maximumC >= limits.red ? 3 : day.maximumC >= limits.orange ? 2 : day.maximumC >= limits.yellow ? 1 : 0
        let found = messages.filter {
          $0.zones == [zone.code] && CivilZone.peninsula.civil(at: $0.onset).date == tomorrow
        }
        let isTold = found.allSatisfy { $0.value == day.maximumC && $0.sent <= edition && $0.expires > edition }
        if found.map(\.level.rawValue) != (expected == 0 ? [] : [expected]) || !isTold {
          report.failures.append("\(zone.code) on \(tomorrow): \(found.map(\.level.rawValue)), expected \(expected)")
        }
        warned += found.count
        quiet += expected == 0 ? 1 : 0
        report.tried += 1
      }
    }
    report.figures.append("\(warned) warned of, \(quiet) quiet")
    if warned == 0 || quiet == 0 { report.failures.append("only one kind of day") }
    return report
  }
}

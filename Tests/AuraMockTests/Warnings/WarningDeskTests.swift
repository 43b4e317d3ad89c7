// SPDX-License-Identifier: MIT

import AuraChance
import AuraMock
import AuraModel
import AuraPlaces
import AuraTime
import Testing
import aura_sweep

/// What the mock warns of, and when, against the weather it tells.
struct WarningDeskTests {
  /// Shifts look at the same days again and again.
  static let weather = RememberedWeather(WeatherGenerator(seed: 1), limit: 20_000)

  static func desk(_ stage: (@Sendable (inout WeatherDay, ForecastEdition) -> Void)? = nil) -> WarningDesk {
    let weather: any WeatherSource = stage.map { StagedWeather(stage: $0) } ?? weather
    return WarningDesk(seed: 1, quirks: QuirkSwitches(), weather: weather)
  }

  @Test("Q-CAP-23: a maximum is warned of exactly when the forecast of its hour reaches the zone's own threshold")
  func thresholds() async throws {
    // Five editions of July and August; the sweep takes sixty.
    let report = try await Sweep.mockThresholds.run(5, SeedStream(seed: 7))
    #expect(report.failures == [] && report.tried == 40)
  }

  @Test("Shifts: morning, noon, evening and ten to midnight of official time, for the days the plan says")
  func shifts() {
    let desk = Self.desk(StagedWeather.calm)
    var editions: [WallInstant] = []
    for hour in 0..<96 {
      let edition = desk.edition(at: utc(2026, 8, 24).advanced(bySeconds: Int64(hour) * 3600))
      if editions.last != edition { editions.append(edition) }
    }
    let minutes = editions.map { CivilZone.peninsula.civil(at: $0).time }.map { $0.hour * 60 + $0.minute }
    let windows = [450..<540, 630..<690, 1020..<1140, 1430..<1431]
    #expect(editions.count >= 16 && minutes.allSatisfy { minute in windows.contains { $0.contains(minute) } })
    #expect(editions == editions.sorted())
  }

  @Test("Q-CAP-08, Q-TAR-04: over the shifts of a day nothing is lost: what goes was over, replaced or withdrawn")
  func lifecycle() {
    let desk = Self.desk(StagedWeather.rough)
    var earlier: [WarningMessage] = []
    var editions: [WallInstant] = []
    var (updates, withdrawals) = (0, 0)
    for hour in stride(from: 0, to: 72, by: 2) {
      let edition = desk.edition(at: utc(2026, 8, 25).advanced(bySeconds: Int64(hour) * 3600))
      guard editions.last != edition else { continue }
      editions.append(edition)
      let now = desk.messages(of: 72, edition: edition).filter { $0.level > .verde }
      let identifiers = Set(now.map { $0.identifier(QuirkSwitches()) })
      let replaced = Set(now.flatMap(\.references).map(\.identifier))
      let lost = earlier.filter { message in
        let own = message.identifier(QuirkSwitches())
        return message.expires > edition && message.expires > message.sent && !identifiers.contains(own)
          && !replaced.contains(own)
      }
      #expect(lost.isEmpty, "\(edition): \(lost)")
      #expect(identifiers.count == now.count && identifiers.isDisjoint(with: replaced))
      updates += now.count { $0.sent == edition && $0.type == "Update" && $0.expires > $0.sent }
      withdrawals += now.count { $0.expires == $0.sent && $0.onset == $0.sent.advanced(bySeconds: -1) }
      earlier = now
    }
    #expect(editions.count >= 12 && updates > 12 && withdrawals > 3)
  }

  @Test("The archive of days holds what every shift issued, and nothing that was not")
  func archive() {
    let bench = WarningBench(
      path: "/avisos_cap/archivo/fechaini/2026-08-26T05%3A00%3A00UTC/fechafin/2026-08-26T08%3A00%3A00UTC",
      stage: StagedWeather.rough)
    let names = ArchiveQuirkTests.names(bench.answer())
    #expect(names.count > 100 && Set(names.map { $0.dropFirst(13).prefix(10) }).count == 1)
    for bad in [
      "2026-08-26T00:00:00/fechafin/2026-08-26T08:00:00UTC", "2026-08-26T00:00:00UTC/fechafin/2026-08-25T08:00:00UTC",
      "2018-06-17T00:00:00UTC/fechafin/2018-06-18T08:00:00UTC",
      "2027-01-01T00:00:00UTC/fechafin/2027-01-02T00:00:00UTC",
      "x/fechafin/y",
    ] {
      var driver = bench.driver(nil, true)
      #expect(driver.first("/avisos_cap/archivo/fechaini/\(bad)").quoted("descripcion").hasPrefix("No hay datos"))
    }
  }

  @Test("Each zone's town is one that its warnings concern, and the most populous of those")
  func towns() {
    var most: [WarningZoneCode: Int] = [:]
    for municipality in Gazetteer.municipalities where municipality.population ?? 0 > 300 {
      for zone in Gazetteer.warningZones(of: municipality.code) {
        most[zone.code] = max(most[zone.code] ?? 0, municipality.population ?? 0)
      }
    }
    let wrong = Gazetteer.warningZones.map(\.code).filter { zone in
      guard let town = ZoneTowns.town(of: zone) else { return true }
      return town.population != most[zone] || !Gazetteer.warningZones(of: town.code).contains { $0.code == zone }
    }
    #expect(wrong == [])
  }
}

// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// Makes the air quality that the mock serves, from its weather and clock.
struct AirDesk: Sendable {
  private let seed: UInt64
  private let quirks: QuirkSwitches
  private let weather: any WeatherSource
  private let sites: AirSites

  init(seed: UInt64, quirks: QuirkSwitches, national: NationalShare?, weather: any WeatherSource) {
    self.seed = seed
    self.quirks = quirks
    self.weather = weather
    sites = AirSites(of: national)
  }

  /// The last hour in the table at an instant: it comes out at twenty past, with the hour that ended at the full one.
  static func lastHour(at instant: WallInstant) -> WallInstant {
    let seconds = floorDivide(instant.secondsSinceEpoch - 1200, by: 3600) * 3600 - 3600
    return WallInstant(secondsSinceEpoch: seconds)
  }

  /// The table whose last hour this is.
  func table(lastHour: WallInstant) -> AirTable {
    var meters: [Province: AirMeter] = [:]
    return AirTable(
      rows: sites.all.map { site in
        let meter =
          meters[site.province]
          ?? AirMeter(province: site.province, through: lastHour, span: 28, weather: weather, seed: seed)
        meters[site.province] = meter
        return row(site, meter, lastHour: lastHour)
      })
  }

  private func row(_ site: AirStationSite, _ meter: AirMeter, lastHour: WallInstant) -> AirTableRow {
    // One station in twenty sends late, one in a hundred has not sent for days.
    let lag = site.number % 100 == 57 ? 72 : site.number % 20 == 9 ? 1 + site.number % 3 : 0
    let hour = lastHour.advanced(bySeconds: Int64(lag) * -3600)
    // What is days old is not looked up in the weather of days ago: it is as if the last hour had stood still.
    let measured = lag < 24 ? hour : lastHour
    let of2020 = quirks[.icaBandsOf2020]
    let series = meter.series(at: site)
    let bands = site.measures.compactMap { pollutant in
      series.mean(pollutant, hour: measured).map { (pollutant, pollutant.band(of: $0, of2020: of2020)) }
    }
    let worst = bands.map(\.1).max() ?? 0
    let causes = bands.filter { $0.1 == worst }.map(\.0.rawValue)
    let isUnknown = quirks[.icaZeroIsNoData] && site.number % 10 == 3
    let isIdle = quirks[.icaIdleStations] && site.number % 40 == 7
    let isPlaceless = quirks[.icaIdleStations] && site.number % 50 == 11
    let isPartial = site.isPartial && quirks[.icaPartialTimesTen]
    return AirTableRow(
      code: site.code, name: site.name, kind: site.kind.rawValue,
      latitude: isPlaceless ? "" : Self.degrees(site.latitude),
      longitude: isPlaceless ? "" : Self.degrees(site.longitude), isActive: !isIdle,
      fecha: isUnknown && site.number % 4 == 1 ? "" : CivilZone.utc.civil(at: hour).description,
      indice: isUnknown ? 0 : isPartial ? worst * 10 : worst,
      causes: isUnknown && site.number % 20 == 3 ? [] : causes)
  }

  /// Five decimals, as the table has them.
  private static func degrees(_ hundredThousandths: Int) -> String {
    let size = hundredThousandths.magnitude
    return (hundredThousandths < 0 ? "-" : "") + "\(size / 100_000)." + digits(Int(size % 100_000), width: 5)
  }

  /// A station's UTC day as far as it has come at an instant; nil for a station that is not there.
  func hours(code: Int, day: CivilDate, at instant: WallInstant) -> AirBackendDay? {
    guard let site = AirNetwork.sites.first(where: { $0.code == code }) else { return nil }
    let last = Self.lastHour(at: instant)
    let midnight = CivilZone.utc.startOfDay(day)
    let end = min(midnight.advanced(bySeconds: 23 * 3600), last)
    let series = AirMeter(province: site.province, through: end, span: 48, weather: weather, seed: seed)
      .series(at: site)
    var rows: [AirBackendRow] = []
    for pollutant in AirPollutant.allCases {
      for hour in 0..<24 {
        let instant = midnight.advanced(bySeconds: Int64(hour) * 3600)
        let isMeasured = site.measures.contains(pollutant) && instant <= last
        let level = isMeasured ? series.level(pollutant, hour: instant) : nil
        let mean =
          isMeasured && pollutant.meanHours > 1 ? series.mean(pollutant, hour: instant) : nil
        // The newest hour of one pollutant in three comes with an error code.
        let isBad = quirks[.icaBackendNulls] && instant == last && (site.number + pollutant.meanHours) % 3 == 0
        guard quirks[.icaBackendNulls] || level != nil else { continue }
        rows.append(
          AirBackendRow(
            hora: hour, magnitud: pollutant.rawValue, value: isBad ? "-1" : level.map(String.init),
            isMeasured: level != nil && !isBad, mean: isBad ? "-9999" : mean.map(String.init),
            hasMean: mean != nil && !isBad))
      }
    }
    return AirBackendDay(rows: rows)
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraKit
import AuraMock
import Foundation

extension Sweep {
  /// The mock's file of every station is as large and as ordered as AEMET's, and for towns all over Spain the engine's
  /// one pass picks what `JSONDecoder` and the plainest choice pick.
  static let mockStations = Sweep(name: "mock-stations", unit: "places", defaultCount: 600) { count, chance in
    var report = SweepReport(tried: 0)
    var chance = chance
    let all = Gazetteer.municipalities.filter { $0.coordinate != nil }
    let moments = (0..<3).map { _ in 1_787_000_000 + Int(chance.below(20_000_000)) }
    for seconds in moments {
      let moment = WallInstant(secondsSinceEpoch: Int64(seconds))
      let bytes = MockStations.file(at: moment)
      let latin = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
      let rows = try JSONDecoder().decode([PeerObservation].self, from: Data(latin.utf8))
      report.failures += MockStations.oddities(bytes, rows).map { "\(moment): \($0)" }
      let towns = (0..<max(1, count / 3)).map { _ in all[Int(chance.below(UInt64(all.count)))] }
      let picked = try LocalObservation.decode(bytes, near: towns.compactMap(\.coordinate), at: moment).record
      var found = 0
      for (town, ours) in zip(towns, picked) {
        report.tried += 1
        guard let place = town.coordinate else { continue }
        let peers = PeerObservation.nearest(
          in: rows, latitude: place.latitude, longitude: place.longitude, at: seconds)
        let mine = MockStations.picks(ours)
        found += mine.count { $0 != nil }
        for (quantity, pair) in zip(PeerObservation.quantities, zip(mine, peers)) where !isSame(pair.0, pair.1) {
          report.failures.append("\(moment) \(town.name), \(quantity.name): \(pair)")
        }
      }
      report.figures.append("\(moment): \(bytes.count) bytes, \(rows.count) rows, \(found) readings")
    }
    return report
  }
}

/// Distances by two formulas agree to a millimetre.
private func isSame(_ one: PeerObservation.Pick?, _ other: PeerObservation.Pick?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one.value == other.value && one.idema == other.idema && one.end == other.end
    && abs(one.distanceKm - other.distanceKm) < 1e-6
}

/// The mock's national file, and the engine's answer in the peer's terms.
enum MockStations {
  static func file(at moment: WallInstant) -> [UInt8] {
    var scenario = Scenario.quiet
    scenario.quota = .unlimited
    scenario.quirks[.twoCalls] = false
    var state = MockState(scenario)
    let key = HTTPField(name: "api_key", value: "made.up.key", isSecret: true)
    return state.respond(
      to: MockRequest(
        target: "/opendata/api/observacion/convencional/todas", fields: HTTPFields([key]), client: "10.0.0.1",
        origin: "https://opendata.aemet.es"), at: moment
    ).body
  }

  /// 9,800 to 10,500 rows, 850 to 855 stations and 3.6 to 3.8 MB on the live service; 838 stations are in the table.
  static func oddities(_ bytes: [UInt8], _ rows: [PeerObservation]) -> [String] {
    var found: [String] = []
    if !(9_800...10_600).contains(rows.count) { found.append("\(rows.count) rows") }
    if !(3_400_000...3_900_000).contains(bytes.count) { found.append("\(bytes.count) bytes") }
    let changes = zip(rows, rows.dropFirst()).filter { $0.idema != $1.idema }.count
    if Set(rows.map(\.idema)).count != 838 || changes != 837 { found.append("stations in \(changes + 1) pieces") }
    for (one, next) in zip(rows, rows.dropFirst()) where one.idema == next.idema {
      guard let end = one.endSeconds, let following = next.endSeconds else { continue }
      if end >= following { found.append("\(one.idema): \(end) before \(following)") }
    }
    if bytes.contains(where: { $0 >= 0x80 && $0 != 0xC1 }) { found.append("a letter outside ASCII that is not Á") }
    for row in rows {
      if let low = row.tamin, let air = row.ta, let high = row.tamax, !(low <= air && air <= high) {
        found.append("\(row.idema): \(low), \(air), \(high)")
      }
      if let mean = row.vv, let gust = row.vmax, mean > gust { found.append("\(row.idema): \(mean) above \(gust)") }
      if let dew = row.tpr, let air = row.ta, dew > air + 0.05 { found.append("\(row.idema): dew \(dew) above \(air)") }
      if row.alt > 750, row.pres_nmar != nil { found.append("\(row.idema): sea level at \(row.alt) m") }
    }
    return Array(found.prefix(20))
  }

  static func picks(_ local: LocalObservation) -> [PeerObservation.Pick?] {
    func pick(_ reading: StationReading<Double>?) -> PeerObservation.Pick? {
      reading.map {
        PeerObservation.Pick(
          value: $0.value, idema: $0.stationID, distanceKm: $0.distanceKm,
          end: Int($0.measuredUntil.secondsSinceEpoch))
      }
    }
    let wind = local.wind.map {
      StationReading(
        value: $0.value.meanKmh, stationID: $0.stationID, stationName: $0.stationName, distanceKm: $0.distanceKm,
        altitudeM: $0.altitudeM, measuredUntil: $0.measuredUntil)
    }
    return [
      pick(local.temperatureC), pick(local.dewPointC), pick(local.relativeHumidityPercent), pick(wind),
      pick(local.seaLevelPressureHpa), pick(local.precipitationMm), pick(local.snowDepthCm), pick(local.visibilityKm),
      pick(local.sunshineMinutes),
    ]
  }
}

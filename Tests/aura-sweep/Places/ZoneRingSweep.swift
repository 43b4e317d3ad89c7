// SPDX-License-Identifier: MIT

import AuraChance
package import AuraKit

extension Sweep {
  /// Places drawn over the box of each warning zone, and near a corner of it: what the engine's rings hold, as zones and
  /// as warnings that a GPS place gets, is what counting their turns around the place says; and every town.
  package static let zoneRings = Sweep(name: "zone-rings", unit: "places", defaultCount: 20) { count, chance in
    var chance = chance
    var report = SweepReport(tried: 0)
    let rings = Gazetteer.warningZones.map { zone in
      (code: zone.code, corners: Gazetteer.ringTexts(of: zone.code).map(RingWinding.corners))
    }
    let everywhere = AvisosSet.everywhere
    var held = 0
    func judge(_ place: Coordinate) {
      let expected = rings.filter { row in row.corners.contains { RingWinding.turns(around: place, $0) != 0 } }
        .map(\.code)
      let warned = everywhere.alerts(at: place, at: everywhere.receivedAt).map(\.identifier)
      if warned != expected.map(\.description).sorted() { report.failures.append("\(place) is warned of \(warned)") }
      let land = Set(Gazetteer.warningZones(at: place).map(\.code))
      if land != Set(expected) { report.failures.append("\(place) is in \(land), expected \(expected)") }
      held += expected.count
      report.tried += 1
    }
    for (_, corners) in rings {
      let all = corners.flatMap(\.self)
      let (south, north) = (all.map(\.latitude).min()!, all.map(\.latitude).max()!)
      let (west, east) = (all.map(\.longitude).min()!, all.map(\.longitude).max()!)
      for number in 0..<count {
        let corner = all[Int(chance.below(UInt64(all.count)))]
        let isNear = number % 4 == 3
        judge(
          try Coordinate(
            latitude: isNear ? corner.latitude + chance.unit() * 0.3 - 0.15 : south + chance.unit() * (north - south),
            longitude: isNear ? corner.longitude + chance.unit() * 0.3 - 0.15 : west + chance.unit() * (east - west)))
      }
    }
    // No box leaves its ring out.
    for town in Gazetteer.municipalities { if let place = town.coordinate { judge(place) } }
    report.figures.append("\(held) times held")
    if held * 3 < report.tried { report.failures.append("hardly a place is held") }
    return report
  }
}

extension AvisosSet {
  /// A warning in each of AEMET's zones, called after the zone's code as the message has it.
  package static let everywhere: AvisosSet = {
    let onset = WallInstant(secondsSinceEpoch: 1_787_738_400)
    return AvisosSet(
      alerts: Gazetteer.warningZones.map { zone in
        WeatherAlert(
          identifier: zone.code.description, fileName: "", sent: onset, level: .naranja, isLevelAssumed: false,
          phenomenonSent: zone.isCoastal ? "CO;Costeros" : "VI;Vientos", parameter: nil, probability: nil,
          effective: onset, onset: onset, expires: nil, event: "", headline: "", details: "", instruction: "", web: "",
          urgency: "", certainty: "",
          areas: [
            AvisoArea(
              name: zone.areaDescription, code: zone.code.description,
              polygons: Gazetteer.ringTexts(of: zone.code).map { AvisoPolygon($0) })
          ])
      }, receivedAt: onset, unreadFileCount: 0, replaced: [:])
  }()
}

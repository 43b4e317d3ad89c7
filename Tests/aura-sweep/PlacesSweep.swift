// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraKit
import Foundation

extension Sweep {
  /// The nearest of everything equals a look at all of them, every municipality's zones are those of the rule, and
  /// every name finds its municipality.
  static let places = Sweep(name: "places", unit: "answers", defaultCount: 3_000) { count, chance in
    var report = SweepReport(tried: 0)
    var chance = chance
    let towns = Gazetteer.municipalities.compactMap { town in town.coordinate.map { ($0, town.code) } }
    let stations = Gazetteer.stations.map { ($0.coordinate, $0.id) }
    for round in 0..<count {
      // Near Spain, anywhere, and beside a town to a metre.
      let near = towns[Int(chance.below(UInt64(towns.count)))].0
      let (latitude, longitude) =
        switch round % 3 {
        case 0: (chance.unit() * 20 + 26, chance.unit() * 28 - 20)
        case 1: (chance.unit() * 180 - 90, chance.unit() * 360 - 180)
        default: (near.latitude + chance.unit() * 1e-5, near.longitude + chance.unit() * 1e-5)
        }
      let place = try Coordinate(latitude: latitude, longitude: longitude)
      report.tried += 2
      if Gazetteer.nearestMunicipality(to: place).value.code != nearest(towns, to: place) {
        report.failures.append("town nearest to \(place)")
      }
      if Gazetteer.nearestStations(to: place, limit: 1)[0].value.id != nearest(stations, to: place) {
        report.failures.append("station nearest to \(place)")
      }
    }
    try checkZones(&report)
    checkNames(&report)
    return report
  }
}

/// By the chord between unit vectors, which is not how the engine measures.
private func nearest<ID>(_ points: [(Coordinate, ID)], to place: Coordinate) -> ID {
  let here = vector(place)
  func chordSquared(_ point: Coordinate) -> Double {
    let chord = vector(point) - here
    return (chord * chord).sum()
  }
  return points.min { chordSquared($0.0) < chordSquared($1.0) }!.1
}

private func vector(_ place: Coordinate) -> SIMD3<Double> {
  let latitude = place.latitude * .pi / 180
  let longitude = place.longitude * .pi / 180
  return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
}

/// The land zone is the one that holds the town, else the nearest, of its province or islands; the coast is there for a
/// beach and for a town within 4 km.
private func checkZones(_ report: inout SweepReport) throws {
  let beaches = Fixtures.bytes(at: try Fixtures.folder() + "/places/beaches.csv") ?? []
  let withBeach = Set(String(decoding: beaches, as: UTF8.self).split(separator: "\n").map { $0.prefix(5) })
  let zones = Gazetteer.warningZones.filter { !$0.isCoastal }.map { ($0, Gazetteer.rings(of: $0.code)) }
  for town in Gazetteer.municipalities {
    guard let place = town.coordinate else { continue }
    report.tried += 1
    let distances = zones.filter { $0.0.code.province == town.province }.map { zone, rings in
      let isInside = rings.contains { $0.contains(place) }
      return (zone, isInside ? 0 : rings.compactMap { $0.distanceToLineKm(from: place) }.min()!)
    }
    let expected = distances.min { $0.1 < $1.1 }!.0
    let coast = Gazetteer.rings(of: expected.code.coast)
    let isNear = coast.contains { $0.contains(place) || $0.distanceToLineKm(from: place)! <= 4 }
    let isCoastal = !coast.isEmpty && (isNear || withBeach.contains(town.code.description[...]))
    let codes = isCoastal ? [expected.code, expected.code.coast] : [expected.code]
    if Gazetteer.warningZones(of: town.code).map(\.code) != codes {
      report.failures.append("zones of \(town.code) \(town.name): expected \(codes)")
    }
  }
}

private func checkNames(_ report: inout SweepReport) {
  for town in Gazetteer.municipalities {
    let names = [town.name, town.invertedName] + town.name.split(separator: "/").map(String.init)
    for name in names + [town.chiefTown].compactMap({ $0 }) {
      report.tried += 1
      if !Gazetteer.search(name, limit: 60).contains(town) {
        report.failures.append("\(name) does not find \(town.code)")
      }
    }
  }
}

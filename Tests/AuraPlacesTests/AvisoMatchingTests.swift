// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraPlaces
import AuraTime
import Testing
import aura_sweep

/// Warnings of all 233 zones at once, and who gets which of them.
@Suite(.timeLimit(.minutes(1)))
struct AvisoMatchingTests {
  static let everywhere = AvisosSet.everywhere
  static let onset = everywhere.receivedAt

  static func identifiers(in zones: [WarningZoneCode]) -> [String] {
    everywhere.alerts(in: zones, at: onset).map(\.identifier)
  }

  @Test("Q-CAP-15: of 233 warnings each zone gets its own alone, by its whole code")
  func eachZone() {
    #expect(Self.everywhere.alerts.count == 233)
    let wrong = Gazetteer.warningZones.filter { Self.identifiers(in: [$0.code]) != [$0.code.description] }
    #expect(wrong == [])
  }

  /// Digits 1 to 4 of an island's zones (guide, avisos 5), by a municipality of the island.
  static let islands: [(ine: String, digits: String, zoneCount: Int)] = [
    ("07026", "6453", 2), ("07024", "6453", 2), ("07040", "6454", 10), ("07032", "6455", 2), ("35016", "6590", 5),
    ("35004", "6591", 2), ("35017", "6592", 2), ("38037", "6593", 4), ("38036", "6594", 2), ("38048", "6595", 2),
    ("38038", "6596", 4),
  ]

  @Test("Q-CAP-15: a place of an island gets warnings of that island alone, whatever province it is of")
  func islandPlaces() {
    for row in Self.islands {
      let own = Gazetteer.warningZones(of: MunicipalityCode(row.ine)!).map(\.code)
      let found = Self.identifiers(in: own)
      #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix(row.digits) }, "\(row.ine): \(found)")
    }
    // No municipality of the two Canary provinces and of the Balearics sees the sea or land of another island.
    let codes = Towns.all.filter { ["07", "35", "38"].contains($0.province.code) }.map(\.code)
    let mixed = codes.filter { code in
      Set(Self.identifiers(in: Gazetteer.warningZones(of: code).map(\.code)).map { $0.prefix(4) }).count != 1
    }
    #expect(codes.count == 155 && mixed == [])
  }

  @Test("Q-CAP-14: a place inland never gets a coastal warning, one on the coast that of its own coast")
  func coasts() {
    var seen: [[String]: Int] = [:]
    for municipality in Towns.all {
      seen[Gazetteer.warningZones(of: municipality.code).map(\.code.description), default: 0] += 1
    }
    // By brute force over the codes as written: every list there is, against every warning there is.
    let wrong = seen.keys.filter { zones in
      let expected = Self.everywhere.alerts.map { $0.areas[0].code }.filter { zones.contains($0) }
      return Self.identifiers(in: zones.map { WarningZoneCode($0)! }) != expected.sorted()
        || (expected.count == 2 && expected.sorted()[1] != expected.sorted()[0] + "C")
    }
    #expect(wrong.sorted { $0[0] < $1[0] } == [] && seen.values.reduce(0, +) == 8132)
    #expect(Set(seen.keys.flatMap(\.self)).count == 233)
  }

  @Test("Q-CAP-22: a GPS place gets the warnings whose rings hold it, as counting their turns around it says")
  func places() throws {
    let rings = Gazetteer.warningZones.map { zone in
      (code: zone.code.description, corners: Gazetteer.ringTexts(of: zone.code).map(RingWinding.corners))
    }
    var chance = SeedStream(seed: 233).stream("places")
    var found = 0
    for _ in 0..<9 {
      // Near some corner of some zone: where the answer can go wrong.
      let zone = rings[Int(chance.below(233))].corners[0]
      let corner = zone[Int(chance.below(UInt64(zone.count)))]
      let place = try Coordinate(
        latitude: corner.latitude + chance.unit() * 0.3 - 0.15, longitude: corner.longitude + chance.unit() * 0.3 - 0.15
      )
      let expected = rings.filter { row in row.corners.contains { RingWinding.turns(around: place, $0) != 0 } }.map(
        \.code)
      #expect(Self.everywhere.alerts(at: place, at: Self.onset).map(\.identifier) == expected.sorted(), "\(place)")
      found += expected.count
    }
    #expect(found > 4)
  }

  @Test("Each zone holds a place of its own inside, found in steps over its box, and none outside its box")
  func inside() throws {
    let wrong = try Self.everywhere.alerts.filter { alert in
      let corners = alert.areas[0].polygons.flatMap { RingWinding.corners(of: $0.text) }
      let (south, north) = (corners.map(\.latitude).min()!, corners.map(\.latitude).max()!)
      let (west, east) = (corners.map(\.longitude).min()!, corners.map(\.longitude).max()!)
      var isFound = false
      for step in 1..<100 where !isFound {
        let place = try Coordinate(
          latitude: south + (north - south) * Double(step * 37 % 100) / 100,
          longitude: west + (east - west) * Double(step) / 100)
        isFound = alert.covers(place)
      }
      let beside = try Coordinate(latitude: north + 0.001, longitude: (west + east) / 2)
      return !isFound || alert.covers(beside)
    }
    #expect(wrong.map(\.identifier) == [])
  }
}

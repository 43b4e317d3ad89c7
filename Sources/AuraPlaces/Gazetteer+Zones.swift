// SPDX-License-Identifier: MIT

public import AuraModel

/// Warning zones: by code, of a municipality, at a coordinate. The rules are in docs/PLACES.md.
extension Gazetteer {
  /// AEMET's 233 zones by code, each coast behind its land. Source: Plan Meteoalerta, annex 2, 31 May 2022.
  public static let warningZones: [WarningZone] = (0..<Zones.count).flatMap { row in
    (Zones.hasCoast(row: row) ? [false, true] : [false]).map { Zones.zone(row: row, isCoastal: $0) }
  }

  /// The zone with a code; nil when AEMET has none such.
  public static func warningZone(_ code: WarningZoneCode) -> WarningZone? {
    Zones.row(of: code).map { Zones.zone(row: $0, isCoastal: code.isCoastal) }
  }

  /// The zones whose warnings concern a municipality: its land zone, and behind it the coast when it has one.
  ///
  /// Empty only for a code that is no municipality's.
  public static func warningZones(of code: MunicipalityCode) -> [WarningZone] {
    guard let row = Municipalities.row(of: code) else { return [] }
    let found = Zones.zoneRow(ofMunicipality: row)
    let land = Zones.zone(row: found.row, isCoastal: false)
    return found.isCoastal ? [land, Zones.zone(row: found.row, isCoastal: true)] : [land]
  }

  /// The zones whose rings hold a coordinate, land before coast, by code; empty outside all of them.
  public static func warningZones(at place: Coordinate) -> [WarningZone] {
    [false, true].flatMap { isCoastal in
      (0..<Zones.count).filter { row in
        (!isCoastal || Zones.hasCoast(row: row)) && Zones.boxHolds(place, row: row, isCoastal: isCoastal)
          && ZoneRings.rings(row: row, isCoastal: isCoastal).contains { $0.contains(place) }
      }.map { Zones.zone(row: $0, isCoastal: isCoastal) }
    }
  }

  /// The island whose provincial text, or the province's, speaks of a municipality.
  public static func bulletinProvince(of code: MunicipalityCode) -> BulletinProvince? {
    warningZones(of: code).first.flatMap { zone in
      zone.code.island ?? code.province.bulletinProvinces.first
    }
  }

  /// The rings of a zone; empty when AEMET has none such.
  public static func rings(of code: WarningZoneCode) -> [Ring] {
    Zones.row(of: code).map { ZoneRings.rings(row: $0, isCoastal: code.isCoastal) } ?? []
  }

  /// The rings of a zone as a CAP file's `polygon` writes them; empty when AEMET has none such.
  package static func ringTexts(of code: WarningZoneCode) -> [String] {
    Zones.row(of: code).map { ZoneRings.texts(row: $0, isCoastal: code.isCoastal) } ?? []
  }

  /// From which values AEMET warns in a land zone; a coast's are not by zone.
  package static func thresholds(of code: WarningZoneCode) -> WarningThresholds? {
    code.isCoastal ? nil : Zones.row(of: code).map(Zones.thresholds(row:))
  }
}

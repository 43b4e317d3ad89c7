// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraPlaces

/// The inventory of climatological stations, from the table of places.
struct Inventory: Sendable {
  let quirks: QuirkSwitches
  let seed: UInt64

  /// Identifiers of the stations that AEMET writes with sixty seconds. Source: the inventory of 31 May 2026.
  private static let sixtySeconds: Set<String> = [
    "C428T", "1186P", "1701X", "4245X", "5950X", "6032X", "6083X", "6307X", "9729X",
  ]

  /// The known stations among identifiers parted by commas, in their order; nil where none is known.
  func known(_ list: String) -> [String]? {
    let known = list.split(separator: ",").map(String.init).filter { Gazetteer.station($0)?.province != nil }
    return known.isEmpty ? nil : known
  }

  /// The list of some stations, or of all that have a province: the others are known from observations alone.
  func write(_ ids: [String]? = nil) -> [UInt8] {
    let stations =
      ids.map { $0.compactMap { Gazetteer.station($0) } }
      ?? Gazetteer.stations.sorted { MockStation.precedes($0.id, $1.id) }
    var rows = stations.compactMap(row)
    if quirks[.inventoryShuffled] {
      var chance = SeedStream(seed: seed).stream("inventory")
      for place in rows.indices.reversed() { rows.swapAt(place, Int(chance.below(UInt64(place + 1)))) }
    }
    return InventoryPayload(rows: rows).write(in: WireStyle(quirks: quirks))
  }

  private func row(_ station: WeatherStation) -> InventoryPayload.Row? {
    guard let province = station.province, let altitude = station.altitudeM else { return nil }
    var chance = SeedStream(seed: 0).stream("inventory").stream(station.id)
    let isOdd = quirks[.inventorySpellings]
    let hasSixty = Self.sixtySeconds.contains(station.id)
    func angle(_ degrees: Double) -> InventoryPayload.Angle {
      var angle = InventoryPayload.Angle(degrees: degrees)
      angle.hasSixtySeconds = hasSixty
      return angle
    }
    return InventoryPayload.Row(
      latitude: angle(station.coordinate.latitude), longitude: angle(station.coordinate.longitude),
      province: Self.name(of: province, second: isOdd && chance.below(2) == 0), altitudeM: altitude,
      indicativo: station.id, name: station.name + (isOdd && chance.below(48) == 0 ? "  " : ""),
      synop: station.synop ?? "")
  }

  /// As the inventory writes it: the first language in capitals without accents; two provinces have a second spelling.
  private static func name(of province: Province, second: Bool) -> String {
    switch (province.number, second) {
    case (7, true): "BALEARES"
    case (38, true): "STA. CRUZ DE TENERIFE"
    case (1, _): "ARABA/ALAVA"
    case (15, _): "A CORUÑA"
    default: MockStation.plainCapitals(province.name.split(separator: "/").first.map(String.init) ?? province.name)
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTestSupport
import Testing

/// AEMET's inventory of stations.
struct StationInventoryTests {
  static func station(_ members: KeyValuePairs<String, String>) -> String {
    var text = [
      "latitud": "\"402443N\"", "provincia": "\"MADRID\"", "altitud": "\"667\"", "indicativo": "\"3195\"",
      "nombre": "\"MADRID, RETIRO\"", "indsinop": "\"08222\"", "longitud": "\"034041W\"",
    ]
    for member in members { text[member.key] = member.value }
    return "{" + text.map { "\"\($0.key)\" : \($0.value)" }.sorted().joined(separator: ",") + "}"
  }

  static func decode(_ stations: [String]) throws -> Decoded<StationInventoryRecord> {
    try StationInventoryRecord.decode(Array("[ \(stations.joined(separator: ", ")) ]".utf8), contentType: nil)
  }

  @Test("Q-INV-01: strings are converted, numbers are taken too, an empty indsinop is none")
  func types() throws {
    let record = try Self.decode([
      Self.station([:]), Self.station(["altitud": "667", "indsinop": "\"\""]), Self.station(["altitud": "\"alto\""]),
    ]).record
    #expect(
      record.stations.map(\.altitudeM) == [667, 667, nil] && record.stations.map(\.synop) == ["08222", nil, "08222"])
    #expect(record.stations[0].id == "3195" && record.stations[0].name == "MADRID, RETIRO")
  }

  @Test("Q-INV-02, Q-INV-03: degrees, minutes and seconds, of which there may be sixty")
  func angles() throws {
    // The guide's own example, and its nine stations with sixty seconds: carried to the next minute.
    let longitudes = ["034041W": -3.678_056, "162860W": -16.483_333, "051960W": -5.333_333, "005160E": 0.866_667]
    for (text, degrees) in longitudes {
      let found = try Self.decode([Self.station(["longitud": "\"\(text)\""])])
      #expect(abs(found.record.stations[0].coordinate.longitude - degrees) < 1e-6)
      #expect(found.notes.contains { $0.id == "Q-INV-03" } == text.contains("60"))
    }
    let bad = ["\"034061W\"", "\"036041W\"", "\"34041W\"", "\"034041N\"", "\"034041\"", "\"\"", "\"03404xW\"", "34041"]
    let decoded = try Self.decode(
      bad.map { Self.station(["longitud": $0]) } + [
        Self.station(["latitud": "\"910000N\""]), Self.station(["latitud": "\"273000S\""]),
      ])
    #expect(decoded.record.stations.map(\.coordinate.latitude) == [-27.5])
    #expect(decoded.notes.count { $0.id == "bad-element" } == 9)
  }

  @Test("Q-INV-04: blanks are trimmed for display, both spellings of a province are one province")
  func names() throws {
    let sent = [
      "BALEARES", "ILLES BALEARS", "STA. CRUZ DE TENERIFE", "SANTA CRUZ DE TENERIFE", "ARABA/ALAVA", "ALMERIA",
      "NARNIA",
    ]
    let stations = try Self.decode(sent.map { Self.station(["provincia": "\"\($0)\"", "nombre": "\"ANAGA  \""]) })
      .record.stations
    #expect(stations.map { $0.province?.number } == [7, 7, 38, 38, 1, 4, nil])
    #expect(stations[0].name == "ANAGA" && stations[0].sentName == "ANAGA  " && stations[1].sentProvince == sent[1])
  }

  @Test("Q-INV-05: the same stations in another order are the same stations")
  func order() throws {
    let texts = ["B013X", "3195", "C428T"].map { Self.station(["indicativo": "\"\($0)\""]) }
    let (one, other) = (try Self.decode(texts).record, try Self.decode(texts.reversed()).record)
    #expect(one.stations == other.stations.reversed() && one.stations.count == 3)
  }

  @Test("Q-INV-01..05: the whole inventory of May 2026, against the reference table of stations", .needsRecordings)
  func recording() throws {
    let bytes = try Recordings.bytes("aemet/derived/inventario-todasestaciones-2026-05-31.iso885915.json")
    let decoded = try StationInventoryRecord.decode(bytes, contentType: "text/plain;charset=ISO-8859-15")
    let stations = decoded.record.stations
    #expect(stations.count == 920 && stations.allSatisfy { $0.province != nil })
    #expect(stations.count { $0.synop == nil } == 618 && stations.count { $0.sentName.hasSuffix(" ") } == 19)
    #expect(decoded.notes.map(\.id) == ["Q-INV-03"])
    guard ReferenceTables.areNamed else { return }
    let table = try ReferenceTable("stations.csv")
    let rows = Dictionary(uniqueKeysWithValues: table.rows.map { ($0["idema"], $0) })
    // The table is of 2025: since then 14 stations were moved or measured anew and 13 got another height.
    var agreeing = (places: 0, altitudes: 0, provinces: 0)
    for station in stations {
      let row = try #require(rows[station.id], "\(station.id)")
      let (latitude, longitude) = (Double(row["lat"]) ?? 0, Double(row["lon"]) ?? 0)
      let distance = max(abs(station.coordinate.latitude - latitude), abs(station.coordinate.longitude - longitude))
      agreeing.places += distance < 6e-6 ? 1 : 0
      agreeing.altitudes += station.altitudeM.map { "\($0)" } == row["alt_m"] ? 1 : 0
      agreeing.provinces += station.province?.code == row["prov"] ? 1 : 0
    }
    #expect(agreeing == (906, 907, 920))
  }
}

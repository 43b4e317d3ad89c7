// SPDX-License-Identifier: MIT

import AuraMock
import AuraTestSupport
import AuraTime
import Testing

/// A table of `Fixtures/wire` and the bytes that the mock's writers make of its facts.
enum WireTable: String, CaseIterable, Sendable {
  case sixRows = "observacion-todas-6filas-2026-08-25"
  case threeRows = "observacion-todas-excerpt-2021-01-08"
  case retiro = "observacion-3195-2021-01-09"
  case inventory = "inventario-2026-05-31"
  case municipalities = "maestro-municipios-2023"
  case uvi = "uvi-2026-08-25"

  var path: String { "Fixtures/wire/\(rawValue).txt" }

  /// From the root of the recordings.
  var recording: String {
    switch self {
    case .sixRows, .threeRows, .retiro: "aemet/derived/\(rawValue).iso885915.json"
    case .inventory: "aemet/derived/inventario-todasestaciones-2026-05-31.iso885915.json"
    case .municipalities: "aemet/derived/maestro-municipios-4rows-2023.iso885915.json"
    case .uvi: "aemet/derived/uvi-0-2026-08-25.iso885915.json"
    }
  }

  func written() throws -> [UInt8] { try written(Tree.text(path)) }

  func written(_ table: String) throws -> [UInt8] {
    let lines = table.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    }
    let rows = lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
    switch self {
    case .sixRows, .threeRows, .retiro: return ObservationPayload(rows: try rows.map(Self.observation)).write()
    case .inventory: return InventoryPayload(rows: try rows.map(Self.station)).write()
    case .municipalities:
      return MasterPayload(quirks: QuirkSwitches()).write(try rows.map(Self.municipality), hasNumbers: false)
    case .uvi:
      let dates = Dictionary(uniqueKeysWithValues: rows.prefix(3).map { ($0["valor"] ?? "", $0["uv"] ?? "") })
      let towns = try rows.dropFirst(3).map { row in
        UVIPayload.Town(
          ine: try #require(row["id"]), name: try #require(row["valor"]),
          index: try #require(row["uv"].flatMap { Int($0) }))
      }
      return UVIPayload(
        elaborated: try #require(dates["FECHA_ELABORACION"]), modelRun: try #require(dates["FECHA_MOD"]),
        validity: try #require(dates["FECHA_VALIDEZ"]), towns: towns
      ).write()
    }
  }

  private static func observation(_ row: [String: String]) throws -> ObservationPayload.Row {
    var values: [ObservationPayload.Member: Double] = [:]
    for (key, text) in row where !text.isEmpty && !["idema", "ubi", "fint"].contains(key) {
      let number: Double = try #require(Double(text))
      values[try #require(ObservationPayload.Member(rawValue: key))] = number
    }
    return ObservationPayload.Row(
      idema: try #require(row["idema"]), ubi: try #require(row["ubi"]), fint: row["fint"], values: values)
  }

  static func station(_ row: [String: String]) throws -> InventoryPayload.Row {
    func angle(_ key: String) throws -> InventoryPayload.Angle {
      let text = try #require(row[key])
      let digits = try text.dropLast().map { try #require($0.wholeNumberValue) }
      let (degrees, minutes, seconds) = (
        digits[0] * 10 + digits[1], digits[2] * 10 + digits[3], digits[4] * 10 + digits[5]
      )
      let total = degrees * 3600 + minutes * 60 + seconds
      return InventoryPayload.Angle(
        seconds: text.last == "W" || text.last == "S" ? -total : total, hasSixtySeconds: seconds == 60)
    }
    return InventoryPayload.Row(
      latitude: try angle("latitud"), longitude: try angle("longitud"), province: try #require(row["provincia"]),
      altitudeM: try #require(row["altitud"].flatMap { Int($0) }), indicativo: try #require(row["indicativo"]),
      name: try #require(row["nombre"]), synop: try #require(row["indsinop"]))
  }

  private static func municipality(_ row: [String: String]) throws -> MasterPayload.Row {
    func hundredMillionths(_ key: String) throws -> Int {
      Int((try #require(row[key].flatMap { Double($0) }) * 1e8).rounded())
    }
    let ine = try #require(row["id"]).dropFirst(2)
    return MasterPayload.Row(
      latitude: try hundredMillionths("latitud_dec"), longitude: try hundredMillionths("longitud_dec"),
      formerNumber: try #require(row["id_old"]), pageName: String(try #require(row["url"]).dropLast(3 + ine.count)),
      altitudeM: try #require(row["altitud"].flatMap { Int($0) }), chiefTown: try #require(row["capital"]),
      population: try #require(row["num_hab"].flatMap { Int($0) }), warningZone: try #require(row["zona_comarcal"]),
      isFeatured: row["destacada"] == "1", name: try #require(row["nombre"]), ine: String(ine))
  }
}

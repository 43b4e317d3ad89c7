// SPDX-License-Identifier: MIT

import AuraMock
import AuraTestSupport
import AuraTime
import Testing

@Suite struct ClimateTableTests {
  /// Rows of a CSV without quoted fields, as dictionaries.
  static func rows(_ text: String) -> [[String: String]] {
    var lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = lines.removeFirst()
    return lines.map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }

  @Test func theLiteralHoldsThePackedTable() throws {
    let rows = try Tree.text("Fixtures/climate/climate.csv").split(separator: "\n").dropFirst()
    let packed = rows.map { $0.split(separator: ",").dropFirst(2).joined(separator: " ") }
    let isTheSame = ClimateLiteral.months.description.split(separator: "\n").map(String.init) == packed
    #expect(isTheSame && packed.count == 648)
    let places = rows.map { $0.prefix { $0 != "," } }
    #expect(
      stride(from: 0, to: 648, by: 12).map { String(places[places.startIndex + $0]) }
        == ClimateTable.anchors.map(\.place.ine))
  }

  @Test("towns and heights are those of the reference", .needsReferenceTables)
  func townsAndHeightsAreTheReferences() throws {
    let rows = Self.rows(String(decoding: try ReferenceTables.bytes("capitals.csv"), as: UTF8.self))
    let reference = rows.map { "\($0["ine"]!) \($0["lat"]!) \($0["lon"]!) \($0["elev_m"]!)" }
    #expect(ClimateLiteral.places.description.split(separator: "\n").map(String.init) == reference)
    #expect(rows.map { $0["tz"] == "Atlantic/Canary" } == ClimateTable.anchors.map { $0.place.zone == .canaries })
  }

  @Test("the carried figures are those of the reference tables", .needsReferenceTables)
  func theCarriedFiguresAreTheReferences() throws {
    func table(_ name: String) throws -> [String: [String: String]] {
      let rows = Self.rows(String(decoding: try ReferenceTables.bytes(name), as: UTF8.self))
      return Dictionary(uniqueKeysWithValues: rows.map { ("\($0["ine"]!)/\($0["month"]!)", $0) })
    }
    let tables = [try table("normals.csv"), try table("variability.csv"), try table("extremes.csv")]
    var differences: [String] = []
    for anchor in ClimateTable.anchors {
      for month in 1...12 {
        let normal = anchor.normal(month: month)
        let carried: [(String, Double?, Double)] = [
          ("tmax", normal.maximumC, 0.05), ("tmin", normal.minimumC, 0.05), ("precip_mm", normal.rainMm, 0.05),
          ("rain_days", normal.rainDays, 0.05), ("snow_days", normal.snowDays, 0.05),
          ("fog_days", normal.fogDays, 0.05), ("storm_days", normal.stormDays, 0.05), ("sun_h", normal.sunHours, 0.5),
          ("rh", normal.humidityPercent, 0.5), ("tmax_sd", normal.maximumSpreadC, 0.005),
          ("tmin_sd", normal.minimumSpreadC, 0.005), ("tmax_ac1", normal.maximumLag, 0.005),
          ("tmin_ac1", normal.minimumLag, 0.005), ("tmaxmin_corr", normal.extremesCorrelation, 0.005),
          ("p_wet_after_dry", normal.wetAfterDry, 0.0005), ("p_wet_after_wet", normal.wetAfterWet, 0.0005),
          ("wind_mean_kmh", normal.windKmh, 0.05), ("gust_month_mean_kmh", normal.gustKmh, 0.5),
          ("mslp_hpa", normal.pressureHPa, 0.05),
        ]
        for (name, value, rounding) in carried {
          // A blank of the reference is filled from a neighbour, and has nothing to be compared with.
          let text = tables.compactMap { $0["\(anchor.place.ine)/\(month)"]?[name] }.first ?? ""
          guard let value, let reference = Double(text) else { continue }
          if abs(value - reference) > rounding + 1e-9 {
            differences.append("\(anchor.place.ine)/\(month) \(name) \(value) \(reference)")
          }
        }
      }
    }
    #expect(differences.isEmpty)
  }
}

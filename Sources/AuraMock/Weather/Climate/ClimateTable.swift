// SPDX-License-Identifier: MIT

import AuraTime

/// The climate of 54 places, read once from the packed literal.
package enum ClimateTable {
  /// In the order of their INE codes.
  package static let anchors: [ClimateAnchor] = read()

  private static func read() -> [ClimateAnchor] {
    let lines = ClimateLiteral.months.description.split(separator: "\n")
    return ClimateLiteral.places.description.split(separator: "\n").enumerated().map { index, line in
      let fields = line.split(separator: " ")
      let place = WeatherPlace(
        ine: String(fields[0]), latitude: Double(fields[1])!, longitude: Double(fields[2])!,
        elevationMetres: Int(fields[3])!,
        zone: fields[0].hasPrefix("35") || fields[0].hasPrefix("38") ? .canaries : .peninsula)
      let packed = lines[12 * index..<12 * index + 12].map(unpacked)
      return ClimateAnchor(
        place: place, months: derived(packed, latitude: place.latitude),
        point: MapPoint(latitude: place.latitude, longitude: place.longitude),
        region: ClimateRegion(latitude: place.latitude, longitude: place.longitude))
    }
  }

  private static func unpacked(_ line: Substring) -> ClimateRow {
    var row = ClimateRow()
    var column = 0
    for field in line.split(separator: " ") {
      let column_ = ClimateColumn(rawValue: column)!
      row[column_] = Double(Int(field)!) / column_.divisor
      column += 1
    }
    precondition(column == ClimateColumn.packedCount, "a row of the climate table has \(column) columns")
    return row
  }

  /// Fills the columns that follow from the packed ones.
  private static func derived(_ packed: [ClimateRow], latitude: Double) -> [ClimateRow] {
    packed.indices.map { month in
      var row = packed[month]
      let before = packed[(month + 11) % 12]
      let after = packed[(month + 1) % 12]
      // The mean over a month of straight joins between mid-month values is (before + 6 · middle + after) / 8;
      // solved for the middle to second order.
      for (column, knot) in [(ClimateColumn.maximum, ClimateColumn.maximumKnot), (.minimum, .minimumKnot)] {
        row[knot] = row[column] - (before[column] - 2 * row[column] + after[column]) / 8
      }
      let octant = Elementary.cosSin(turns: row[.gustOctant] / 8)
      row[.gustEast] = octant.sin
      row[.gustNorth] = octant.cos
      let middle = CivilDate(year: 2025, month: month + 1, day: 15)!
      let daylight = SunCourse(date: middle, latitude: latitude, longitude: 0).dayLengthHours
      let days = Double(CivilDate.dayCount(ofMonth: month + 1, year: 2025))
      row[.cloud] = min(max(1 - row[.sunHours] / (days * daylight), 0.08), 0.85)
      return row
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraTime

/// The climate of 54 places, read once from the packed literal.
package enum ClimateTable {
  /// In the order of their INE codes.
  package static let anchors: [ClimateAnchor] = read()

  private static func read() -> [ClimateAnchor] {
    let months = numbers(ClimateLiteral.months)
    let places = ClimateLiteral.places.description.split(separator: "\n")
    let rowLength = ClimateColumn.packedCount
    precondition(months.count == places.count * 12 * rowLength, "the climate table has \(months.count) numbers")
    return places.enumerated().map { index, line in
      let fields = line.split(separator: " ")
      let place = WeatherPlace(
        ine: String(fields[0]), latitude: Double(fields[1])!, longitude: Double(fields[2])!,
        elevationMetres: Int(fields[3])!,
        zone: fields[0].hasPrefix("35") || fields[0].hasPrefix("38") ? .canaries : .peninsula)
      let packed = (0..<12).map { month in
        let start = (12 * index + month) * rowLength
        return unpacked(months[start..<start + rowLength])
      }
      return ClimateAnchor(
        place: place, months: derived(packed, latitude: place.latitude),
        point: MapPoint(latitude: place.latitude, longitude: place.longitude),
        region: ClimateRegion(latitude: place.latitude, longitude: place.longitude))
    }
  }

  /// The whole numbers of a text, in order. Bytes, not characters: the table is read at every cold start of the mock.
  private static func numbers(_ text: StaticString) -> [Int] {
    var numbers: [Int] = []
    var value: Int?
    var isNegative = false
    for byte in text.description.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "-"): isNegative = true
      default:
        if let number = value { numbers.append(isNegative ? -number : number) }
        (value, isNegative) = (nil, false)
      }
    }
    if let number = value { numbers.append(isNegative ? -number : number) }
    return numbers
  }

  private static func unpacked(_ numbers: ArraySlice<Int>) -> ClimateRow {
    var row = ClimateRow()
    for (index, number) in numbers.enumerated() {
      let column = ClimateColumn(rawValue: index)!
      row[column] = Double(number) / column.divisor
    }
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

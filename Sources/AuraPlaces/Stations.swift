// SPDX-License-Identifier: MIT

import AuraModel

/// The packed table of stations, read a row at a time.
///
/// Rows lie by identifier, `_` filling its fifth place. Columns: identifier 5 characters, province 1, latitude and
/// longitude 4 each (10⁻⁵ degrees from 20° north and 20° west), height 2, SYNOP 3, hourly 1, offset of the name 3.
enum Stations: PointTable {
  static var count: Int { StationTable.count }
  static var treeCount: Int { StationTable.count }

  static func row(node: Int) -> Int {
    table.number(at: StationTable.orderStart + node * 2, width: 2)
  }

  static func treeCoordinate(row: Int) -> Coordinate { coordinate(row: row) }

  static func row(of id: some StringProtocol) -> Int? {
    let bytes = id.utf8
    guard (4...5).contains(bytes.count), !bytes.contains(UInt8(ascii: "_")) else { return nil }
    let key = Array(bytes) + (bytes.count == 4 ? [UInt8(ascii: "_")] : [])
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if idBytes(row: middle).lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
    }
    return low < count && idBytes(row: low).elementsEqual(key) ? low : nil
  }

  static func station(row: Int) -> WeatherStation {
    let start = row * StationTable.rowWidth
    let id = table.text(from: start, to: start + 5)
    return WeatherStation(
      id: String(id.last == "_" ? id.dropLast() : id), name: name(row: row),
      province: table.optionalNumber(at: start + 5, width: 1).flatMap(Province.init(number:)),
      coordinate: coordinate(row: row), altitudeM: table.optionalNumber(at: start + 14, width: 2),
      synop: table.optionalNumber(at: start + 16, width: 3).map { number in
        let digits = String(number)
        return String(repeating: "0", count: 5 - digits.count) + digits
      },
      reportsHourly: table.number(at: start + 19, width: 1) == 1)
  }

  private static let table = PackedText(StationTable.packed)

  private static func idBytes(row: Int) -> Substring.UTF8View {
    table.text(from: row * StationTable.rowWidth, to: row * StationTable.rowWidth + 5).utf8
  }

  private static func coordinate(row: Int) -> Coordinate {
    let start = row * StationTable.rowWidth
    // One rounding each: the double nearest to the decimal of the source.
    return Coordinate(
      uncheckedLatitude: Double(table.number(at: start + 6, width: 4) + 2_000_000) / 1e5,
      longitude: Double(table.number(at: start + 10, width: 4) - 2_000_000) / 1e5)
  }

  private static func name(row: Int) -> String {
    let start = StationTable.namesStart + table.number(at: row * StationTable.rowWidth + 20, width: 3)
    let end =
      row + 1 < count
      ? StationTable.namesStart + table.number(at: (row + 1) * StationTable.rowWidth + 20, width: 3) : table.count
    return String(table.text(from: start, to: end))
  }
}

// SPDX-License-Identifier: MIT

import AuraModel

/// The packed table of municipalities, read a row at a time.
///
/// Rows lie by INE code. Columns: code 3 digits, INE's control digit 1, latitude and longitude 6 each (10⁻⁹ degrees
/// from 20° north and 20° west), height 3 (cm), population 4, offset of the name 3.
enum Municipalities {
  static let count = MunicipalityTable.count

  /// The row of a code by bisection: 13 reads.
  static func row(of code: MunicipalityCode) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if codeNumber(row: middle) < code.number { low = middle + 1 } else { high = middle }
    }
    return low < count && codeNumber(row: low) == code.number ? low : nil
  }

  static func location(row: Int) -> Location {
    let names = nameAndChiefTown(row: row)
    return Location(
      code: MunicipalityCode(number: codeNumber(row: row))!, name: String(names.name),
      chiefTown: names.chiefTown.map(String.init), coordinate: coordinate(row: row),
      elevationM: field(row, elevation).map { Double($0) / 100 }, population: population(row: row))
  }

  static func codeNumber(row: Int) -> Int {
    table.number(at: row * MunicipalityTable.rowWidth + code.offset, width: code.width)
  }

  static func province(row: Int) -> Province { MunicipalityCode(number: codeNumber(row: row))!.province }

  static func controlDigit(row: Int) -> Int {
    table.number(at: row * MunicipalityTable.rowWidth + control.offset, width: control.width)
  }

  static func coordinate(row: Int) -> Coordinate? {
    guard let latitude = field(row, latitude), let longitude = field(row, longitude) else { return nil }
    // One rounding each: the double nearest to the decimal of the source.
    return Coordinate(
      uncheckedLatitude: Double(latitude + 20_000_000_000) / 1e9, longitude: Double(longitude - 20_000_000_000) / 1e9)
  }

  static func population(row: Int) -> Int? { field(row, populationColumn) }

  /// The official name, and the chief town's where it is another.
  static func nameAndChiefTown(row: Int) -> (name: Substring, chiefTown: Substring?) {
    let parts = names(row: row).split(separator: "|", omittingEmptySubsequences: false)
    return (parts[0], parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil)
  }

  /// All names of a row: official, chief town and others, parted by `|`, and by `/` among themselves.
  static func names(row: Int) -> Substring {
    let end = row + 1 < count ? nameOffset(row: row + 1) : table.count - MunicipalityTable.namesStart
    return table.text(
      from: MunicipalityTable.namesStart + nameOffset(row: row), to: MunicipalityTable.namesStart + end)
  }

  /// Where the names of a row begin, in bytes from the first name.
  static func nameOffset(row: Int) -> Int {
    table.number(at: row * MunicipalityTable.rowWidth + name.offset, width: name.width)
  }

  /// The row whose names hold a byte, counted from the first name.
  static func row(ofNameByte offset: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if nameOffset(row: middle) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Where a word begins, in bytes from the first name; words lie in the order of what is folded behind them.
  static func wordOffset(_ word: Int) -> Int {
    table.number(at: MunicipalityTable.wordsStart + word * 3, width: 3)
  }

  private typealias Column = (offset: Int, width: Int)

  private static let code: Column = (0, 3)
  private static let control: Column = (3, 1)
  private static let latitude: Column = (4, 6)
  private static let longitude: Column = (10, 6)
  private static let elevation: Column = (16, 3)
  private static let populationColumn: Column = (19, 4)
  private static let name: Column = (23, 3)

  fileprivate static let table = PackedText(MunicipalityTable.packed)

  private static func field(_ row: Int, _ column: Column) -> Int? {
    table.optionalNumber(at: row * MunicipalityTable.rowWidth + column.offset, width: column.width)
  }
}

extension Municipalities: PointTable {
  static var treeCount: Int { MunicipalityTable.orderCount }

  static func row(node: Int) -> Int {
    table.number(at: MunicipalityTable.orderStart + node * 3, width: 3)
  }

  static func treeCoordinate(row: Int) -> Coordinate { coordinate(row: row)! }
}

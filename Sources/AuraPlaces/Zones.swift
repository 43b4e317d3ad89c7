// SPDX-License-Identifier: MIT

import AuraModel

/// The packed table of warning zones, read a row at a time.
///
/// A row is a land zone, by code. Columns: code 4 digits, coast 1 (whether it has one), class of thresholds 1, offsets
/// of the name, the land's rings and the coast's rings 3 each, and the boxes of both: least and greatest latitude and
/// longitude, 2 each, hundredths of a degree from 20° north and 20° west.
enum Zones {
  static let count = ZoneTable.count

  /// The row of a zone that exists.
  static func row(of code: WarningZoneCode) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if codeNumber(row: middle) < code.number { low = middle + 1 } else { high = middle }
    }
    guard low < count, codeNumber(row: low) == code.number, !code.isCoastal || hasCoast(row: low) else { return nil }
    return low
  }

  static func codeNumber(row: Int) -> Int { field(row, offset: 0, width: 4) }

  static func hasCoast(row: Int) -> Bool { field(row, offset: 4, width: 1) == 1 }

  static func zone(row: Int, isCoastal: Bool) -> WarningZone {
    WarningZone(
      code: WarningZoneCode(uncheckedNumber: codeNumber(row: row), isCoastal: isCoastal), name: name(row: row))
  }

  static func thresholds(row: Int) -> WarningThresholds {
    let start = ZoneTable.classesStart + field(row, offset: 5, width: 1) * 36
    return WarningThresholds(row: (0..<18).map { table.number(at: start + $0 * 2, width: 2) - 64 })
  }

  /// The row of the land zone of a municipality's row, and whether the municipality is on the coast.
  static func zoneRow(ofMunicipality row: Int) -> (row: Int, isCoastal: Bool) {
    let value = table.number(at: ZoneTable.municipalitiesStart + row * 2, width: 2)
    return (value / 2, value % 2 == 1)
  }

  /// Whether a place lies in the box around a zone: a rough answer before the rings are read.
  static func boxHolds(_ place: Coordinate, row: Int, isCoastal: Bool) -> Bool {
    let start = isCoastal ? 23 : 15
    let bounds = (0..<4).map { Double(field(row, offset: start + $0 * 2, width: 2)) }
    // A hundredth to spare: the box is of rounded corners.
    return (bounds[0] - 1...bounds[1] + 1).contains((place.latitude - 20) * 100)
      && (bounds[2] - 1...bounds[3] + 1).contains((place.longitude + 20) * 100)
  }

  /// Where the rings of a zone start in the table.
  static func ringsStart(row: Int, isCoastal: Bool) -> Int {
    ZoneTable.ringsStart + field(row, offset: isCoastal ? 12 : 9, width: 3)
  }

  static let table = PackedText(ZoneTable.packed)

  private static func name(row: Int) -> String {
    let end = row + 1 < count ? ZoneTable.namesStart + field(row + 1, offset: 6, width: 3) : table.count
    return String(table.text(from: ZoneTable.namesStart + field(row, offset: 6, width: 3), to: end))
  }

  private static func field(_ row: Int, offset: Int, width: Int) -> Int {
    table.number(at: ZoneTable.rowsStart + row * ZoneTable.rowWidth + offset, width: width)
  }
}

// SPDX-License-Identifier: MIT

import AuraModel

/// The rings of warning zones, unpacked from steps of hundredths of a degree.
///
/// AEMET writes two decimals. The 43 values of all 233 zones that are written otherwise (`-0.0`, `-1.129999`) are
/// kept as text beside the steps: both the coordinates and the wire's text are those of AEMET's files (Q-CAP-22).
enum ZoneRings {
  /// The rings as coordinates, the double nearest to each decimal of the wire.
  static func rings(row: Int, isCoastal: Bool) -> [Ring] {
    let overrides = Override.of(row: row, isCoastal: isCoastal)
    return hundredths(row: row, isCoastal: isCoastal).enumerated().map { ring, vertices in
      var values = vertices.map { [Double($0.latitude) / 100, Double($0.longitude) / 100] }
      for each in overrides where each.ring == ring { values[each.vertex][each.axis] = Double(each.text)! }
      return Ring(values.map { Coordinate(uncheckedLatitude: $0[0], longitude: $0[1]) })
    }
  }

  /// The rings as a CAP file writes them: `37.92,-2.21 37.89,-2.17 …`, closed.
  static func texts(row: Int, isCoastal: Bool) -> [String] {
    let overrides = Override.of(row: row, isCoastal: isCoastal)
    return hundredths(row: row, isCoastal: isCoastal).enumerated().map { ring, vertices in
      var values = vertices.map { [wireText($0.latitude), wireText($0.longitude)] }
      for each in overrides where each.ring == ring { values[each.vertex][each.axis] = each.text }
      return values.map { "\($0[0]),\($0[1])" }.joined(separator: " ")
    }
  }

  private static func hundredths(row: Int, isCoastal: Bool) -> [[(latitude: Int, longitude: Int)]] {
    var offset = Zones.ringsStart(row: row, isCoastal: isCoastal)
    func read(_ width: Int) -> Int {
      defer { offset += width }
      return Zones.table.number(at: offset, width: width)
    }
    func step() -> Int {
      let digit = read(1)
      return digit == 63 ? read(2) - 2048 : digit - 31
    }
    return (0..<read(1)).map { _ in
      let count = read(2)
      var vertices = [(latitude: read(2) + 2000, longitude: read(2) - 2000)]
      vertices.reserveCapacity(count + 1)
      while vertices.count < count {
        let last = vertices[vertices.count - 1]
        vertices.append((last.latitude + step(), last.longitude + step()))
      }
      return vertices + vertices.prefix(1)
    }
  }

  /// AEMET's way to write hundredths: two decimals, the last one dropped when it is zero.
  private static func wireText(_ hundredths: Int) -> String {
    let fraction = abs(hundredths) % 100
    let decimals = fraction % 10 == 0 ? "\(fraction / 10)" : fraction < 10 ? "0\(fraction)" : "\(fraction)"
    return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(decimals)"
  }
}

/// One value of a ring that is not written in hundredths.
private struct Override {
  let zone: Substring
  let ring: Int
  let vertex: Int
  /// 0 latitude, 1 longitude.
  let axis: Int
  let text: String

  static func of(row: Int, isCoastal: Bool) -> [Override] {
    let code = WarningZoneCode(uncheckedNumber: Zones.codeNumber(row: row), isCoastal: isCoastal).description
    return all.filter { $0.zone == code }
  }

  private static let all: [Override] = Zones.table.text(from: ZoneTable.overridesStart, to: ZoneTable.namesStart)
    .split(separator: ";").map { each in
      let fields = each.split(separator: " ")
      return Override(
        zone: fields[0], ring: Int(fields[1])!, vertex: Int(fields[2])!, axis: Int(fields[3])!, text: String(fields[4]))
    }
}

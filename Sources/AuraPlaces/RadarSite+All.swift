// SPDX-License-Identifier: MIT

public import AuraModel

extension RadarSite {
  /// The 15 regional radars, by AEMET's code. Sources: AEMET OpenData specification 2.0; EUMETNET OPERA radar database.
  public static let all: [RadarSite] = RadarTable.packed.split(separator: ";").map { row in
    let columns = row.split(separator: "|").map(String.init)
    return RadarSite(
      code: columns[0], name: columns[1], site: columns[2], odim: columns[3], wmo: columns[4],
      coordinate: Coordinate(uncheckedLatitude: Double(columns[5])!, longitude: Double(columns[6])!),
      groundM: Int(columns[7])!, antennaM: Int(columns[8])!, rangeKm: Double(columns[9])!)
  }
}

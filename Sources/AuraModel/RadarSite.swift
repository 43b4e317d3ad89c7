// SPDX-License-Identifier: MIT

/// One of the 15 regional radars whose pictures AEMET OpenData serves.
public struct RadarSite: Hashable, Sendable, Identifiable {
  /// AEMET's two letters in `red/radar/regional`; no rule behind them (Q-RAD-01).
  public let code: String
  /// AEMET's name: `Asturias`.
  public let name: String
  /// Where the antenna stands: `Salas (Aguión)`; it can be 30 km and more from the city in the name.
  public let site: String
  /// EUMETNET's code: `essan`.
  public let odim: String
  /// The five digits of the WMO station.
  public let wmo: String
  /// The antenna.
  public let coordinate: Coordinate
  /// Height of the ground above the sea, m, 117…1765.
  public let groundM: Int
  /// Height of the antenna above the sea, m, 130…1778.
  public let antennaM: Int
  /// How far it sees, km: 240, the Canaries 300.
  public let rangeKm: Double

  package init(
    code: String, name: String, site: String, odim: String, wmo: String, coordinate: Coordinate, groundM: Int,
    antennaM: Int, rangeKm: Double
  ) {
    self.code = code
    self.name = name
    self.site = site
    self.odim = odim
    self.wmo = wmo
    self.coordinate = coordinate
    self.groundM = groundM
    self.antennaM = antennaM
    self.rangeKm = rangeKm
  }

  public var id: String { code }

  /// Whether a place is within the radar's range (Q-RAD-04).
  public func covers(_ place: Coordinate) -> Bool {
    coordinate.distanceKm(to: place) <= rangeKm
  }
}

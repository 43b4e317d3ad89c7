// SPDX-License-Identifier: MIT

/// One of AEMET's stations, as its inventory knows it.
public struct WeatherStation: Hashable, Sendable, Identifiable {
  /// AEMET's `indicativo`, four or five of 0–9 and A–Z: `3195`, `9262P`.
  public let id: String
  /// The name in capitals: `MADRID, RETIRO`.
  public let name: String
  /// Nil for stations known only from their observations.
  public let province: Province?
  /// The instrument, to 1 m at best, 30 m in most rows; not the town.
  public let coordinate: Coordinate
  /// Height above the sea, m, 1…3092; nil for stations known only from their observations.
  public let altitudeM: Int?
  /// The five digits of a SYNOP station; nil for most.
  public let synop: String?
  /// Whether the list of stations with hourly observations had it.
  public let reportsHourly: Bool

  package init(
    id: String, name: String, province: Province?, coordinate: Coordinate, altitudeM: Int?, synop: String?,
    reportsHourly: Bool
  ) {
    self.id = id
    self.name = name
    self.province = province
    self.coordinate = coordinate
    self.altitudeM = altitudeM
    self.synop = synop
    self.reportsHourly = reportsHourly
  }
}

// SPDX-License-Identifier: MIT

public import AuraModel

/// AEMET's stations by identifier. Source: AEMET climatological inventory, "© AEMET"; see docs/DATA-LICENCES.md.
extension Gazetteer {
  /// Every station by identifier, 962; AEMET's own lists grow and shrink by dozens a year (Q-INV-05).
  public static var stations: [WeatherStation] { (0..<Stations.count).map(Stations.station(row:)) }

  /// The station with an identifier; nil when the table has none such.
  public static func station(_ id: some StringProtocol) -> WeatherStation? {
    Stations.row(of: id).map(Stations.station(row:))
  }
}

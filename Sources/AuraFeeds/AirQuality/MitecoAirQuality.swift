// SPDX-License-Identifier: MIT

public import AuraModel

/// MITECO's table of Spain's air quality index in the last hour, one row a station.
///
/// Source of the data: MITECO, `ica-ultima-hora.csv`, CC-BY 4.0. To be credited with them.
public struct MitecoAirQuality: Hashable, Sendable {
  /// In the order of the table.
  public var rows: [AirStationRecord]

  /// The stations that are switched on and whose place is known, in the order of the table.
  public var stations: [AirStation] { rows.compactMap(\.station) }
}

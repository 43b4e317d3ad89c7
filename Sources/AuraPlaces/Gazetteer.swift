// SPDX-License-Identifier: MIT

public import AuraModel

/// The bundled places of Spain: every municipality by code, by name and by nearness.
///
/// Sources: CNIG/IGN, Nomenclátor Geográfico de Municipios y Entidades de Población 2021, CC BY 4.0, "© Instituto
/// Geográfico Nacional"; names INE 1 January 2025. See docs/DATA-LICENCES.md.
public enum Gazetteer {
  /// How many municipalities there are: 8,132.
  public static var municipalityCount: Int { Municipalities.count }

  /// The municipality with a code; nil when there is none.
  public static func municipality(_ code: MunicipalityCode) -> Location? {
    Municipalities.row(of: code).map(Municipalities.location(row:))
  }

  /// The municipality with a code of five digits; nil for anything else.
  public static func municipality(_ code: some StringProtocol) -> Location? {
    MunicipalityCode(code).flatMap { municipality($0) }
  }

  /// Every municipality by code; each is read from the table as it is asked for.
  public static var municipalities: some RandomAccessCollection<Location> & Sendable {
    LocationList()
  }
}

/// The municipalities as a collection that holds nothing.
private struct LocationList: RandomAccessCollection, Sendable {
  var startIndex: Int { 0 }
  var endIndex: Int { Municipalities.count }
  subscript(position: Int) -> Location { Municipalities.location(row: position) }
}

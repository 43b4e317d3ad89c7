// SPDX-License-Identifier: MIT

public import AuraTime

/// A place to tell the weather of: a municipality of Spain, seen from its chief town.
public struct Location: Hashable, Sendable, Identifiable {
  public let code: MunicipalityCode

  /// The official name in natural order, both languages where it has two: `A Coruña`, `Donostia/San Sebastián`.
  public let name: String

  /// The name of the chief town where it differs from the municipality's: Ibarra, of Aramaio.
  public let chiefTown: String?

  /// The chief town, ETRS89 or REGCAN95; nil where the source has none (48916 Usansolo).
  public let coordinate: Coordinate?

  /// Height of the chief town above the sea, m, 1…1695; nil where the source has none.
  public let elevationM: Double?

  /// Inhabitants, 3…3,334,730 in the source of 2021; nil where the source has none.
  public let population: Int?

  package init(
    code: MunicipalityCode, name: String, chiefTown: String?, coordinate: Coordinate?, elevationM: Double?,
    population: Int?
  ) {
    self.code = code
    self.name = name
    self.chiefTown = chiefTown
    self.coordinate = coordinate
    self.elevationM = elevationM
    self.population = population
  }

  public var id: MunicipalityCode { code }
  public var province: Province { code.province }
  public var comunidad: Comunidad { code.province.comunidad }
  public var zone: CivilZone { code.province.zone }
}

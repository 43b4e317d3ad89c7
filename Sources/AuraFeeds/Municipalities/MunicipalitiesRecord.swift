// SPDX-License-Identifier: MIT

public import AuraModel

/// AEMET's master list of municipalities as sent, or the answer for a single one.
///
/// The project has its own table of places; this product checks it.
public struct MunicipalitiesRecord: Hashable, Sendable {
  /// A municipality.
  public struct Municipality: Hashable, Sendable {
    /// From `id`, which has `id` before the digits (Q-MUN-02).
    public let code: MunicipalityCode
    /// `nombre` as sent, article behind the comma.
    public let sentName: String
    /// `capital`, the chief town, as sent.
    public let sentChiefTown: String?
    /// From `latitud_dec` and `longitud_dec`, else from the texts in degrees (Q-MUN-06); nil when neither can be read.
    public let coordinate: Coordinate?
    /// m.
    public let altitudeM: Int?
    public let population: Int?
    /// `zona_comarcal`, the land zone of its warnings (Q-MUN-05).
    public let warningZone: WarningZoneCode?
    /// `destacada`: whether AEMET puts it first in its lists.
    public let isFeatured: Bool?
    /// The last part of its page's address.
    public let pageName: String?
    /// `id_old`, a number of AEMET's own that is no INE code and is used for nothing (Q-MUN-04).
    public let formerNumber: String?

    public init(
      code: MunicipalityCode, sentName: String, sentChiefTown: String?, coordinate: Coordinate?, altitudeM: Int?,
      population: Int?, warningZone: WarningZoneCode?, isFeatured: Bool?, pageName: String?, formerNumber: String?
    ) {
      self.code = code
      self.sentName = sentName
      self.sentChiefTown = sentChiefTown
      self.coordinate = coordinate
      self.altitudeM = altitudeM
      self.population = population
      self.warningZone = warningZone
      self.isFeatured = isFeatured
      self.pageName = pageName
      self.formerNumber = formerNumber
    }

    /// The name in natural order: `A Coruña`.
    public var name: String { Location.naturalName(fromInverted: sentName) }
  }

  /// In the order of the file, which is no order of names or codes.
  public var municipalities: [Municipality]

  public init(municipalities: [Municipality]) {
    self.municipalities = municipalities
  }
}

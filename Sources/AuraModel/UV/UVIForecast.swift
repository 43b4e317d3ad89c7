// SPDX-License-Identifier: MIT

public import AuraTime

/// AEMET's forecast of one day's greatest clear-sky ultraviolet index at 59 towns.
public struct UVIForecast: Hashable, Sendable {
  /// A town of the list.
  public struct Entry: Hashable, Sendable {
    public let municipality: MunicipalityCode
    /// The name as sent.
    public let name: String?
    public let index: UVIndex

    public init(municipality: MunicipalityCode, name: String?, index: UVIndex) {
      self.municipality = municipality
      self.name = name
      self.index = index
    }
  }

  /// The day it is for: the date of `FECHA_VALIDEZ`, which is its noon (Q-UVI-04).
  public let validDay: CivilDate
  /// `FECHA_ELABORACION`, read as UTC.
  public let elaboratedAt: WallInstant?
  /// `FECHA_MOD`, the run of the model, read as UTC.
  public let modelRunAt: WallInstant?
  /// In the order of the file.
  public let entries: [Entry]

  public init(validDay: CivilDate, elaboratedAt: WallInstant?, modelRunAt: WallInstant?, entries: [Entry]) {
    self.validDay = validDay
    self.elaboratedAt = elaboratedAt
    self.modelRunAt = modelRunAt
    self.entries = entries
  }

  /// The index of a town on a day; nil when the file is of another day or has no entry of that very code (Q-UVI-05).
  public func index(for municipality: MunicipalityCode, on day: CivilDate) -> UVIndex? {
    guard day == validDay else { return nil }
    return entries.first { $0.municipality == municipality }?.index
  }
}

extension UVIndex {
  /// The greatest index of a day at a place: the UVI file's entry of that code, else the daily forecast's `uvMax` of
  /// that day, else unknown. Never another place's (Q-UVI-05).
  public static func greatest(
    at municipality: MunicipalityCode, on day: CivilDate, uvi: UVIForecast?, dailyMaximum: Int?
  ) -> UVIndex? {
    uvi?.index(for: municipality, on: day) ?? dailyMaximum.flatMap { UVIndex($0) }
  }
}

// SPDX-License-Identifier: MIT

public import AuraTime

/// A forecast in prose by AEMET's forecasters: of Spain, a community, a province or an island.
public struct ForecastBulletin: Hashable, Sendable {
  /// What the text speaks of; names as the heading writes them, in capitals.
  public enum Scope: Hashable, Sendable {
    case spain
    case comunidad(String)
    case province(String)
    case island(String)
    /// A heading in a wording never seen.
    case other(String)
  }

  /// What the section of significant phenomena says.
  public enum SignificantPhenomena: Hashable, Sendable {
    /// The text says that none are expected.
    case noneExpected
    /// One string a paragraph.
    case expected([String])
    /// The text has no such section (provinces, medium range).
    case notStated
  }

  /// One dated part of a medium-range text.
  public struct DatedPart: Hashable, Sendable, Codable {
    public let date: CivilDate
    public let paragraphs: [String]

    public init(date: CivilDate, paragraphs: [String]) {
      self.date = date
      self.paragraphs = paragraphs
    }
  }

  /// A row of a provincial text's table of temperatures.
  public struct TownTemperatures: Hashable, Sendable, Codable {
    public let town: String
    /// °C.
    public let minimumC: Int
    /// °C.
    public let maximumC: Int

    public init(town: String, minimumC: Int, maximumC: Int) {
      self.town = town
      self.minimumC = minimumC
      self.maximumC = maximumC
    }
  }

  public let scope: Scope
  /// When it was issued; the text gives peninsular official time, for the Canaries too (Q-BOL-04).
  public let issuedAt: WallInstant
  /// The days it speaks of, in order, at least one.
  public let validDays: [CivilDate]
  public let significantPhenomena: SignificantPhenomena
  /// The forecast, one string a paragraph, line folds undone; empty when the text is a lone full stop (Q-BOL-15).
  public let paragraphs: [String]
  /// The dated parts of a medium-range text; else empty.
  public let parts: [DatedPart]
  /// The table of a provincial text; else empty.
  public let temperatures: [TownTemperatures]

  public init(
    scope: Scope, issuedAt: WallInstant, validDays: [CivilDate], significantPhenomena: SignificantPhenomena,
    paragraphs: [String], parts: [DatedPart], temperatures: [TownTemperatures]
  ) {
    self.scope = scope
    self.issuedAt = issuedAt
    self.validDays = validDays
    self.significantPhenomena = significantPhenomena
    self.paragraphs = paragraphs
    self.parts = parts
    self.temperatures = temperatures
  }

  /// Whether the text speaks of a date. A good answer may hold a text of months ago (Q-BOL-08): only this tells.
  public func covers(_ date: CivilDate) -> Bool {
    validDays.contains(date)
  }
}

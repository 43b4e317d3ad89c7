// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// The head of a municipal forecast: whose it is, when it was made and by whom.
public struct ForecastIssue: Hashable, Sendable {
  /// Who made it and what to say when it is shown. Kept as sent.
  public struct Origin: Hashable, Sendable {
    public var productor: String?
    public var web: String?
    public var enlace: String?
    public var language: String?
    public var copyright: String?
    public var notaLegal: String?

    public init() {}
  }

  public var origin = Origin()
  /// When it was elaborated. Sent without offset and meant as UTC (Q-DAY-12); before 2019-11-12 a date alone was
  /// sent, and this is its midnight. For age and order only.
  public var elaboratedAt: WallInstant?
  /// The INE code; a number that lost its leading zero is padded again (Q-DAY-02).
  public var municipality: MunicipalityCode?
  /// The name as sent, article behind the comma (`Coruña, A`), letters encoded twice set right (Q-CHR-05).
  public var sentName: String?
  public var province: String?
  /// `1.0`, whether sent as a number or a text.
  public var version: String?

  public init() {}

  /// The name in natural order: `A Coruña` (Q-DAY-20).
  public var name: String? { sentName.map(Location.naturalName(fromInverted:)) }
}

// SPDX-License-Identifier: MIT

/// An autonomous community or city of Spain, numbered as INE does, 1…19.
public enum Comunidad: Int, CaseIterable, Hashable, Sendable {
  case andalucia = 1
  case aragon
  case asturias
  case balears
  case canarias
  case cantabria
  case castillaYLeon
  case castillaLaMancha
  case cataluna
  case valenciana
  case extremadura
  case galicia
  case madrid
  case murcia
  case navarra
  case paisVasco
  case rioja
  case ceuta
  case melilla

  /// The official name.
  public var name: String { row[0] }

  /// AEMET's code in the paths of text bulletins (`prediccion/ccaa`); none for Ceuta and Melilla, whose text is that
  /// of their province.
  ///
  /// Note that `can` is Cantabria, `coo` Canarias and `arn` Aragón. Source: AEMET OpenData specification 2.0.
  public var bulletinCode: String? { row[1] == "-" ? nil : row[1] }

  /// The area of weather warnings, 61…79; the first two digits of its zones' codes.
  ///
  /// A table, for there is no rule: Q-CAP-16. Source: Plan Meteoalerta, annex 2.
  public var warningArea: Int { Int(row[2])! }

  /// The community with an area of weather warnings, 61…79.
  public init?(warningArea: Int) {
    guard let found = Self.allCases.first(where: { $0.warningArea == warningArea }) else { return nil }
    self = found
  }

  /// The community with AEMET's code of text bulletins.
  public init?(bulletinCode: some StringProtocol) {
    guard let found = Self.allCases.first(where: { $0.bulletinCode.map { $0 == bulletinCode } ?? false }) else {
      return nil
    }
    self = found
  }

  /// Its provinces, by code.
  public var provinces: [Province] { Province.allCases.filter { $0.comunidad == self } }

  private var row: [String] { Self.table[rawValue - 1] }

  private static let table = splitTable(
    """
    Andalucía|and|61
    Aragón|arn|62
    Principado de Asturias|ast|63
    Illes Balears|bal|64
    Canarias|coo|65
    Cantabria|can|66
    Castilla y León|cle|67
    Castilla-La Mancha|clm|68
    Cataluña|cat|69
    Comunitat Valenciana|val|77
    Extremadura|ext|70
    Galicia|gal|71
    Comunidad de Madrid|mad|72
    Región de Murcia|mur|73
    Comunidad Foral de Navarra|nav|74
    País Vasco|pva|75
    La Rioja|rio|76
    Ceuta|-|78
    Melilla|-|79
    """)
}

/// The rows and columns of a small table written as text.
func splitTable(_ text: String) -> [[String]] {
  text.split(separator: "\n").map { line in
    line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }
}

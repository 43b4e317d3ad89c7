// SPDX-License-Identifier: MIT

/// A province or an island as AEMET's provincial text bulletins name it.
public struct BulletinProvince: Hashable, Sendable {
  /// AEMET's code in `prediccion/provincia`: INE's two digits, or three for an island (`072` Mallorca).
  public let code: String
  public let name: String
  public let province: Province

  /// All 59, by code: 49 provinces and cities and ten islands. Source: AEMET OpenData specification 2.0.
  public static var all: [BulletinProvince] { Province.allCases.flatMap(\.bulletinProvinces) }

  /// The ten islands (two of them together) that have a text of their own.
  public static let islands: [BulletinProvince] = [
    ("071", "Menorca"), ("072", "Mallorca"), ("073", "Ibiza y Formentera"), ("351", "Lanzarote"),
    ("352", "Fuerteventura"), ("353", "Gran Canaria"), ("381", "Tenerife"), ("382", "La Gomera"), ("383", "La Palma"),
    ("384", "El Hierro"),
  ].map { code, name in
    BulletinProvince(code: code, name: name, province: Province(code: code.prefix(2))!)
  }
}

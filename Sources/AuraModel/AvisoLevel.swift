// SPDX-License-Identifier: MIT

/// The level of a weather warning, from none to the worst.
///
/// Source: Plan Meteoalerta v9. Its thresholds vary by zone (Q-CAP-23), so a level is read and never computed.
public enum AvisoLevel: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// No warning. The service writes files of this level for every quiet phenomenon (Q-CAP-02).
  case verde
  /// ESTÉ ATENTO.
  case amarillo
  /// ESTÉ PREPARADO.
  case naranja
  /// ACTÚE.
  case rojo

  /// AEMET's word: `amarillo`.
  public var name: String { Self.names[rawValue] }

  /// Reads AEMET's word, whatever its case; nil for another.
  public init?(name: some StringProtocol) {
    guard let index = Self.names.firstIndex(of: name.lowercased()) else { return nil }
    self.init(rawValue: index)
  }

  /// Reads CAP's severity, which says the same (Q-CAP-19): `Minor` is verde and `Extreme` is rojo, none is shifted.
  public init?(severity: some StringProtocol) {
    guard let index = Self.severities.firstIndex(of: severity.lowercased()) else { return nil }
    self.init(rawValue: index)
  }

  public static func < (left: AvisoLevel, right: AvisoLevel) -> Bool { left.rawValue < right.rawValue }

  private static let names = ["verde", "amarillo", "naranja", "rojo"]
  private static let severities = ["minor", "moderate", "severe", "extreme"]
}

extension AvisoLevel: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let level = Self(name: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "found \"\(text.prefix(64))\", expected verde, amarillo, naranja or rojo")
    }
    self = level
  }

  /// Writes AEMET's word: `naranja`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

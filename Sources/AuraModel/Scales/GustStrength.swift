// SPDX-License-Identifier: MIT

/// AEMET's word for gusts, which come from gust data alone.
public enum GustStrength: Int, CaseIterable, Comparable, Hashable, Sendable {
  case sinAdjetivo
  case muyFuertes
  case huracanadas

  /// The strength of a gust in km/h; nil for less than nothing and for what is not a number.
  public init?(gustKmh: Double) {
    guard gustKmh >= 0, gustKmh.isFinite else { return nil }
    self = Self.allCases[ScaleRegister.classIndex(of: gustKmh, in: ScaleRegister.gustKmh)]
  }

  /// The adjective, feminine plural; nil up to 70 km/h.
  public var word: String? {
    switch self {
    case .sinAdjetivo: nil
    case .muyFuertes: "muy fuertes"
    case .huracanadas: "huracanadas"
    }
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

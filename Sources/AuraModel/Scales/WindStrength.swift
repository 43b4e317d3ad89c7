// SPDX-License-Identifier: MIT

/// AEMET's word for a mean wind over 10 minutes.
public enum WindStrength: Int, CaseIterable, Comparable, Hashable, Sendable {
  case calma
  case flojo
  /// Formerly *moderado*; AEMET gives it no adjective.
  case sinAdjetivo
  case fuerte
  case muyFuerte
  case huracanado

  /// The strength of a mean wind in km/h; nil for less than nothing and for what is not a number.
  public init?(meanWindKmh: Double) {
    guard meanWindKmh >= 0, meanWindKmh.isFinite else { return nil }
    self = Self.allCases[ScaleRegister.classIndex(of: meanWindKmh, in: ScaleRegister.windKmh)]
  }

  /// The adjective, masculine singular; nil for the strength that has none.
  public var word: String? {
    switch self {
    case .calma: "calma"
    case .flojo: "flojo"
    case .sinAdjetivo: nil
    case .fuerte: "fuerte"
    case .muyFuerte: "muy fuerte"
    case .huracanado: "huracanado"
    }
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

// SPDX-License-Identifier: MIT

/// AEMET's word for rain by what falls in one hour; the sum of a day has no word from this scale.
public enum RainIntensity: Int, CaseIterable, Comparable, Hashable, Sendable {
  case none
  /// More than nothing, less than 0.1 mm: "Ip" of the forecasts.
  case inapreciable
  case debil
  case moderada
  case fuerte
  case muyFuerte
  case torrencial

  /// The intensity of a rain in mm an hour; nil for less than nothing and for what is not a number.
  public init?(mmPerHour: Double) {
    guard mmPerHour >= 0, mmPerHour.isFinite else { return nil }
    guard mmPerHour > 0 else {
      self = .none
      return
    }
    guard mmPerHour >= 0.1 else {
      self = .inapreciable
      return
    }
    self = Self.allCases[1 + ScaleRegister.classIndex(of: mmPerHour * 10, in: ScaleRegister.rainTenthsOfMm)]
  }

  /// The adjective, feminine singular (lluvia); nil where it does not rain.
  ///
  /// Showers (chubascos) are never *débiles* and drizzle (llovizna) has no intensity: aemetblog.es, 31 March 2016.
  public var word: String? {
    switch self {
    case .none: nil
    case .inapreciable: "inapreciable"
    case .debil: "débil"
    case .moderada: "moderada"
    case .fuerte: "fuerte"
    case .muyFuerte: "muy fuerte"
    case .torrencial: "torrencial"
    }
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

// SPDX-License-Identifier: MIT

/// AEMET's word for snow by what falls in one hour, in cm of snow.
///
/// `nieve` of the forecasts is mm of water: it cannot be put on this scale.
public enum SnowIntensity: Int, CaseIterable, Comparable, Hashable, Sendable {
  case debil
  case sinAdjetivo
  case fuerte

  /// The intensity of a snowfall in cm an hour; nil for nothing, less than nothing and for what is not a number.
  public init?(cmPerHour: Double) {
    guard cmPerHour > 0, cmPerHour.isFinite else { return nil }
    self = Self.allCases[ScaleRegister.classIndex(of: cmPerHour * 10, in: ScaleRegister.snowTenthsOfCm)]
  }

  /// The adjective, feminine singular (nevada); nil for the intensity that has none.
  public var word: String? {
    switch self {
    case .debil: "débil"
    case .sinAdjetivo: nil
    case .fuerte: "fuerte"
    }
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

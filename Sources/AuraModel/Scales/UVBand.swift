// SPDX-License-Identifier: MIT

/// A class of the UV index, by the World Health Organization.
public enum UVBand: Int, CaseIterable, Comparable, Hashable, Sendable {
  case bajo
  case moderado
  case alto
  case muyAlto
  case extremo

  /// The class of an index; nil for less than nothing.
  public init?(index: Int) {
    guard index >= 0 else { return nil }
    self = Self.allCases[ScaleRegister.classIndex(of: Double(index), in: ScaleRegister.uvIndex)]
  }

  /// Least and greatest index; the last class has no greatest.
  public var indices: (least: Int, greatest: Int?) {
    let greatest = ScaleRegister.uvIndex
    return (rawValue == 0 ? 0 : greatest[rawValue - 1] + 1, rawValue < greatest.count ? greatest[rawValue] : nil)
  }

  public var name: String {
    switch self {
    case .bajo: "Bajo"
    case .moderado: "Moderado"
    case .alto: "Alto"
    case .muyAlto: "Muy alto"
    case .extremo: "Extremo"
    }
  }

  /// Green, yellow, orange, red, violet: the inks Pantone 375, 102, 151, 032 and 265 as sRGB.
  ///
  /// Source: WHO, *Global Solar UV Index: A Practical Guide*, 2002, annex on the presentation of the index.
  public var colour: Colour {
    switch self {
    case .bajo: Colour(0x97D700)
    case .moderado: Colour(0xFCE300)
    case .alto: Colour(0xFF8200)
    case .muyAlto: Colour(0xEF3340)
    case .extremo: Colour(0x9063CD)
    }
  }

  /// What text on `colour` is written in: contrast of 4.5 at least.
  public var textColour: Colour { .black }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

// SPDX-License-Identifier: MIT

/// A class of Spain's air quality index (ICA), 1 the best … 6 the worst.
public enum AirQualityBand: Int, CaseIterable, Codable, Comparable, Hashable, Sendable {
  case buena = 1
  case razonablementeBuena
  case regular
  case desfavorable
  case muyDesfavorable
  case extremadamenteDesfavorable

  /// The class of a pollutant's concentration in µg/m³; nil for less than nothing and for what is not a number.
  ///
  /// Negative values are error codes of the stations, never good air.
  public init?(_ pollutant: Pollutant, microgramsPerCubicMetre value: Double) {
    guard value >= 0, value.isFinite else { return nil }
    self.init(rawValue: 1 + ScaleRegister.classIndex(of: value, in: pollutant.bounds))
  }

  public var name: String {
    switch self {
    case .buena: "Buena"
    case .razonablementeBuena: "Razonablemente buena"
    case .regular: "Regular"
    case .desfavorable: "Desfavorable"
    case .muyDesfavorable: "Muy desfavorable"
    case .extremadamenteDesfavorable: "Extremadamente desfavorable"
    }
  }

  /// Source: European Environment Agency, European Air Quality Index, colours of its six classes; MITECO's own are not
  /// published in a form to be reused.
  public var colour: Colour {
    switch self {
    case .buena: Colour(0x50F0E6)
    case .razonablementeBuena: Colour(0x50CCAA)
    case .regular: Colour(0xF0E641)
    case .desfavorable: Colour(0xFF5050)
    case .muyDesfavorable: Colour(0x960032)
    case .extremadamenteDesfavorable: Colour(0x7D2181)
    }
  }

  /// What text on `colour` is written in: contrast of 4.5 at least.
  public var textColour: Colour {
    switch self {
    case .buena, .razonablementeBuena, .regular, .desfavorable: .black
    case .muyDesfavorable, .extremadamenteDesfavorable: .white
    }
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

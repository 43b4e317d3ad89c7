// SPDX-License-Identifier: MIT

public import AuraModel

/// A colour of the data by name, with the colour of text on it: contrast of 4.5 at least.
public struct ColourToken: Hashable, Sendable {
  /// `air.regular`
  public let name: String
  public let colour: Colour
  public let textColour: Colour

  init(_ name: String, _ colour: Colour, text: Colour) {
    self.name = name
    self.colour = colour
    textColour = text
  }

  public init(_ band: AirQualityBand) {
    self = Self.air[band.rawValue - AirQualityBand.buena.rawValue]
  }

  public init(_ band: UVBand) {
    self = Self.uv[band.rawValue]
  }

  // Made once: the name of a case is looked up by reflection, which is dear beside all else of a row.
  private static let air = AirQualityBand.allCases.map {
    ColourToken("air.\($0)", $0.colour, text: $0.textColour)
  }
  private static let uv = UVBand.allCases.map { ColourToken("uv.\($0)", $0.colour, text: $0.textColour) }

  /// AEMET names the colours of its levels and publishes no values for them: these are ours, of that name.
  public init(_ level: AvisoLevel) {
    let colour =
      switch level {
      case .verde: Colour(0x2E7D32)
      case .amarillo: Colour(0xFFE100)
      case .naranja: Colour(0xFF9500)
      case .rojo: Colour(0xC8102E)
      }
    let text =
      switch level {
      case .amarillo, .naranja: Colour.black
      case .verde, .rojo: Colour.white
      }
    self.init("aviso.\(level.name)", colour, text: text)
  }

  /// What is not known: neither green nor blue.
  public static let unknown = ColourToken("unknown", Colour(0x5B6270), text: .white)

  /// Every token there is but those of the sky.
  public static var all: [ColourToken] {
    air + uv + AvisoLevel.allCases.map { ColourToken($0) } + [.unknown]
  }
}

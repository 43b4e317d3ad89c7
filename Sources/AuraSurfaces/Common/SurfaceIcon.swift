// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraSun

/// A picture of a surface with the words for who does not see it.
public struct SurfaceIcon: Hashable, Sendable {
  /// The name of one of Apple's SF Symbols: `cloud.sun.rain.fill`.
  public let symbolName: String
  /// `Intervalos nubosos con lluvia`
  public let label: String

  init(symbolName: String, label: String) {
    self.symbolName = symbolName
    self.label = label
  }

  public init(_ glyph: SurfaceGlyph) {
    symbolName = glyph.symbolName
    label = glyph.label
  }

  /// The icon of a sky; nil is a sky that is not known.
  public init(sky: SkyState?) {
    guard let sky else {
      symbolName = WeatherIcon.unknown.symbolName
      label = Self.unknownSky
      return
    }
    symbolName = WeatherIcon(sky).symbolName
    let words = Fit.text(sky.wording, .skyWords)
    label = words.isEmpty ? Self.unknownSky : words
  }

  public init(_ phase: MoonPhase.Name) {
    (symbolName, label) = Self.moon(phase)
  }

  static let unknownSky = "Cielo sin datos"

  private static func moon(_ phase: MoonPhase.Name) -> (String, String) {
    switch phase {
    case .newMoon: ("moonphase.new.moon", "Luna nueva")
    case .waxingCrescent: ("moonphase.waxing.crescent", "Luna creciente")
    case .firstQuarter: ("moonphase.first.quarter", "Cuarto creciente")
    case .waxingGibbous: ("moonphase.waxing.gibbous", "Gibosa creciente")
    case .fullMoon: ("moonphase.full.moon", "Luna llena")
    case .waningGibbous: ("moonphase.waning.gibbous", "Gibosa menguante")
    case .lastQuarter: ("moonphase.last.quarter", "Cuarto menguante")
    case .waningCrescent: ("moonphase.waning.crescent", "Luna menguante")
    }
  }
}

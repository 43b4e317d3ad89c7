// SPDX-License-Identifier: MIT

/// A sky by rules, where no picture is: a gradient from the zenith to the horizon.
///
/// The colours are ours: those of a clear sky at each time, greyed and darkened by what covers it.
public struct AuraSky: Hashable, Sendable {
  public let condition: HeroBackground.Condition
  public let time: DayMoment

  public init(condition: HeroBackground.Condition, time: DayMoment) {
    self.condition = condition
    self.time = time
  }

  public var zenith: Colour { covered(clear.zenith) }
  public var horizon: Colour { covered(clear.horizon) }

  /// Black or white, whichever stands out more from the zenith, where the headline is: contrast of 4.5 at least.
  public var textColour: Colour {
    zenith.contrast(with: .white) >= zenith.contrast(with: .black) ? .white : .black
  }

  private var clear: (zenith: Colour, horizon: Colour) {
    switch time {
    case .dawn: (Colour(0x3B4A7A), Colour(0xF2B48C))
    case .morning: (Colour(0x3F87CF), Colour(0xBFE0F5))
    case .midday: (Colour(0x1F6FC4), Colour(0x9CCDF2))
    case .afternoon: (Colour(0x2F79C2), Colour(0xD9D3B0))
    case .dusk: (Colour(0x2B2F5E), Colour(0xE0825A))
    case .night: (Colour(0x070B1E), Colour(0x1D2747))
    }
  }

  /// How much of the colour turns grey, and how much of the light is left, in hundredths.
  private var cover: (grey: Int, light: Int) {
    switch condition {
    case .clear: (0, 100)
    case .fewClouds: (15, 100)
    case .cloudy: (40, 95)
    case .overcast: (80, 80)
    case .rain: (80, 65)
    case .storm: (85, 45)
    case .snow: (85, 105)
    case .fog: (90, 95)
    }
  }

  private func covered(_ colour: Colour) -> Colour {
    let parts = [colour.red, colour.green, colour.blue].map(Int.init)
    let grey = parts.reduce(0, +) / 3
    let mixed = parts.map { min(255, ($0 * (100 - cover.grey) + grey * cover.grey) * cover.light / 10_000) }
    return Colour(UInt32(mixed[0] << 16 | mixed[1] << 8 | mixed[2]))
  }
}

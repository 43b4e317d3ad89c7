// SPDX-License-Identifier: MIT

extension HeroBackground {
  /// What the sky of a picture does.
  public enum Condition: String, CaseIterable, Codable, Hashable, Sendable {
    case clear
    case fewClouds = "fewclouds"
    case cloudy
    case overcast
    case rain
    case storm
    case snow
    case fog

    /// The picture's condition for a state of the sky.
    public init(_ sky: SkyCondition) {
      self =
        switch sky.family {
        case .rain, .lightRain: .rain
        case .snow, .lightSnow: .snow
        case .storm, .stormLightRain: .storm
        case .obscured: .fog
        case .dry:
          switch sky.cover {
          case .few, .high: .fewClouds
          case .intervals, .cloudy: .cloudy
          case .veryCloudy, .overcast: .overcast
          case .clear, nil: .clear
          }
        }
    }

    /// Whether its clouds hide the sun.
    public var isSunless: Bool {
      switch self {
      case .clear, .fewClouds, .cloudy: false
      case .overcast, .rain, .storm, .snow, .fog: true
      }
    }
  }
}

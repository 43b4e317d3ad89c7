// SPDX-License-Identifier: MIT

/// A picture behind the weather: what the sky does, at what time of day, of which family.
///
/// docs/HERO_BACKGROUNDS.md tells names, families and what happens where a picture is missing.
public struct HeroBackground: Hashable, Sendable {
  public let family: Family
  public let condition: Condition
  public let time: DayMoment

  public init(family: Family, condition: Condition, time: DayMoment) {
    self.family = family
    self.condition = condition
    self.time = time
  }

  /// The name of the picture: `rain_dusk`, of a city `city_rain_dusk`.
  public var artName: String { "\(family.prefix)\(condition.rawValue)_\(time.rawValue)" }

  /// Whether no sun is to be drawn or lit up on it: cloud hides it, or it is night.
  public var isSunless: Bool { condition.isSunless || time == .night }

  /// All 96, by family, condition and time.
  public static var all: [HeroBackground] {
    Family.allCases.flatMap { family in
      Condition.allCases.flatMap { condition in
        DayMoment.allCases.map { HeroBackground(family: family, condition: condition, time: $0) }
      }
    }
  }
}

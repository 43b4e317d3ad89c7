// SPDX-License-Identifier: MIT

/// What holds of a place at a moment, as bits that a sentence pattern asks for.
///
/// A trait is set when it is known to hold; two opposite ones may both be absent, when neither is known.
struct Traits: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  private static func bit(_ index: UInt64) -> Traits { Traits(rawValue: 1 << index) }

  /// The sky is that of the hour, or only that of the day.
  static let hour = bit(0)
  static let wholeDay = bit(1)

  // Light and moment.
  static let day = bit(2)
  static let night = bit(3)
  static let moment = bit(4)
  static let dawn = bit(5)
  static let morning = bit(6)
  static let midday = bit(7)
  static let afternoon = bit(8)
  static let dusk = bit(9)
  static let lateNight = bit(10)
  static let smallHours = bit(11)
  static let midMorning = bit(12)
  static let midAfternoon = bit(13)
  static let nightfall = bit(14)

  // Sky.
  static let clear = bit(15)
  static let fewClouds = bit(16)
  static let highClouds = bit(17)
  static let intervals = bit(18)
  static let cloudy = bit(19)
  static let veryCloudy = bit(20)
  static let overcast = bit(21)
  static let noSky = bit(22)

  // Air of the hour.
  static let gelid = bit(23)
  static let cold = bit(24)
  static let cool = bit(25)
  static let mild = bit(26)
  static let warm = bit(27)
  static let hot = bit(28)
  static let temperature = bit(29)
  static let humid = bit(30)
  static let dryAir = bit(31)

  // Wind of the hour.
  static let calm = bit(32)
  static let lightWind = bit(33)
  static let wind = bit(34)
  static let strongWind = bit(35)
  static let direction = bit(36)

  // What falls.
  static let rain = bit(37)
  static let scarce = bit(38)
  static let showers = bit(39)
  static let pouring = bit(40)
  static let cover = bit(41)
  static let wet = bit(42)
  static let drizzle = bit(43)

  // Of the topic.
  static let phenomenon = bit(44)
  static let tropical = bit(45)
  static let torrid = bit(46)
  static let frost = bit(47)
  static let feelsColder = bit(48)
  static let feelsWarmer = bit(49)
  static let windChill = bit(50)
  static let sultry = bit(51)
  static let level = bit(52)
  static let intense = bit(53)
  static let breezy = bit(54)
  static let plural = bit(55)
  static let fromSky = bit(56)

  /// The sky of the hour is known and so is that nothing falls from it.
  static let dry = bit(57)

  /// The names patterns use, each with its bit.
  static let names: [String: Traits] = [
    "hour": .hour, "whole": .wholeDay, "day": .day, "night": .night, "moment": .moment, "dawn": .dawn,
    "morning": .morning, "midday": .midday, "afternoon": .afternoon, "dusk": .dusk, "late": .lateNight,
    "small": .smallHours, "midmorning": .midMorning, "midafternoon": .midAfternoon, "nightfall": .nightfall,
    "clear": .clear, "few": .fewClouds, "high": .highClouds, "intervals": .intervals, "cloudy": .cloudy,
    "very": .veryCloudy, "overcast": .overcast, "nosky": .noSky, "gelid": .gelid, "cold": .cold, "cool": .cool,
    "mild": .mild, "warm": .warm, "hot": .hot, "temp": .temperature, "humid": .humid, "dryair": .dryAir, "calm": .calm,
    "light": .lightWind, "wind": .wind, "strong": .strongWind, "dir": .direction, "rain": .rain, "scarce": .scarce,
    "showers": .showers, "pouring": .pouring, "cover": .cover, "wet": .wet, "drizzle": .drizzle,
    "phenomenon": .phenomenon, "tropical": .tropical, "torrid": .torrid, "frost": .frost, "colder": .feelsColder,
    "warmer": .feelsWarmer, "chill": .windChill, "sultry": .sultry, "level": .level, "intense": .intense,
    "breezy": .breezy, "plural": .plural, "fromsky": .fromSky, "dry": .dry,
  ]
}

// SPDX-License-Identifier: MIT

/// The 35 states of the sky of AEMET's forecasts, numbered as AEMET numbers them (Q-DAY-19).
///
/// The first digit is what falls: 1 nothing, 2 rain, 3 snow, 4 light rain, 5 storm, 6 storm with light rain, 7 light
/// snow, 8 things that hide the view. The second digit is the cloud, and it changes meaning: in families 1–4 it runs
/// from 1 clear to 7 high clouds, in families 5–7 from 1 (intervals) to 4 (overcast). There is no 21, 22, 31, 32, 37,
/// 41, 42, 47 and nothing from 90 on.
///
/// Source: AEMET's forecasts of all municipalities on 2026-08-26 and the icons its site serves; the words of 27, 33,
/// 35, 71–73 and 83 are those of client tables (winter codes, not seen on the wire yet).
public enum SkyCondition: UInt8, Hashable, Sendable, CaseIterable {
  case clear = 11
  case fewClouds, cloudIntervals, cloudy, veryCloudy, overcast, highClouds
  case cloudIntervalsRain = 23
  case cloudyRain, veryCloudyRain, overcastRain, showers
  case cloudIntervalsSnow = 33
  case cloudySnow, veryCloudySnow, overcastSnow
  case cloudIntervalsLightRain = 43
  case cloudyLightRain, veryCloudyLightRain, overcastLightRain
  case cloudIntervalsStorm = 51
  case cloudyStorm, veryCloudyStorm, overcastStorm
  case cloudIntervalsStormLightRain = 61
  case cloudyStormLightRain, veryCloudyStormLightRain, overcastStormLightRain
  case cloudIntervalsLightSnow = 71
  case cloudyLightSnow, veryCloudyLightSnow, overcastLightSnow
  case fog = 81
  case mist, dust

  /// What falls or hides the view.
  public enum Family: UInt8, Hashable, Sendable, CaseIterable {
    case dry = 1
    case rain, snow, lightRain, storm, stormLightRain, lightSnow, obscured
  }

  /// How much of the sky is covered.
  public enum Cover: UInt8, Hashable, Sendable, CaseIterable {
    case clear = 1
    case few, intervals, cloudy, veryCloudy, overcast, high
  }

  public var family: Family { Family(rawValue: rawValue / 10)! }

  /// The cloud; nil for showers (27), whose cover no source tells, and for fog, mist and dust.
  public var cover: Cover? {
    switch family {
    case .dry, .rain, .snow, .lightRain: self == .showers ? nil : Cover(rawValue: rawValue % 10)
    case .storm, .stormLightRain, .lightSnow: Cover(rawValue: rawValue % 10 + 2)
    case .obscured: nil
    }
  }

  /// Whether rain or a storm's rain falls.
  public var isWet: Bool {
    switch family {
    case .rain, .lightRain, .storm, .stormLightRain: true
    case .dry, .snow, .lightSnow, .obscured: false
    }
  }

  public var isSnowy: Bool { family == .snow || family == .lightSnow }
  public var isStormy: Bool { family == .storm || family == .stormLightRain }
}

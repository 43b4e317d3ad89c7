// SPDX-License-Identifier: MIT

/// The picture of a state of the sky: the name of one of Apple's SF Symbols.
///
/// Every name is in SF Symbols 5 (iOS 17, macOS 14, watchOS 10) or older, in its filled form.
public struct WeatherIcon: Hashable, Sendable {
  /// As `Image(systemName:)` takes it: `cloud.sun.rain.fill`.
  public let symbolName: String

  /// The icon of a code: by night the sun's symbols are the moon's.
  public init(_ code: SkyCode) {
    let names = Self.symbols(code.condition)
    symbolName = code.isNight ? names.night : names.day
  }

  /// The icon of what a forecast sent; `unknown` for a code that the table does not have.
  public init(_ state: SkyState) {
    self = state.code.map { WeatherIcon($0) } ?? .unknown
  }

  /// What is shown where no state is known: no sun and no cloud, for unknown is not calm.
  public static let unknown = WeatherIcon(symbolName: "questionmark.circle.fill")

  private init(symbolName: String) {
    self.symbolName = symbolName
  }

  private static func symbols(_ condition: SkyCondition) -> (day: String, night: String) {
    switch condition {
    case .clear: ("sun.max.fill", "moon.stars.fill")
    case .fewClouds, .cloudIntervals, .highClouds: ("cloud.sun.fill", "cloud.moon.fill")
    case .cloudy, .veryCloudy, .overcast: both("cloud.fill")
    case .cloudIntervalsRain, .cloudIntervalsLightRain: ("cloud.sun.rain.fill", "cloud.moon.rain.fill")
    case .cloudyRain, .veryCloudyRain, .overcastRain: both("cloud.rain.fill")
    case .showers: both("cloud.heavyrain.fill")
    case .cloudyLightRain, .veryCloudyLightRain, .overcastLightRain: both("cloud.drizzle.fill")
    case .cloudIntervalsSnow, .cloudIntervalsLightSnow: ("sun.snow.fill", "cloud.snow.fill")
    case .cloudySnow, .veryCloudySnow, .overcastSnow: both("cloud.snow.fill")
    case .cloudyLightSnow, .veryCloudyLightSnow, .overcastLightSnow: both("cloud.snow.fill")
    case .cloudIntervalsStorm, .cloudIntervalsStormLightRain: ("cloud.sun.bolt.fill", "cloud.moon.bolt.fill")
    case .cloudyStorm, .veryCloudyStorm, .overcastStorm: both("cloud.bolt.fill")
    case .cloudyStormLightRain, .veryCloudyStormLightRain, .overcastStormLightRain: both("cloud.bolt.rain.fill")
    case .fog: both("cloud.fog.fill")
    case .mist: ("sun.haze.fill", "moon.haze.fill")
    case .dust: ("sun.dust.fill", "moon.dust.fill")
    }
  }

  private static func both(_ name: String) -> (day: String, night: String) { (name, name) }
}

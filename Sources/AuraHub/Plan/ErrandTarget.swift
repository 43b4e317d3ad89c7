// SPDX-License-Identifier: MIT

public import AuraModel

/// A product and what it is asked for: what is fetched once, whoever and however many want it.
public enum ErrandTarget: Hashable, Sendable {
  case hourlyForecast(MunicipalityCode)
  case dailyForecast(MunicipalityCode)
  /// The warnings of a community, for all its places.
  case avisos(Comunidad)
  case observationMarker
  /// All stations, for all places.
  case observations
  /// All stations of the air, for all places.
  case airQuality
  /// 59 towns, for all places.
  case uvIndex
  /// The text of a community.
  case bulletin(Comunidad)
  /// The last picture of a radar.
  case radar(RadarSite)
  /// The headlines of a source.
  case news(NewsSource)

  public var product: HubProduct {
    switch self {
    case .hourlyForecast: .hourlyForecast
    case .dailyForecast: .dailyForecast
    case .avisos: .avisos
    case .observationMarker: .observationMarker
    case .observations: .observations
    case .airQuality: .airQuality
    case .uvIndex: .uvIndex
    case .bulletin: .bulletin
    case .radar: .radar
    case .news: .news
    }
  }

  /// The name it is remembered by: `hourlyForecast-28079`, `avisos-13`, `uvIndex`, `radar-ma`.
  public var key: String {
    switch self {
    case .hourlyForecast(let place), .dailyForecast(let place): "\(product.rawValue)-\(place)"
    case .avisos(let comunidad), .bulletin(let comunidad): "\(product.rawValue)-\(comunidad.rawValue)"
    case .radar(let site): "\(product.rawValue)-\(site.code)"
    case .news(let source): "\(product.rawValue)-\(source.rawValue)"
    case .observationMarker, .observations, .airQuality, .uvIndex: product.rawValue
    }
  }

  /// Whether it tells something of a place's snapshot, in which neither radar nor news are.
  func concerns(_ place: MunicipalityCode) -> Bool {
    switch self {
    case .hourlyForecast(let own), .dailyForecast(let own): own == place
    case .avisos(let comunidad), .bulletin(let comunidad): comunidad == place.province.comunidad
    case .observations, .airQuality, .uvIndex: true
    case .observationMarker, .radar, .news: false
    }
  }
}

// SPDX-License-Identifier: MIT

/// The fields of the current hour, by the names apps know.
extension WeatherSnapshot {
  /// Whether anything is known of the current hour. A snapshot without is thin: it never replaces a fuller one of the
  /// same place while that one's hour lasts.
  public var hasCurrentHourData: Bool { current.map { !$0.isEmpty } ?? false }

  public var isThin: Bool { !hasCurrentHourData }

  /// °C.
  public var currentTemperature: Int? { current?.temperatureC }
  /// °C.
  public var currentFeelsLike: Int? { current?.feelsLikeC }
  public var currentSky: SkyState? { current?.sky }
  /// Rain and melted snow, mm; nil when unknown. A trace (`Ip`) counts as 0.05, the middle of its range: reckon with
  /// this, show `current.precipitation`.
  public var currentPrecipMm: Double? { current?.precipitation?.approximateMm }
  /// Melted snow, mm, a part of `currentPrecipMm`.
  public var currentSnowMm: Double? { current?.snow?.approximateMm }
  /// %, of the six hours that hold the current one.
  public var currentPrecipProb: Int? { current?.precipitationProbability }
  /// %, of the six hours that hold the current one.
  public var currentStormProb: Int? { current?.stormProbability }
  public var currentWind: WindReading? { current?.wind }
  /// km/h.
  public var currentGustKmh: Int? { current?.gustKmh }
  /// %.
  public var currentHumidity: Int? { current?.relativeHumidity }
}

extension WaterDepth {
  /// mm; a trace is taken as 0.05, the middle of its range.
  public var approximateMm: Double {
    switch self {
    case .trace: 0.05
    case .millimetres(let depth): depth
    }
  }
}

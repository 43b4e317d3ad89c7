// SPDX-License-Identifier: MIT

import AuraModel

extension WeatherFacts {
  /// The facts behind a phrase, the most salient first.
  func told(topic: Topic, items: [DataItem], hasRange: Bool) -> [Fact] {
    var facts: [Fact] = []
    facts.reserveCapacity(10)
    facts.append(Fact(.topic, topic.name))
    if topic == .alert, let alert { facts.append(Fact(.alert, alertValue(alert))) }
    if let moment { facts.append(Fact(.moment, moment.rawValue)) }
    if let sky { facts.append(Fact(.sky, "\(sky.rawValue)\(isNight == true ? "n" : "")")) }
    if frost != nil, let low = range.minimum { facts.append(Fact(.frost, "\(low) °C")) }
    if hasRange {
      let (low, high) = (range.minimum.map(String.init) ?? "", range.maximum.map(String.init) ?? "")
      facts.append(Fact(.temperatureRange, "\(low)…\(high) °C"))
    } else if let now = temperatureC {
      facts.append(Fact(.temperatureNow, "\(now) °C"))
    }
    for item in items { facts.append(fact(item)) }
    return facts
  }

  private func alertValue(_ alert: WeatherAlert) -> String { "\(alert.level.name) \(alert.phenomenonCode)" }

  private func fact(_ item: DataItem) -> Fact {
    switch item {
    case .alert: Fact(.alert, alert.map(alertValue) ?? "")
    case .feelsFar, .feelsNear: Fact(.feelsLike, "\(slot?.feelsLikeC ?? 0) °C")
    case .gust, .strongGust: Fact(.gust, "\(gustKmh ?? 0) km/h")
    case .rainDepth: Fact(.rainDepth, rain.mm.map { "\($0) mm" } ?? "Ip")
    case .snowDepth: Fact(.snowDepth, snowMm.map { "\($0) mm" } ?? "Ip")
    case .stormChance: Fact(.stormProbability, "\(stormProbability ?? 0) %")
    case .precipitationChance: Fact(.precipitationProbability, "\(precipitationProbability ?? 0) %")
    case .heat: Fact(.heat, "\(hottestC ?? 0) °C")
    case .strongWind, .wind, .calm: Fact(.wind, windValue)
    case .air: Fact(.air, "\(badAir.map(BandWords.air) ?? "")")
    case .uv: Fact(.uvIndex, "\(uvIndex ?? 0)")
    case .humidity: Fact(.humidity, "\(relativeHumidity ?? 0) %")
    case .dayHumidity: Fact(.humidity, "\(today?.maximumHumidity ?? 0) %")
    }
  }

  private var windValue: String {
    let origin = wind?.isCalm == true ? "C" : wind?.direction?.abbreviation ?? ""
    return "\(origin) \(wind?.speedKmh.map { "\($0) km/h" } ?? "")"
  }
}

extension Topic {
  /// The id of the topic in reports: `rain-expected`.
  var name: String {
    switch self {
    case .alert: "alert"
    case .storm: "storm"
    case .stormExpected: "storm-expected"
    case .snow: "snow"
    case .rain: "rain"
    case .rainExpected: "rain-expected"
    case .gust: "gust"
    case .fog: "fog"
    case .mist: "mist"
    case .dust: "dust"
    case .heat: "heat"
    case .frost: "frost"
    case .cold: "cold"
    case .stormProbable: "storm-probable"
    case .rainProbable: "rain-probable"
    case .feels: "feels"
    case .strongWind: "wind"
    case .tropicalNight: "tropical-night"
    case .sky: "sky"
    case .unknown: "unknown"
    }
  }
}

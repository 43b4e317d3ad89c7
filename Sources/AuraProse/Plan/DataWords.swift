// SPDX-License-Identifier: MIT

import AuraModel

/// How each figure of a data line is said.
struct DataWords {
  let facts: WeatherFacts
  let topic: Topic
  let draw: Draw
  let items: [DataItem]

  /// The figure behind which the aviso is named, so that the word for what it is for is said once.
  var alertHost: DataItem? {
    guard items.contains(.alert) else { return nil }
    switch facts.alert?.phenomenon {
    case .wind?: return [.strongGust, .gust, .strongWind, .wind].first(where: items.contains)
    case .rain?: return facts.rain.mm != nil ? [.rainDepth].first(where: items.contains) : nil
    case .snow?: return facts.snowMm != nil ? [.snowDepth].first(where: items.contains) : nil
    case .maximumTemperature?: return [.heat].first(where: items.contains)
    default: return nil
    }
  }

  /// An item's words; the aviso in brackets behind its figure.
  func text(_ item: DataItem) -> String {
    item == alertHost ? "\(words(item)) (aviso \(facts.alert?.level.name ?? ""))" : words(item)
  }

  private func words(_ item: DataItem) -> String {
    let choice = draw.draw(UInt64(item.rawValue)).below(2) == 0
    switch item {
    case .alert: return "aviso \(facts.alert?.level.name ?? "") por \(facts.alertPhenomenon ?? "")"
    case .feelsFar, .feelsNear:
      let feels = SpanishQuantity.celsius(facts.slot?.feelsLikeC ?? 0)
      return "sensación térmica de \(feels)"
    case .gust, .strongGust:
      let gust = facts.gustKmh ?? 0
      // The wind's own adjective is not said twice.
      let isTold = items.contains(.strongWind) && GustStrength(gustKmh: Double(gust)) != .huracanadas
      let words = isTold ? "rachas" : BandWords.gusts(gust)
      return "\(words) de hasta \(SpanishQuantity.kilometresPerHour(gust))"
    case .rainDepth: return rainDepth
    case .snowDepth:
      return facts.snowMm.map { "\(SpanishQuantity.millimetres($0)) de nieve en una hora" } ?? "nieve inapreciable"
    case .stormChance: return chance(of: "tormenta", facts.stormProbability ?? 0, choice)
    case .precipitationChance:
      let percent = facts.precipitationProbability ?? 0
      guard isStormJoined else { return chance(of: precipitation, percent, choice) }
      let noun = facts.precipitationChance == .posible ? "posibilidad" : "probabilidad"
      let storm = SpanishQuantity.percent(facts.stormProbability ?? 0)
      return "\(noun) de \(precipitation) del \(SpanishQuantity.percent(percent)) y de tormenta del \(storm)"
    case .heat: return facts.hottestC.flatMap(Heat.init(maximumC:))?.words.bare ?? ""
    case .strongWind, .wind:
      guard let speed = facts.wind?.speedKmh else { return facts.windPhrase }
      return "\(facts.windPhrase) a \(SpanishQuantity.kilometresPerHour(speed))"
    case .air: return "calidad del aire \(facts.badAir.map(BandWords.air) ?? "")"
    case .uv:
      let index = facts.uvIndex ?? 0
      let band = UVBand(index: index).map(BandWords.uv) ?? ""
      return choice ? "índice UV de \(index)" : "índice UV \(band) (\(index))"
    case .calm: return "aire en calma"
    case .humidity:
      let humidity = SpanishQuantity.percent(facts.relativeHumidity ?? 0)
      return choice ? "humedad del \(humidity)" : "un \(humidity) de humedad"
    case .dayHumidity: return "humedad de hasta el \(SpanishQuantity.percent(facts.today?.maximumHumidity ?? 0))"
    }
  }

  private var precipitation: String { facts.mayBeSnow ? "precipitación" : "lluvia" }

  /// Whether rain and storm share one noun: *posibilidad* or *probabilidad* is said once.
  var isStormJoined: Bool {
    guard items.contains(.stormChance), items.contains(.precipitationChance) else { return false }
    return (facts.stormChance == .posible) == (facts.precipitationChance == .posible)
  }

  /// Of rain in the hour: the figure, or *inapreciable*; *lluvia* is said once.
  private var rainDepth: String {
    let isNamed = items.contains(.precipitationChance)
    guard let mm = facts.rain.mm else { return isNamed ? "precipitación inapreciable" : "lluvia inapreciable" }
    let figure = SpanishQuantity.millimetres(mm)
    if isNamed { return "acumulado de \(figure) en una hora" }
    // Under a sky that snows, water whose snow is not known is not called rain.
    let isSnowUnknown = facts.isSnowing && facts.slot?.snow == nil
    return "\(isSnowUnknown ? "precipitación" : "lluvia") de \(figure) en una hora"
  }

  /// By AEMET's words: *posibilidad* under 40 %, *probable* up to 70, and above it the bare figure of what is told as a fact.
  private func chance(of noun: String, _ percent: Int, _ choice: Bool) -> String {
    let figure = SpanishQuantity.percent(percent)
    switch ProbabilityWord(percent: percent) {
    case .posible?: return "posibilidad de \(noun) del \(figure)"
    case .probable?: return choice ? "\(noun) probable (\(figure))" : "un \(figure) de probabilidad de \(noun)"
    case .stated?: return choice ? "probabilidad de \(noun) del \(figure)" : "un \(figure) de probabilidad de \(noun)"
    case .some(.none), nil: return ""
    }
  }
}

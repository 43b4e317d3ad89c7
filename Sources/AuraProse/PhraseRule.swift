// SPDX-License-Identifier: MIT

import AuraModel

/// A rule that shapes a phrase; the raw value is its id in reports.
public enum PhraseRule: String, CaseIterable, Hashable, Sendable {
  // The topic of the headline, one a phrase.
  case topicAlert = "topic.alert"
  case topicStorm = "topic.storm"
  case topicStormExpected = "topic.storm-expected"
  case topicSnow = "topic.snow"
  case topicRain = "topic.rain"
  case topicRainExpected = "topic.rain-expected"
  case topicGust = "topic.gust"
  case topicFog = "topic.fog"
  case topicMist = "topic.mist"
  case topicDust = "topic.dust"
  case topicHeat = "topic.heat"
  case topicFrost = "topic.frost"
  case topicCold = "topic.cold"
  case topicStormProbable = "topic.storm-probable"
  case topicRainProbable = "topic.rain-probable"
  case topicFeels = "topic.feels"
  case topicWind = "topic.wind"
  case topicTropicalNight = "topic.tropical-night"
  case topicSky = "topic.sky"
  case topicUnknown = "topic.unknown"

  // What the headline speaks of.
  /// No hour is known: the day's sky is told as the day's.
  case scopeDay = "scope.day"
  /// The hour's word and the sun disagree on day and night: neither is spoken of.
  case lightConflict = "light.conflict"
  /// Something must be named beside the topic.
  case mention = "headline.mention"
  case tail = "headline.tail"
  /// The wind is called by its local name.
  case localWind = "headline.local-wind"
  /// The complement made the headline too long.
  case tailDropped = "headline.tail-dropped"

  // Items of the data line.
  case lineRange = "line.range"
  case lineNow = "line.temperature-now"
  case lineAlert = "line.alert"
  /// The aviso stands behind the figure that it is for.
  case lineAlertJoined = "line.alert-joined"
  case lineFeelsFar = "line.feels-far"
  case lineFeelsNear = "line.feels-near"
  case lineGust = "line.gust"
  case lineRain = "line.rain"
  case lineTrace = "line.rain-trace"
  case lineSnow = "line.snow"
  case lineSnowTrace = "line.snow-trace"
  case lineStormPossible = "line.storm-possible"
  case lineStormProbable = "line.storm-probable"
  case lineStormStated = "line.storm-stated"
  case lineChancePossible = "line.precipitation-possible"
  case lineChanceProbable = "line.precipitation-probable"
  case lineChanceStated = "line.precipitation-stated"
  case lineHeat = "line.heat"
  case lineStrongWind = "line.strong-wind"
  case lineWind = "line.wind"
  case lineCalm = "line.calm"
  case lineUV = "line.uv"
  case lineAir = "line.air"
  case lineHumidity = "line.humidity"
  case lineDayHumidity = "line.day-humidity"
  case lineNothing = "line.nothing"
  /// The least salient items were left out for length or number.
  case lineCut = "line.cut"

  /// *y* became *e* before /i/.
  case orthographyE = "orthography.e"

  public var id: String { rawValue }
}

extension WeatherFacts {
  /// The rules that fired, in order.
  func rules(topic: Topic, headline: HeadlineWriter.Result, dataline: DatalineWriter.Result) -> [PhraseRule] {
    var rules: [PhraseRule] = []
    rules.reserveCapacity(12)
    rules.append(rule(topic))
    if slot == nil && today != nil || (!isSkyOfHour && sky != nil) { rules.append(.scopeDay) }
    if isLightDisputed { rules.append(.lightConflict) }
    if headline.hasMention { rules.append(.mention) }
    if !headline.tail.isEmpty && !headline.hasMention { rules.append(.tail) }
    if headline.isLocalWind { rules.append(.localWind) }
    if headline.isTailDropped { rules.append(.tailDropped) }
    if dataline.hasRange { rules.append(.lineRange) }
    if dataline.hasTemperature { rules.append(.lineNow) }
    for item in dataline.items {
      rules.append(item == .alert && dataline.isAlertJoined ? .lineAlertJoined : rule(item))
    }
    if dataline.items.isEmpty && !dataline.hasRange && !dataline.hasTemperature { rules.append(.lineNothing) }
    if dataline.isCut { rules.append(.lineCut) }
    if headline.euphony == .e || dataline.euphony == .e { rules.append(.orthographyE) }
    return rules
  }

  private func rule(_ item: DataItem) -> PhraseRule {
    switch item {
    case .alert: .lineAlert
    case .feelsFar: .lineFeelsFar
    case .feelsNear: .lineFeelsNear
    case .gust, .strongGust: .lineGust
    case .rainDepth: rain.mm == nil ? .lineTrace : .lineRain
    case .snowDepth: snowMm == nil ? .lineSnowTrace : .lineSnow
    case .stormChance:
      switch stormChance {
      case .none, .posible: .lineStormPossible
      case .probable: .lineStormProbable
      case .stated: .lineStormStated
      }
    case .precipitationChance:
      switch precipitationChance {
      case .none, .posible: .lineChancePossible
      case .probable: .lineChanceProbable
      case .stated: .lineChanceStated
      }
    case .heat: .lineHeat
    case .strongWind: .lineStrongWind
    case .wind: .lineWind
    case .calm: .lineCalm
    case .uv: .lineUV
    case .air: .lineAir
    case .humidity: .lineHumidity
    case .dayHumidity: .lineDayHumidity
    }
  }

  private func rule(_ topic: Topic) -> PhraseRule {
    switch topic {
    case .alert: .topicAlert
    case .storm: .topicStorm
    case .stormExpected: .topicStormExpected
    case .snow: .topicSnow
    case .rain: .topicRain
    case .rainExpected: .topicRainExpected
    case .gust: .topicGust
    case .fog: .topicFog
    case .mist: .topicMist
    case .dust: .topicDust
    case .heat: .topicHeat
    case .frost: .topicFrost
    case .cold: .topicCold
    case .stormProbable: .topicStormProbable
    case .rainProbable: .topicRainProbable
    case .feels: .topicFeels
    case .strongWind: .topicWind
    case .tropicalNight: .topicTropicalNight
    case .sky: .topicSky
    case .unknown: .topicUnknown
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraModel

/// What a headline is about, the most salient first.
enum Topic: Int, CaseIterable, Hashable, Sendable {
  /// An aviso of level naranja or rojo in force.
  case alert
  case storm
  /// A storm of more than 70 %, told as a fact to come.
  case stormExpected
  case snow
  case rain
  /// Rain of more than 70 % where none falls yet.
  case rainExpected
  case gust
  case fog
  case mist
  case dust
  case heat
  case frost
  /// Cold without frost: a day, or a night whose minimum is not known.
  case cold
  case stormProbable
  case rainProbable
  case feels
  case strongWind
  case tropicalNight
  case sky
  /// Neither sky nor air are known.
  case unknown

  /// Whether its every pattern speaks of the hour: what the air of a slot does, whatever the sky.
  var isOfHour: Bool { self == .feels || self == .strongWind || self == .tropicalNight }
}

extension WeatherFacts {
  /// The first topic of the ladder that holds.
  var topic: Topic {
    if let alert, alert.level >= .naranja { return .alert }
    return phenomenon ?? airTopic
  }

  /// The topic of what falls, blows or hides the view, if there is one.
  var phenomenon: Topic? {
    if isStormy { return .storm }
    // The day's own word goes before what is only likely of it.
    if isDayOfWeather { return sky?.isStormy == true ? .storm : sky?.isSnowy == true ? .snow : .rain }
    if let percent = stormProbability, percent >= ProseRegister.mustSayPercent {
      return stormChance == .stated ? .stormExpected : .stormProbable
    }
    if isSnowing { return .snow }
    if rain.isFalling { return .rain }
    if isRainOwed { return precipitationChance == .stated ? .rainExpected : .rainProbable }
    if stormChance == .probable { return .stormProbable }
    if let gust = gustKmh, gust >= ProseRegister.gustMustKmh { return .gust }
    switch sky {
    case .fog?: return .fog
    case .mist?: return .mist
    case .dust?: return .dust
    default: break
    }
    if let heat, heat >= .intense, isHeatNear { return .heat }
    if let low = range.minimum, low <= ProseRegister.severeMinimumC {
      if frost != nil { return .frost }
      if temperatureC.map({ $0 <= ProseRegister.freezingC }) ?? false { return .cold }
    }
    return precipitationChance == .probable ? .rainProbable : nil
  }

  var stormChance: ProbabilityWord { stormProbability.flatMap(ProbabilityWord.init(percent:)) ?? .none }

  var precipitationChance: ProbabilityWord {
    precipitationProbability.flatMap(ProbabilityWord.init(percent:)) ?? .none
  }

  /// Whether rain is so likely that the headline has to name it (prose rules, P1).
  var isRainOwed: Bool { (precipitationProbability ?? 0) >= ProseRegister.mustSayPercent }

  private var airTopic: Topic {
    if let difference = feelsDifferenceC, isFeelingNews(difference) { return .feels }
    // A day's wind is no picture of the hour: it stands in the data line.
    if slot != nil, let strength = windStrength, strength >= .fuerte { return .strongWind }
    if isTropicalNight { return .tropicalNight }
    if sky != nil { return .sky }
    // Without a sky the air of the hour stands for it; a day's wind is no picture of the hour.
    let hasAir = temperatureC != nil || (windStrength ?? .calma) > .calma
    return slot != nil && hasAir ? .sky : .unknown
  }

  /// Whether a felt temperature is the headline: far off, and cold or hot enough to be called so.
  private func isFeelingNews(_ difference: Int) -> Bool {
    guard let shown = temperatureC else { return false }
    if difference <= -ProseRegister.feelsMustDifferenceC { return shown + difference <= ProseRegister.coldC }
    return difference >= ProseRegister.feelsMustDifferenceC && shown >= ProseRegister.heatIndexC
  }

  /// Whether only the day's sky is known and it is one of rain, snow or storm.
  var isDayOfWeather: Bool {
    !isSkyOfHour && (sky.map { $0.isWet || $0.isSnowy } ?? false)
  }

  /// Whether the heat of the day may be told in the present: by day, while it is hot.
  var isHeatNear: Bool {
    isNight == false && (temperatureC.map { $0 >= ProseRegister.heatC } ?? false)
  }

  /// A night that does not go under 20 °C, seen at night.
  var isTropicalNight: Bool {
    guard isNight == true, let low = range.minimum, low >= ProseRegister.tropicalC else { return false }
    return temperatureC.map { $0 >= ProseRegister.tropicalC } ?? false
  }
}

extension Heat: Comparable {
  static func < (left: Heat, right: Heat) -> Bool { left.rawValue < right.rawValue }
}

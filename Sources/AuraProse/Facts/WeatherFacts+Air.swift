// SPDX-License-Identifier: MIT

import AuraModel

extension WeatherFacts {
  /// °C of the hour.
  var temperatureC: Int? { slot?.temperatureC }

  /// Today's range, both ends where both are known and in order. An hour may lie outside: both are AEMET's, and the
  /// range is told as the day's.
  var range: (minimum: Int?, maximum: Int?) {
    guard let today else { return (nil, nil) }
    if let least = today.minimumC, let greatest = today.maximumC, least > greatest { return (nil, nil) }
    return (today.minimumC, today.maximumC)
  }

  /// How much colder or warmer the hour feels than the thermometer shows, where that is to be told.
  var feelsDifferenceC: Int? {
    guard let feels = slot?.feelsLikeC, let shown = temperatureC else { return nil }
    let difference = feels - shown
    if abs(difference) >= ProseRegister.feelsMustDifferenceC { return difference }
    // Between the two formulas' ranges AEMET gives the temperature itself: what differs there is no feeling.
    let isChill = difference <= -ProseRegister.feelsDifferenceC && shown <= ProseRegister.windChillC
    let isHeat = difference >= ProseRegister.feelsDifferenceC && shown >= ProseRegister.heatIndexC
    return isChill || isHeat ? difference : nil
  }

  /// The class of air that is worth a word: *muy desfavorable* and worse.
  var badAir: AirQualityBand? {
    air.flatMap { $0 >= .muyDesfavorable ? $0 : nil }
  }

  /// Mean wind of the hour; of the day where no hour is known.
  var wind: WindReading? { slot == nil ? today?.wind : slot?.wind }

  var windStrength: WindStrength? {
    guard let wind else { return nil }
    if wind.isCalm { return .calma }
    return wind.speedKmh.flatMap { WindStrength(meanWindKmh: Double($0)) }
  }

  /// The gust to tell, km/h.
  var gustKmh: Int? {
    guard let gust = slot == nil ? today?.gustKmh : slot?.gustKmh, gust >= ProseRegister.gustToldKmh else { return nil }
    guard gust < ProseRegister.gustMustKmh else { return gust }
    let mean = wind?.isCalm == true ? 0 : wind?.speedKmh ?? 0
    return gust >= mean + ProseRegister.gustOverMeanKmh ? gust : nil
  }

  /// Probability of rain or snow in the hour's six hours, or today's where no hour is known.
  var precipitationProbability: Int? {
    let percent = slot == nil ? today?.precipitationProbability : slot?.precipitationProbability
    return percent.flatMap { (0...100).contains($0) ? $0 : nil }
  }

  var stormProbability: Int? { slot?.stormProbability.flatMap { (0...100).contains($0) ? $0 : nil } }

  var relativeHumidity: Int? { slot?.relativeHumidity.flatMap { (0...100).contains($0) ? $0 : nil } }

  var isSnowing: Bool { snowMm != nil || isSnowTrace || (isSkyOfHour && sky?.isSnowy == true) }
  var isStormy: Bool { isSkyOfHour && sky?.isStormy == true }

  /// Whether what may fall is not surely rain.
  var mayBeSnow: Bool { isSnowing || (slot?.snowProbability ?? 0) >= ProseRegister.snowLikely }

  /// The greater of the day's maximum and the hour's temperature.
  var hottestC: Int? { [range.maximum, temperatureC].compactMap(\.self).max() }

  /// Heat of the day by its maximum; nil under the least that is called heat.
  var heat: Heat? { range.maximum.flatMap(Heat.init(maximumC:)) }

  /// Frost of the night by its minimum, while it is night or dawn and it freezes now.
  var frost: Frost? {
    guard isNight == true || moment == .dawn, let now = temperatureC, now <= ProseRegister.frostC else { return nil }
    return range.minimum.flatMap(Frost.init(minimumC:))
  }
}

/// AEMET has no scale for heat: these words are ours, by the day's maximum.
enum Heat: Int, CaseIterable, Hashable, Sendable {
  case plain, intense, extreme

  init?(maximumC: Int) {
    guard maximumC >= ProseRegister.heatC else { return nil }
    self =
      maximumC >= ProseRegister.extremeHeatC ? .extreme : maximumC >= ProseRegister.intenseHeatC ? .intense : .plain
  }

  var words: NounPhrase {
    switch self {
    case .plain: NounPhrase(lemmas: "calor.s")
    case .intense: NounPhrase(lemmas: "calor.s intenso")
    case .extreme: NounPhrase(lemmas: "calor.s extremo")
    }
  }
}

/// Frost by the day's minimum; the least degree between two bands takes no adjective.
enum Frost: Int, CaseIterable, Hashable, Sendable {
  case light, unnamed, moderate, strong

  init?(minimumC: Int) {
    guard minimumC <= ProseRegister.frostC else { return nil }
    self =
      switch minimumC {
      case ProseRegister.lightFrostC...: .light
      case ProseRegister.unnamedFrostC...: .unnamed
      case ProseRegister.moderateFrostC...: .moderate
      default: .strong
      }
  }

  var words: NounPhrase {
    switch self {
    case .light: NounPhrase(lemmas: "helada.s débil")
    case .unnamed: NounPhrase(lemmas: "helada.s")
    case .moderate: NounPhrase(lemmas: "helada.s moderado")
    case .strong: NounPhrase(lemmas: "helada.s fuerte")
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraModel

/// The bounds of words, written here a second time on purpose: the oracle shares no register with the composer.
enum TruthBands {
  /// Probability, per cent. Source: AEMET, style guide; 40 and 70 are *probable* here.
  static let possible = 10...39
  static let probable = 40...70
  /// What is likelier is stated as a fact.
  static let statedAbove = 70
  /// From which rain or a storm belongs in the headline. Source: prose rules, P1 and P13.
  static let headlineFrom = 70

  /// Adjectives of rain, tenths of a millimetre in the hour; *inapreciable* is a trace. Source: AEMET, help on
  /// provincial forecasts.
  static let rainTenths: [(stem: String, tenths: ClosedRange<Int>)] = [
    ("debil", 1...20), ("moderad", 21...150), ("muy fuerte", 301...600),
    ("torrencial", 601...100_000), ("fuerte", 151...300), ("intens", 151...100_000), ("copios", 151...100_000),
  ]

  /// Adjectives of the mean wind, km/h. Source: AEMET, manual of terms, as told in naiz.eus 2015-04-10.
  static let windKmh: [(stem: String, kmh: ClosedRange<Int>)] = [
    ("floj", 6...20), ("moderad", 21...40), ("muy fuerte", 71...120), ("fuerte", 41...70), ("huracanad", 121...500),
    ("suave", 1...20), ("debil", 6...20), ("leve", 1...20), ("liger", 1...20),
  ]

  /// Adjectives of gusts, km/h. Source: aemetblog.es, 2016-03-29.
  static let gustKmh: [(stem: String, kmh: ClosedRange<Int>)] = [
    ("muy fuerte", 71...120), ("huracanad", 121...500),
  ]

  /// A calm: the value 5 is in no class of AEMET's manual and is read as calm.
  static let calmKmh = 0...5
  /// Gusts that are worth a word: 40 km/h and 15 above the mean; and those that must have one.
  static let gustSaidFromKmh = 40
  static let gustMustFromKmh = 70

  /// Frost, °C of the night's minimum. Source: AEMET, style guide for 0; the bounds of the adjectives are ours.
  static let frostC: [(stem: String, celsius: ClosedRange<Int>)] = [
    ("debil", -4...0), ("moderad", -8 ... -5), ("fuerte", -60 ... -9), ("intens", -60 ... -9),
  ]

  /// °C. Ours, but for tropical nights (AEMET).
  static let heatFromC = 28
  static let intenseHeatFromC = 36
  static let extremeHeatFromC = 40
  static let heatMustFromC = 38
  static let coldToC = 12
  static let coldDayToC = 10
  static let icyToC = -2
  static let mildC = 10...26
  static let coolToC = 20
  static let sultryFromC = 27
  static let sultryHumidity = 40
  static let tropicalFromC = 20
  static let torridFromC = 25
  /// Between the felt and the shown temperature, °C.
  static let feelsSaidFrom = 3
  static let feelsMustFrom = 5

  /// Classes of the UV index. Source: WHO, 2002.
  static let uv: [(stem: String, index: ClosedRange<Int>)] = [
    ("baj", 0...2), ("moderad", 3...5), ("muy alt", 8...10), ("alt", 6...7), ("extrem", 11...30),
  ]
  static let uvSaidFrom = 6

  /// Classes of the index of air quality. Source: Orden TEC/351/2019, amended 2020-09-02.
  static let air: [(stem: String, index: Int)] = [
    ("buen", 1), ("razonabl", 2), ("muy desfavorabl", 5), ("extremadamente desfavorabl", 6), ("desfavorabl", 4),
  ]
}

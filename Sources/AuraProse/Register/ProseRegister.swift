// SPDX-License-Identifier: MIT

/// Every bound that a word of the forecast stands for and is no scale of `AuraModel`: the one place where prose keeps
/// numbers. `ProseRegister.markdown` makes `docs/REGISTER.md` of them.
///
/// A word for a band has one meaning and never varies for variety's sake; order, verb and image do.
package enum ProseRegister {
  // Temperature of the hour, °C. Ours, inside the bounds of the prose rules (T8): cold at 12 or less, heat from 28.
  static let freezingC = -2
  static let coldC = 8
  static let coolC = 15
  static let mildC = 22
  static let warmC = 27
  /// Heat of the day, by its maximum, °C: plain from the first, then with its adjective.
  static let heatC = 28
  static let intenseHeatC = 36
  static let mustSayHeatC = 38
  static let extremeHeatC = 40
  /// A day's minimum that makes cold the subject, °C.
  static let severeMinimumC = -5
  /// Frost, by the day's minimum, °C: from 0 down; −4 belongs to two bands of its source and has no adjective here.
  static let frostC = 0
  static let lightFrostC = -3
  static let unnamedFrostC = -4
  static let moderateFrostC = -8
  /// Nights by their minimum, °C.
  static let tropicalC = 20
  static let torridC = 25

  /// Feels-like: least difference that may be told, and that must be, °C; the formulas' own ranges.
  static let feelsDifferenceC = 3
  static let feelsMustDifferenceC = 5
  static let windChillC = 10
  static let heatIndexC = 26
  static let sultryC = 27
  static let sultryHumidity = 40

  /// Humidity of the air, %.
  static let humidAir = 85
  static let dryAir = 25

  /// Wind, km/h: told from; gusts told from and by how much over the mean; gusts that must be told.
  static let windToldKmh = 10
  static let gustToldKmh = 40
  static let gustOverMeanKmh = 15
  static let gustMustKmh = 70

  /// Probability from which rain or a storm must be in the headline, %.
  static let mustSayPercent = 70
  /// Probability of snow from which what may fall is called *precipitación*, %.
  static let snowLikely = 40
  /// Melted snow and rain: what is called *aguacero*, and what may still be *llovizna*, tenths of mm in an hour.
  static let drizzleTenths = 2

  /// Ultraviolet index that is told, and the last hour before which it is.
  static let uvTold = 6

  /// Greatest lengths, characters.
  static let headlineLength = 70
  static let datalineLength = 140
  /// Most words of a headline and of a sentence of the data line.
  static let headlineWords = 14
  static let datalineWords = 30
  /// Most facts of a data line.
  static let datalineFacts = 5
}

// SPDX-License-Identifier: MIT

import AuraTime

/// Chances of a six-hour quarter: what a forecaster who knows the size of their errors would say of these hours.
struct QuarterOutlook {
  let quarter: WeatherQuarter

  /// - Parameters:
  ///   - turn: sine and cosine of the angle between forecast and truth.
  ///   - wetness: the wet field of the hours; the truth is nearer to its mean, 0, than the forecast is.
  ///   - margins, thunderMargin: of the quarter's hours and of its days, as `RainCourse` has them.
  init(
    start: WallInstant, hours: ArraySlice<WeatherHour>, margins: ArraySlice<Double>,
    wetness: ArraySlice<Double>, thunderMargin: Double, turn: (cos: Double, sin: Double), elevationMetres: Int
  ) {
    // The truth lies between the forecast and the mean, the nearer to the mean the longer ahead, give or take the
    // sine; the hour of a shower is never sure. (docs/WEATHER.md has how often it rained when a chance was told.)
    let spread = 0.15 + 1.05 * turn.sin
    let margin = zip(margins, wetness).map { $0 - turn.sin * turn.sin * $1 }.max() ?? -9
    let wettest = hours.map(\.precipitation.tenthsMm).max() ?? 0
    let isWet = hours.contains { $0.precipitation.isWet }
    let rain = Self.inFives(
      1 - Elementary.normalUpperTail(margin / spread), from: wettest >= 10 ? 60 : wettest > 0 ? 40 : isWet ? 10 : 0,
      to: isWet ? 100 : 45)

    let thunder = 1 - Elementary.normalUpperTail(thunderMargin / (0.5 + 0.6 * turn.sin))
    let thunders = hours.contains { $0.thunders }
    let thunderPercent = min(
      Self.inFives(thunder * Double(rain) / 100, from: thunders ? 25 : 0, to: thunders ? 100 : 20), rain)

    let coldest = Double(hours.map(\.temperatureTenthsC).min() ?? 200) / 10
    let snows = hours.contains { $0.snow.isWet }
    let cold = min(max((2.5 - coldest) / 3, 0), 1)
    let snowPercent = min(
      Self.inFives(cold * Double(rain) / 100, from: snows ? 30 : 0, to: snows || !isWet ? 100 : 25), rain)

    quarter = WeatherQuarter(
      start: start, precipitationPercent: rain, thunderPercent: thunderPercent, snowPercent: snowPercent,
      snowLevelMetres: rain < 10
        ? nil : Self.snowLevel(coldest: coldest, snows: snows, isWet: isWet, elevationMetres: elevationMetres))
  }

  /// A probability in steps of 5 %, held between two bounds.
  private static func inFives(_ probability: Double, from low: Int, to high: Int) -> Int {
    min(max(5 * Int((20 * probability).rounded()), low), high)
  }

  /// Where the air is at 1 °C, by the standard atmosphere; at or below the place when it snows there, above when it
  /// only rains. AEMET tells none above some 2,500 m.
  static func snowLevel(coldest: Double, snows: Bool, isWet: Bool, elevationMetres: Int) -> Int? {
    let metres = Double(elevationMetres) + (coldest - 1) / 0.0065
    var level = 100 * Int((metres / 100).rounded())
    if snows { level = min(level, elevationMetres / 100 * 100) }
    if isWet && !snows { level = max(level, (elevationMetres / 100 + 1) * 100) }
    return level > 2500 ? nil : max(level, 0)
  }
}

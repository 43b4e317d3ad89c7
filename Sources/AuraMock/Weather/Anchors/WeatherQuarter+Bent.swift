// SPDX-License-Identifier: MIT

extension WeatherQuarter {
  /// The chances of the quarter for hours that are not those it was made for: as they were, as far as the hours allow.
  ///
  /// - Parameter isKnown: the day's rain is a fact, so that a dry quarter is as good as sure.
  func bent(to hours: [WeatherHour], isKnown: Bool, elevationMetres: Int) -> WeatherQuarter {
    var quarter = self
    let wettest = hours.map(\.precipitation.tenthsMm).max() ?? 0
    let isWet = hours.contains { $0.precipitation.isWet }
    let least = wettest >= 100 ? 95 : wettest >= 10 ? 60 : wettest > 0 ? 40 : isWet ? 10 : 0
    quarter.precipitationPercent = min(max(precipitationPercent, least), isWet ? 100 : isKnown ? 5 : 45)
    let thunders = hours.contains { $0.thunders }
    quarter.thunderPercent = min(max(thunderPercent, thunders ? 25 : 0), quarter.precipitationPercent)
    let snows = hours.contains { $0.snow.isWet }
    let coldest = Double(hours.map(\.temperatureTenthsC).min() ?? 200) / 10
    let cold = min(max((2.5 - coldest) / 3, 0), 1)
    let snow = 5 * Int((20 * cold * Double(quarter.precipitationPercent) / 100).rounded())
    quarter.snowPercent = min(max(snow, snows ? 30 : 0), quarter.precipitationPercent)
    quarter.snowLevelMetres =
      quarter.precipitationPercent < 10
      ? nil
      : QuarterOutlook.snowLevel(coldest: coldest, snows: snows, isWet: isWet, elevationMetres: elevationMetres)
    return quarter
  }
}

// SPDX-License-Identifier: MIT

import AuraTime

/// The climate of a place around one date: its month's row for rain, and rows that glide from month to month.
struct Season {
  private(set) var date: CivilDate
  /// The row of the date's month, as it stands.
  let month: ClimateRow
  /// 1 in mid-January, 0 in mid-July.
  private(set) var winterness: Double
  private let monthWinterness: Double
  private let before: ClimateRow
  private let after: ClimateRow

  init(climate: SiteClimate, date: CivilDate) {
    self.date = date
    month = climate.month(date.month)
    winterness = Self.winterness(dayOfYear: date.dayOfYear)
    monthWinterness = Self.winterness(dayOfYear: date.dayOfYear + 15 - date.day)
    before = climate.month(date.month == 1 ? 12 : date.month - 1)
    after = climate.month(date.month == 12 ? 1 : date.month + 1)
  }

  /// The season of another date of the same month.
  init(_ season: Season, on date: CivilDate) {
    self = season
    self.date = date
    winterness = Self.winterness(dayOfYear: date.dayOfYear)
  }

  /// The climate on a date within a day of this one, on the straight line between the middles of two months.
  func row(dayOffset: Int) -> ClimateRow {
    let (year, month, day) = date.components
    let length = Double(CivilDate.dayCount(ofMonth: month, year: year))
    let position = (Double(day + dayOffset) - 0.5) / length - 0.5
    return position < 0 ? self.month.mixed(with: before, at: -position) : self.month.mixed(with: after, at: position)
  }

  /// How the variance of temperature and of wetness is shared among wave lengths: fitted to the correlations of
  /// AEMET's daily anomalies by distance, winter and summer (docs/WEATHER.md).
  var warmReach: WaveField.Reach {
    let winter = winterness
    return WaveField.Reach(shares: (0.48 + 0.2 * winter, 0.31 - 0.21 * winter, 0.09 + 0.01 * winter, 0.12))
  }

  /// The same all month, as the month's rain needs.
  var wetReach: WaveField.Reach {
    WaveField.Reach(
      shares: (
        0.34 + 0.2 * monthWinterness, 0.44 - 0.12 * monthWinterness, 0.11 - 0.04 * monthWinterness,
        0.11 - 0.04 * monthWinterness
      ))
  }

  private static func winterness(dayOfYear: Int) -> Double {
    0.5 + 0.5 * Elementary.cosSin(turns: (Double(dayOfYear) - 15) / 365.25).cos
  }
}

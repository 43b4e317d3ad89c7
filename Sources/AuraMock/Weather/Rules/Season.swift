// SPDX-License-Identifier: MIT

import AuraTime

/// The climate of a place around one date: its month's row for rain, and rows that glide from month to month.
struct Season {
  let date: CivilDate
  /// The row of the date's month, as it stands.
  let month: ClimateRow
  private let before: ClimateRow
  private let after: ClimateRow

  init(climate: SiteClimate, date: CivilDate) {
    self.date = date
    month = climate.month(date.month)
    before = climate.month(date.month == 1 ? 12 : date.month - 1)
    after = climate.month(date.month == 12 ? 1 : date.month + 1)
  }

  /// The climate on a date within a day of this one, on the straight line between the middles of two months.
  func row(dayOffset: Int) -> ClimateRow {
    let (year, month, day) = date.components
    let length = Double(CivilDate.dayCount(ofMonth: month, year: year))
    let position = (Double(day + dayOffset) - 0.5) / length - 0.5
    return position < 0 ? self.month.mixed(with: before, at: -position) : self.month.mixed(with: after, at: position)
  }

  /// 1 in mid-January, 0 in mid-July.
  var winterness: Double {
    0.5 + 0.5 * Elementary.cosSin(turns: (Double(date.dayOfYear) - 15) / 365.25).cos
  }

  /// How the variance of temperature and of wetness is shared among wave lengths: fitted to the correlations of
  /// AEMET's daily anomalies by distance, winter and summer (docs/WEATHER.md).
  var warmReach: WaveField.Reach {
    let winter = winterness
    return WaveField.Reach(shares: (0.48 + 0.2 * winter, 0.31 - 0.21 * winter, 0.09 + 0.01 * winter, 0.12))
  }

  var wetReach: WaveField.Reach {
    let winter = winterness
    return WaveField.Reach(
      shares: (0.34 + 0.2 * winter, 0.44 - 0.12 * winter, 0.11 - 0.04 * winter, 0.11 - 0.04 * winter))
  }
}

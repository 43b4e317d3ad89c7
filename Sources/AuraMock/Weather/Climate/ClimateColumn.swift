// SPDX-License-Identifier: MIT

/// A monthly quantity of the climate of a place, in the units the weather works with.
///
/// The first 26 are the columns of `Fixtures/climate/climate.csv` from the third on, in order; the rest are derived
/// when the table is read.
enum ClimateColumn: Int, CaseIterable {
  /// Mean of the daily maxima and of the minima, °C.
  case maximum, minimum
  /// Precipitation of the month, mm.
  case rain
  /// Days with 1 mm or more, with snow, with fog, with thunder.
  case rainDays, snowDays, fogDays, stormDays
  /// Sunshine of the month, hours.
  case sunHours
  /// Mean relative humidity, %.
  case humidity
  /// Standard deviation of the daily extremes about the season's course, °C.
  case maximumSpread, minimumSpread
  /// Their correlation with the next day's.
  case maximumLag, minimumLag
  /// Correlation of a day's maximum with its minimum.
  case extremesCorrelation
  /// Sigma of the log-normal with the skewness of the daily extremes.
  case maximumShape, minimumShape
  /// P(1 mm or more after a day with less) and P(1 mm or more after one like it); −1 where it never rains enough.
  case wetAfterDry, wetAfterWet
  /// Correlation of the normal variable behind rain with the next day's; where rain begins on it; its power; its
  /// scale in mm.
  case wetLag, wetFrom, wetPower, wetScale
  /// Mean wind and mean of the month's strongest gusts, km/h.
  case wind, gust
  /// Commonest octant of those gusts, 0 = north. Not to be averaged: see `gustEast`.
  case gustOctant
  /// Mean pressure at sea level, hPa.
  case pressure
  /// The octant as a unit vector toward where the gust comes from.
  case gustEast, gustNorth
  /// Mid-month values whose straight joins have the monthly means of the daily extremes.
  case maximumKnot, minimumKnot
  /// Share of the sky's light hours without sun, 0…1.
  case cloud

  /// What the packed whole number is divided by.
  var divisor: Double {
    switch self {
    case .maximum, .minimum, .rain, .rainDays, .snowDays, .fogDays, .stormDays, .wind, .pressure: 10
    case .sunHours, .humidity, .gust, .gustOctant: 1
    case .maximumSpread, .minimumSpread, .maximumLag, .minimumLag, .extremesCorrelation, .wetLag: 100
    case .maximumShape, .minimumShape, .wetAfterDry, .wetAfterWet, .wetFrom, .wetPower, .wetScale: 1000
    case .gustEast, .gustNorth, .maximumKnot, .minimumKnot, .cloud: 1
    }
  }

  static let packedCount = ClimateColumn.pressure.rawValue + 1
}

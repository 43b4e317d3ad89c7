// SPDX-License-Identifier: MIT

/// What the weather of one place and month is held to: means, spread and memory from AEMET's series.
package struct ClimateNormal: Sendable {
  /// Mean daily maximum and minimum, °C.
  package let maximumC: Double
  package let minimumC: Double
  /// Precipitation of the month, mm, and days with 1 mm or more.
  package let rainMm: Double
  package let rainDays: Double
  /// Days with snow, fog and thunder.
  package let snowDays: Double
  package let fogDays: Double
  package let stormDays: Double
  /// Sunshine, hours, and mean relative humidity, %.
  package let sunHours: Double
  package let humidityPercent: Double
  /// Standard deviation of the daily extremes, °C, and their correlation with the next day's.
  package let maximumSpreadC: Double
  package let minimumSpreadC: Double
  package let maximumLag: Double
  package let minimumLag: Double
  /// Correlation of a day's maximum with its minimum.
  package let extremesCorrelation: Double
  /// P(1 mm or more after a day with less), and after one like it (nil where it never rains enough to tell).
  package let wetAfterDry: Double
  package let wetAfterWet: Double?
  /// Mean wind and mean of the month's strongest gusts, km/h; the gusts' commonest octant.
  package let windKmh: Double
  package let gustKmh: Double
  package let gustOctant: WindOctant
  /// Mean pressure at sea level, hPa.
  package let pressureHPa: Double

  init(row: ClimateRow) {
    maximumC = row[.maximum]
    minimumC = row[.minimum]
    rainMm = row[.rain]
    rainDays = row[.rainDays]
    snowDays = row[.snowDays]
    fogDays = row[.fogDays]
    stormDays = row[.stormDays]
    sunHours = row[.sunHours]
    humidityPercent = row[.humidity]
    maximumSpreadC = row[.maximumSpread]
    minimumSpreadC = row[.minimumSpread]
    maximumLag = row[.maximumLag]
    minimumLag = row[.minimumLag]
    extremesCorrelation = row[.extremesCorrelation]
    wetAfterDry = row[.wetAfterDry]
    wetAfterWet = row[.wetAfterWet] < 0 ? nil : row[.wetAfterWet]
    windKmh = row[.wind]
    gustKmh = row[.gust]
    gustOctant = WindOctant(rawValue: Int(row[.gustOctant]))!
    pressureHPa = row[.pressure]
  }
}

// SPDX-License-Identifier: MIT

package import AuraTime

/// The weather of one hour at one place: state at its start, amounts between its start and its end.
package struct WeatherHour: Sendable, Hashable {
  /// When the hour begins; always a whole hour of civil time.
  package var start: WallInstant
  /// One of the 35 codes of `estadoCielo`, without night suffix.
  package var skyCode: Int
  /// Cloud cover, eighths, 0…8. High cloud counts.
  package var cloudEighths: Int
  /// Whether it thunders at some moment of the hour (codes 51–54 and 61–64).
  package var thunders: Bool
  /// Air temperature, tenths of °C.
  package var temperatureTenthsC: Int
  /// Temperature felt (wind chill in the cold, heat index in the heat), whole °C.
  package var feelsLikeC: Int
  /// Dew point, tenths of °C; never above the air temperature.
  package var dewPointTenthsC: Int
  /// Relative humidity, 1…100 %, that of temperature and dew point.
  package var humidityPercent: Int
  /// Where the wind comes from; nil when calm (AEMET's `C`, then `windKmh` is 0).
  package var windFrom: WindOctant?
  /// The same in degrees clockwise from north, 0…359 (stations send it); 0 when calm.
  package var windBearingDegrees: Int
  /// Mean wind, km/h, 0 or more.
  package var windKmh: Int
  /// Strongest gust of the hour, km/h; never below `windKmh`.
  package var gustKmh: Int
  /// All precipitation of the hour, snow included as water.
  package var precipitation: WaterAmount
  /// The part of `precipitation` that falls as snow, as water.
  package var snow: WaterAmount
  /// Pressure reduced to sea level, tenths of hPa.
  package var seaLevelPressureTenthsHPa: Int
  /// Horizontal visibility, metres, 50…60,000.
  package var visibilityMetres: Int
  /// Desert dust at the ground, µg/m³ of PM10 on top of the background; 0 on most days.
  package var dustMicrograms: Int

  /// Air temperature in whole °C, halves away from zero.
  package var temperatureC: Int { roundedTenths(temperatureTenthsC) }
}

/// Tenths to whole units, halves away from zero.
package func roundedTenths(_ tenths: Int) -> Int {
  tenths >= 0 ? (tenths + 5) / 10 : -((5 - tenths) / 10)
}

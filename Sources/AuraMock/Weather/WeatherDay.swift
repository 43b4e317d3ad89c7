// SPDX-License-Identifier: MIT

package import AuraTime

/// The weather of one civil day at one place, as one edition tells it.
package struct WeatherDay: Sendable, Hashable {
  package var date: CivilDate
  /// One for every real hour of the civil day in order: 23, 24 or 25. The first begins at local midnight.
  package var hours: [WeatherHour]
  /// The hours after midnight that the last UTC quarter of this date still covers, and the one that closes the day
  /// ("hora 24"): the first two hours of the next civil day.
  package var hoursAfter: [WeatherHour]
  /// The four quarters of the UTC day of this date.
  package var quarters: [WeatherQuarter]
  /// Highest clear-sky UV index of the day, 0…16.
  package var uvMax: Int

  /// Highest of the hours, whole °C.
  package var maximumC: Int { hours.map(\.temperatureC).max() ?? 0 }
  /// Lowest of the hours, whole °C.
  package var minimumC: Int { hours.map(\.temperatureC).min() ?? 0 }
  /// Precipitation of the day, tenths of a millimetre.
  package var precipitationTenthsMm: Int { hours.reduce(0) { $0 + $1.precipitation.tenthsMm } }
}

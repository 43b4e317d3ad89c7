// SPDX-License-Identifier: MIT

package import AuraTime

/// Where editions take their weather from: the seeded generator, or a test's own days.
package protocol WeatherSource: Sendable {
  /// The weather of civil days one after the other at a place, as an edition tells it.
  func days(at place: WeatherPlace, from first: CivilDate, count: Int, edition: ForecastEdition) -> [WeatherDay]
}

extension WeatherGenerator: WeatherSource {
  package func days(
    at place: WeatherPlace, from first: CivilDate, count: Int, edition: ForecastEdition
  ) -> [WeatherDay] {
    site(place).days(from: first, count: count, edition: edition)
  }
}

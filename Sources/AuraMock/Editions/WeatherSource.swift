// SPDX-License-Identifier: MIT

package import AuraTime

/// Where editions take their weather from: the seeded generator, or a test's own days.
package protocol WeatherSource: Sendable {
  /// The weather of a civil day at a place as an edition tells it.
  func day(at place: WeatherPlace, on date: CivilDate, in edition: ForecastEdition) -> WeatherDay
}

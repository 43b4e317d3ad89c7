// SPDX-License-Identifier: MIT

package import AuraTime

/// The weather of Spain for a seed: any place, any day, any edition, in any order, always the same.
///
/// Nothing is stepped from a beginning: every value is read from fields of moving waves at a place and a moment, and
/// brought to the climate of the place. docs/WEATHER.md tells the model, its sources and the laws it is held to.
package struct WeatherGenerator: Sendable {
  private let atlas: WeatherAtlas

  package init(seed: UInt64) {
    atlas = WeatherAtlas(seed: seed)
  }

  /// The weather of a civil day at a place, as an edition tells it.
  package func day(
    at place: WeatherPlace, on date: CivilDate, edition: ForecastEdition = .observed
  ) -> WeatherDay {
    site(place).day(on: date, edition: edition)
  }

  /// A place ready to be asked about many days: its climate is read off once.
  package func site(_ place: WeatherPlace) -> WeatherSite {
    WeatherSite(place: place, atlas: atlas)
  }
}

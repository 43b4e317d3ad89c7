// SPDX-License-Identifier: MIT

package import AuraTime
import Synchronization

/// Weather that remembers the days it was asked for: the table of air quality, the news and the radar's pictures of the
/// same hours look at the same days again and again.
package final class RememberedWeather: WeatherSource {
  private struct Question: Hashable {
    let place: WeatherPlace
    let first: CivilDate
    let count: Int
    let edition: ForecastEdition
  }

  private let source: any WeatherSource
  private let limit: Int
  private let answers = Mutex<[Question: [WeatherDay]]>([:])

  /// - Parameter limit: the most questions remembered, some kilobytes each; then all are forgotten.
  package init(_ source: any WeatherSource, limit: Int = 1024) {
    self.source = source
    self.limit = limit
  }

  package func days(
    at place: WeatherPlace, from first: CivilDate, count: Int, edition: ForecastEdition
  ) -> [WeatherDay] {
    let question = Question(place: place, first: first, count: count, edition: edition)
    if let known = answers.withLock({ $0[question] }) { return known }
    let days = source.days(at: place, from: first, count: count, edition: edition)
    answers.withLock { answers in
      if answers.count >= limit { answers = [:] }
      answers[question] = days
    }
    return days
  }
}

// SPDX-License-Identifier: MIT

package import AuraTime

/// The facts of one place that a scenario's weather goes through.
package struct WeatherAnchor: Hashable, Sendable {
  /// A point that has these facts: a municipality, a station.
  package struct Site: Hashable, Sendable {
    /// INE code or AEMET's identifier of a station.
    package let name: String
    package let place: WeatherPlace

    package init(place: WeatherPlace) {
      name = place.ine
      self.place = place
    }
  }

  /// The first one is the place itself, the others are as good as it.
  package var sites: [Site]
  /// Kilometres around within which rain, wind, cloud, visibility and dust are those of this place. What is known of
  /// its temperature moves that of its surroundings further out, the less the further.
  package var reachKm: Int
  /// The first day of `days`.
  package var firstDay: CivilDate
  package var days: [AnchoredDay]
  /// In order, none over another.
  package var spans: [AnchoredSpan]

  package init(
    sites: [Site], reachKm: Int, firstDay: CivilDate, days: [AnchoredDay] = [], spans: [AnchoredSpan] = []
  ) {
    self.sites = sites
    self.reachKm = reachKm
    self.firstDay = firstDay
    self.days = days
    self.spans = spans
  }

  package subscript(date: CivilDate) -> AnchoredDay? {
    let index = date.dayNumber - firstDay.dayNumber
    return days.indices.contains(index) ? days[index] : nil
  }

  /// Civil dates of the place on which something is known.
  var dates: ClosedRange<CivilDate>? {
    let own = days.isEmpty ? [] : [firstDay, firstDay.advanced(byDays: days.count - 1)]
    let all =
      own + spans.flatMap { [$0.hours.lowerBound, $0.hours.upperBound] }.map { sites[0].place.zone.civil(at: $0).date }
    guard let first = all.min(), let last = all.max() else { return nil }
    return first...last
  }
}

// SPDX-License-Identifier: MIT

package import AuraTime

/// One place under the weather of a seed.
package struct WeatherSite: Sendable {
  package let place: WeatherPlace
  let atlas: WeatherAtlas
  let point: MapPoint
  let climate: SiteClimate

  init(place: WeatherPlace, atlas: WeatherAtlas) {
    self.place = place
    self.atlas = atlas
    point = MapPoint(latitude: place.latitude, longitude: place.longitude)
    climate = SiteClimate(place: place, point: point)
  }

  /// The weather of a civil day, as an edition tells it.
  package func day(on date: CivilDate, edition: ForecastEdition = .observed) -> WeatherDay {
    let outlook = Outlook(edition)
    let course = DayCourse(site: self, date: date, outlook: outlook)
    let tomorrow = date.advanced(byDays: 1)
    // The hours after midnight are those the next day will have, to the bit.
    let next = DayCourse(
      site: self, date: tomorrow, outlook: outlook, hoursWanted: DayClock.after,
      month: tomorrow.day == 1 ? nil : course.rainMonth)
    let hours = (0..<course.clock.count).map(course.hour)
    let after = (0..<DayClock.after).map(next.hour)
    return WeatherDay(
      date: date, hours: hours, hoursAfter: after,
      quarters: (0..<4).map { Self.quarter($0, hours: hours + after, course: course, next: next) },
      uvMax: course.uvMax)
  }

  private static func quarter(
    _ number: Int, hours: [WeatherHour], course: DayCourse, next: DayCourse
  ) -> WeatherQuarter {
    let indices = course.clock.quarter(number)
    let own = indices.clamped(to: 0..<course.clock.count)
    let after = max(indices.upperBound - course.clock.count, 0)
    let middle = Double(course.clock.date.dayNumber) + (Double(number) + 0.5) / 4
    let angle = course.outlook.map { $0.error(atDay: middle, isFine: false) } ?? 0
    return QuarterOutlook(
      start: WallInstant(secondsSinceEpoch: Int64(course.clock.date.dayNumber) * 86_400 + Int64(number) * 21_600),
      hours: hours[indices], margins: course.rain.margins[own] + next.rain.margins[..<after],
      thunderMargin: after > 0 ? max(course.rain.thunderMargin, next.rain.thunderMargin) : course.rain.thunderMargin,
      uncertainty: Elementary.cosSin(turns: angle).sin, elevationMetres: course.place.elevationMetres
    ).quarter
  }
}

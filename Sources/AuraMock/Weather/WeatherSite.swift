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
    days(from: date, count: 1, edition: edition)[0]
  }

  /// The weather of civil days one after the other: the same as asking for each, at half the work.
  package func days(
    from first: CivilDate, count: Int, edition: ForecastEdition = .observed
  ) -> [WeatherDay] {
    let outlook = Outlook(edition)
    var courses: [DayCourse] = []
    // A day needs the hours after its midnight, which are those the next day has, to the bit.
    for offset in 0...count {
      let date = first.advanced(byDays: offset)
      courses.append(
        DayCourse(
          site: self, date: date, outlook: outlook, hoursWanted: offset < count ? nil : DayClock.after,
          dayBefore: courses.last))
    }
    var days: [WeatherDay] = []
    var hours = courses[0].hours
    for index in 0..<count {
      let course = courses[index]
      let next = courses[index + 1]
      let nextHours = next.hours
      let after = Array(nextHours.prefix(DayClock.after))
      let all = hours + after
      days.append(
        WeatherDay(
          date: course.clock.date, hours: hours, hoursAfter: after,
          quarters: (0..<4).map { Self.quarter($0, hours: all, course: course, next: next) }, uvMax: course.uvMax))
      hours = nextHours
    }
    return days
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
      wetness: course.rain.wetness[own] + next.rain.wetness[..<after],
      thunderMargin: after > 0 ? max(course.rain.thunderMargin, next.rain.thunderMargin) : course.rain.thunderMargin,
      turn: Elementary.cosSin(turns: angle), elevationMetres: course.place.elevationMetres
    ).quarter
  }
}

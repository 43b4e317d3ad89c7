// SPDX-License-Identifier: MIT

package import AuraKit
package import AuraMock

/// One day's weather on all days and at all places, with something changed in it by the forecast that tells it.
package struct StagedWeather: WeatherSource {
  private let stage: @Sendable (inout WeatherDay, ForecastEdition) -> Void

  package init(stage: @escaping @Sendable (inout WeatherDay, ForecastEdition) -> Void) {
    self.stage = stage
  }

  private static let model = WeatherGenerator(seed: 1).day(
    at: WeatherPlace(ine: "28079", latitude: 40.4, longitude: -3.7, elevationMetres: 655, zone: .peninsula),
    on: CivilDate(year: 2026, month: 8, day: 26)!)

  package func days(at place: WeatherPlace, from first: CivilDate, count: Int, edition: ForecastEdition) -> [WeatherDay]
  {
    (0..<count).map { offset in
      var day = Self.model
      day.date = first.advanced(byDays: offset)
      let start = place.zone.startOfDay(day.date)
      let hourCount = place.zone.dayLengthSeconds(day.date) / 3600
      day.hours = (0..<hourCount).map { hour in
        var copy = Self.model.hours[min(hour, 23)]
        copy.start = start.advanced(bySeconds: Int64(hour) * 3600)
        return copy
      }
      stage(&day, edition)
      return day
    }
  }

  /// From 10 to 20 local hours 41 °C and gusts of 90 km/h and more that each day's forecasters see otherwise, storms
  /// from 15 to 17; in the evening of 26 August 2026 the heat is called off and the gusts are 10 km/h more.
  @Sendable package static func rough(_ day: inout WeatherDay, _ edition: ForecastEdition) {
    guard case .issued(let issued) = edition else { return }
    // 26 August 2026, 15:00 UTC.
    let isLate = issued >= WallInstant(secondsSinceEpoch: 1_787_756_400)
    let changing = CivilZone.utc.civil(at: issued).date.dayNumber % 3 * 10
    for index in day.hours.indices {
      let local = CivilZone.utc.civil(at: day.hours[index].start.advanced(bySeconds: 7200)).time.hour
      let (isMiddle, isStormy) = ((10...20).contains(local), (15...17).contains(local))
      day.hours[index].temperatureTenthsC = isMiddle && !isLate ? 410 : 200
      day.hours[index].gustKmh = isMiddle ? 90 + changing + (isLate ? 10 : 0) : 20
      day.hours[index].windKmh = isMiddle ? 50 : 10
      day.hours[index].windFrom = .north
      day.hours[index].thunders = isStormy
      day.hours[index].precipitation = isStormy ? .tenths(120) : .none
      day.hours[index].snow = .none
      (day.hours[index].visibilityMetres, day.hours[index].dustMicrograms) = (20_000, 0)
    }
  }

  /// Nothing that anyone would warn of.
  @Sendable package static func calm(_ day: inout WeatherDay, _ edition: ForecastEdition) {
    for index in day.hours.indices {
      day.hours[index].temperatureTenthsC = 200
      (day.hours[index].gustKmh, day.hours[index].windKmh, day.hours[index].thunders) = (20, 10, false)
      (day.hours[index].precipitation, day.hours[index].snow) = (.none, .none)
      (day.hours[index].visibilityMetres, day.hours[index].dustMicrograms) = (20_000, 0)
    }
  }
}

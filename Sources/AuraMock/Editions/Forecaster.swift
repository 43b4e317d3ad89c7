// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraSun
import AuraTime

/// Makes the municipal forecasts of a scenario: recorded where it has them, else editions of its weather.
struct Forecaster: Sendable {
  /// From what a forecast is written.
  enum Source: Hashable, Sendable {
    /// Of the scenario's forecasts, by its place among them.
    case recorded(Int)
    case edition(Edition)
  }

  /// How long a recorded forecast is the current one after it was made, seconds.
  private static let recordedLifeSeconds: Int64 = 6 * 3600

  private let scenario: Scenario
  private let schedule: EditionSchedule
  private let weather: any WeatherSource

  init(_ scenario: Scenario, weather: any WeatherSource) {
    self.scenario = scenario
    self.weather = weather
    schedule = EditionSchedule(seed: scenario.seed, quirks: scenario.quirks)
  }

  /// What stands behind a forecast that is asked for at an instant.
  func source(of route: Route, for place: Location, at instant: WallInstant, eras: Eras) -> Source {
    if let index = scenario.forecasts.firstIndex(where: { $0.ine == place.code.description }),
      let made = utcInstant(scenario.forecasts[index].daily.header.elaborated + "Z"),
      (0..<Self.recordedLifeSeconds).contains(made.seconds(until: instant))
    {
      return .recorded(index)
    }
    return .edition(
      schedule.edition(
        of: place.code, zone: place.zone, at: instant, isJoint: route.product == .daily || eras.filesMadeTogether))
  }

  /// Writes a forecast.
  func write(_ source: Source, route: Route, for place: Location, eras: Eras) -> [UInt8] {
    let style = WireStyle(charset: eras.forecastCharset, quirks: scenario.quirks)
    switch source {
    case .recorded(let index):
      let forecast = scenario.forecasts[index]
      return route.product == .daily ? forecast.daily.write(in: style) : forecast.hourly.write(in: style)
    case .edition(let edition):
      // A day before the file's first and, for the quarters of the last local day, one behind its last.
      if route.product == .daily {
        let brief = brief(for: place, edition, eras, firstDay: edition.firstDay, dayCount: 8)
        return DailyEdition(brief).compose().write(in: style)
      }
      let first = place.zone.civil(at: edition.base).date
      let brief = brief(for: place, edition, eras, firstDay: first, dayCount: 5)
      return HourlyEdition(brief).compose().write(in: style)
    }
  }

  private func brief(
    for place: Location, _ edition: Edition, _ eras: Eras, firstDay: CivilDate, dayCount: Int
  ) -> ForecastBrief {
    let coordinate = coordinate(of: place)
    let zone = place.zone
    let weatherPlace = WeatherPlace(
      ine: place.code.description, latitude: coordinate.latitude, longitude: coordinate.longitude,
      elevationMetres: Int((place.elevationM ?? 100).rounded()), zone: zone)
    return ForecastBrief(
      place: place, edition: edition, eras: eras, quirks: scenario.quirks, seed: scenario.seed,
      days: weather.days(
        at: weatherPlace, from: firstDay.advanced(byDays: -1), count: dayCount,
        edition: .issued(edition.elaborated)),
      sun: { date in
        let sun = NOAASolarTimes(on: date, at: coordinate)
        return (Self.minute(sun.sunrise, on: date, in: zone), Self.minute(sun.sunset, on: date, in: zone))
      })
  }

  /// A place without coordinates (48916 Usansolo) has the weather of its province's capital.
  private func coordinate(of place: Location) -> Coordinate {
    place.coordinate ?? Gazetteer.municipality(place.province.capital)?.coordinate
      ?? Coordinate(uncheckedLatitude: 40.4, longitude: -3.7)
  }

  /// Minutes of the wall clock on a date, rounded to nearest. (The sun never stays away from a day in Spain.)
  private static func minute(_ instant: WallInstant?, on date: CivilDate, in zone: CivilZone) -> Int {
    guard let instant else { return 0 }
    let civil = zone.civil(at: instant.advanced(bySeconds: 30))
    return civil.time.hour * 60 + civil.time.minute
  }
}

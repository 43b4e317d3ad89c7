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
    schedule = EditionSchedule(seed: scenario.seed, quirks: scenario.quirks, publish: scenario.publish)
  }

  /// What stands behind a forecast that is asked for at an instant.
  ///
  /// `isJoint` is false for the hourly file of the years in which it was made some minutes before the daily one.
  func source(for code: MunicipalityCode, at instant: WallInstant, isJoint: Bool) -> Source {
    if let index = scenario.forecasts.firstIndex(where: { $0.ine == code.description }),
      let made = utcInstant(scenario.forecasts[index].daily.header.elaborated + "Z"),
      (0..<Self.recordedLifeSeconds).contains(made.seconds(until: instant))
    {
      return .recorded(index)
    }
    return .edition(schedule.edition(of: code, zone: code.province.zone, at: instant, isJoint: isJoint))
  }

  func writeDaily(_ source: Source, for code: MunicipalityCode, eras: Eras) -> [UInt8] {
    let style = style(eras)
    switch source {
    case .recorded(let index):
      return recorded(index)?.daily.write(in: style) ?? []
    case .edition(let edition):
      // A day more in front, for the chance of rain of the first hours.
      guard let brief = brief(for: code, edition, eras, firstDay: edition.firstDay, dayCount: 8) else { return [] }
      return DailyEdition(brief).compose().write(in: style)
    }
  }

  func writeHourly(_ source: Source, for code: MunicipalityCode, eras: Eras) -> [UInt8] {
    let style = style(eras)
    switch source {
    case .recorded(let index):
      return recorded(index)?.hourly.write(in: style) ?? []
    case .edition(let edition):
      // A day more in front and one behind, for the quarters that local days share with their neighbours.
      let first = code.province.zone.civil(at: edition.base).date
      guard let brief = brief(for: code, edition, eras, firstDay: first, dayCount: 5) else { return [] }
      return HourlyEdition(brief).compose().write(in: style)
    }
  }

  private func style(_ eras: Eras) -> WireStyle {
    WireStyle(charset: eras.forecastCharset, quirks: scenario.quirks)
  }

  /// The scenario may have changed since a link was made to its forecast.
  private func recorded(_ index: Int) -> RecordedForecast? {
    scenario.forecasts.indices.contains(index) ? scenario.forecasts[index] : nil
  }

  private func brief(
    for code: MunicipalityCode, _ edition: Edition, _ eras: Eras, firstDay: CivilDate, dayCount: Int
  ) -> ForecastBrief? {
    guard let place = Gazetteer.municipality(code) else { return nil }
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

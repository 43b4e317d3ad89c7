// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

extension CorpusPlan {
  /// A day of each season, the hour told at moving through the day from place to place.
  private static let seasons: [(name: String, month: Int, day: Int)] = [
    ("winter", 1, 15), ("spring", 4, 15), ("summer", 7, 15), ("autumn", 10, 15),
  ]

  /// A typical day per season for each capital, from the mock's weather.
  package static func typical(_ weather: MockedWeather) throws(MockedWeather.Failure) -> [Case] {
    var cases: [Case] = []
    for (index, place) in Location.seedCities.enumerated() {
      for (number, season) in seasons.enumerated() {
        let hours = [8, 13, 17, 22]
        let date = CivilDate(year: 2026, month: season.month, day: season.day)!.advanced(byDays: index % 7)
        let moment = place.zone.startOfDay(date).advanced(bySeconds: Int64(hours[(index + number) % 4]) * 3600 + 900)
        cases.append(
          Case(
            id: "\(place.code)-typical-\(season.name)", file: "\(place.code)",
            snapshot: try weather.snapshot(of: place, at: moment)))
      }
    }
    return cases
  }
}

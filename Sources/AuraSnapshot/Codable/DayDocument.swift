// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// A day of the outlook.
struct DayDocument: Codable {
  var date: String
  var sky: Either<String, SkyDocument>?
  var minimumC: Int?
  var maximumC: Int?
  var feelsLikeMinimumC: Int?
  var feelsLikeMaximumC: Int?
  var minimumHumidity: Int?
  var maximumHumidity: Int?
  var precipitationProbability: Int?
  var windFrom: String?
  var windKmh: Int?
  var gustKmh: Int?
  var snowLevelM: Int?
  var uvMax: Int?
  var sunrise: String?
  var sunset: String?

  init(_ day: DaySnapshot) {
    date = day.date.description
    sky = day.sky.map { SkyDocument.written($0) }
    minimumC = day.minimumC
    maximumC = day.maximumC
    feelsLikeMinimumC = day.feelsLikeMinimumC
    feelsLikeMaximumC = day.feelsLikeMaximumC
    minimumHumidity = day.minimumHumidity
    maximumHumidity = day.maximumHumidity
    precipitationProbability = day.precipitationProbability
    windFrom = day.wind?.letters
    windKmh = day.wind?.speedKmh
    gustKmh = day.gustKmh
    snowLevelM = day.snowLevelM
    uvMax = day.uvMax
    sunrise = DocumentReader.text(day.sunrise)
    sunset = DocumentReader.text(day.sunset)
  }

  func day(_ reader: DocumentReader) throws -> DaySnapshot {
    var day = DaySnapshot(date: try reader.date(date))
    day.sky = sky?.state
    day.minimumC = minimumC
    day.maximumC = maximumC
    day.feelsLikeMinimumC = feelsLikeMinimumC
    day.feelsLikeMaximumC = feelsLikeMaximumC
    day.minimumHumidity = minimumHumidity
    day.maximumHumidity = maximumHumidity
    day.precipitationProbability = precipitationProbability
    day.wind = WindReading(document: windFrom, windKmh)
    day.gustKmh = gustKmh
    day.snowLevelM = snowLevelM
    day.uvMax = uvMax
    day.sunrise = try reader.instant(sunrise)
    day.sunset = try reader.instant(sunset)
    return day
  }
}

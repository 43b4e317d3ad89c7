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

/// What stations measured.
struct ObservedDocument: Codable {
  struct Measured: Codable {
    var value: Double
    var station: String?
    var name: String?
    var km: Double?
    var until: String?
  }
  typealias Value = Either<Double, Measured>

  var temperatureC: Value?
  var humidity: Value?
  var windKmh: Value?
  var windBearing: Value?
  var gustKmh: Value?
  var precipitationMm: Value?
  var pressureHPa: Value?

  init(_ observed: ObservedConditions) {
    func written(_ value: ObservedConditions.Value?) -> Value? {
      value.map {
        .long(
          Measured(
            value: $0.value, station: $0.stationID, name: $0.stationName, km: $0.distanceKm,
            until: DocumentReader.text($0.measuredUntil)))
      }
    }
    temperatureC = written(observed.temperatureC)
    humidity = written(observed.relativeHumidity)
    windKmh = written(observed.windKmh)
    windBearing = written(observed.windBearingDegrees)
    gustKmh = written(observed.gustKmh)
    precipitationMm = written(observed.precipitationMm)
    pressureHPa = written(observed.pressureHPa)
  }

  func conditions(_ reader: DocumentReader) throws -> ObservedConditions {
    func read(_ value: Value?) throws -> ObservedConditions.Value? {
      switch value {
      case nil: nil
      case .short(let number):
        ObservedConditions.Value(
          value: number, stationID: "", stationName: "", distanceKm: 0, measuredUntil: reader.moment)
      case .long(let value):
        ObservedConditions.Value(
          value: value.value, stationID: value.station ?? "", stationName: value.name ?? "",
          distanceKm: value.km ?? 0, measuredUntil: try reader.instant(value.until) ?? reader.moment)
      }
    }
    var observed = ObservedConditions()
    observed.temperatureC = try read(temperatureC)
    observed.relativeHumidity = try read(humidity)
    observed.windKmh = try read(windKmh)
    observed.windBearingDegrees = try read(windBearing)
    observed.gustKmh = try read(gustKmh)
    observed.precipitationMm = try read(precipitationMm)
    observed.pressureHPa = try read(pressureHPa)
    return observed
  }
}

// SPDX-License-Identifier: MIT

package import AuraKit

/// The daily file as `Codable` structures with the fields that the record needs: the peer of our decoder.
///
/// It knows the shapes of a well-formed file only. Its conversion to a record is the least that such an engine does.
package struct DailyTwin: Decodable {
  struct Sample: Decodable {
    let value: Int
    let periodo: String?
  }
  struct TextSample: Decodable {
    let value: String
    let periodo: String?
  }
  struct Sky: Decodable {
    let value: String
    let periodo: String?
    let descripcion: String
  }
  struct Wind: Decodable {
    let direccion: String
    let velocidad: Int
    let periodo: String?
  }
  struct Point: Decodable {
    let value: Int
    let hora: Int
  }
  struct Range: Decodable {
    let maxima: Int
    let minima: Int
    let dato: [Point]
  }
  struct Day: Decodable {
    let probPrecipitacion: [Sample]
    let cotaNieveProv: [TextSample]
    let estadoCielo: [Sky]
    let viento: [Wind]
    let rachaMax: [TextSample]
    let temperatura: Range
    let sensTermica: Range
    let humedadRelativa: Range
    let uvMax: Int?
    let fecha: String
  }
  struct Prediction: Decodable { let dia: [Day] }
  let origen: OriginTwin
  let elaborado: String
  let nombre: String
  let provincia: String
  let prediccion: Prediction
  let id: Int
  let version: Double
}

extension DailyTwin {
  /// The record that ours is compared with.
  package func record() -> DailyForecastRecord {
    var issue = ForecastIssue()
    issue.origin = origen.origin()
    issue.elaboratedAt = Twin.instant(elaborado)
    issue.municipality = MunicipalityCode(number: id)
    issue.sentName = nombre
    issue.province = provincia
    issue.version = "\(version)"
    return DailyForecastRecord(issue: issue, days: prediccion.dia.compactMap { $0.record() })
  }
}

extension DailyTwin.Day {
  fileprivate func record() -> DailyForecastRecord.Day? {
    guard let date = Twin.date(fecha) else { return nil }
    var day = DailyForecastRecord.Day(date: date)
    day.precipitationProbability = probPrecipitacion.map {
      PeriodSample(period: Twin.period($0.periodo), value: $0.value)
    }
    day.snowLevelM = cotaNieveProv.map { PeriodSample(period: Twin.period($0.periodo), value: Int($0.value)) }
    day.gustKmh = rachaMax.map { PeriodSample(period: Twin.period($0.periodo), value: Int($0.value)) }
    day.sky = estadoCielo.map { sample in
      let state = sample.value.isEmpty ? nil : SkyState(codeText: sample.value, wording: sample.descripcion)
      return PeriodSample(period: Twin.period(sample.periodo), value: state)
    }
    day.wind = viento.map { sample in
      let reading = WindReading(origin: Twin.origin(sample.direccion), speedKmh: sample.velocidad)
      return PeriodSample(period: Twin.period(sample.periodo), value: reading)
    }
    day.temperature = temperatura.record()
    day.apparentTemperature = sensTermica.record()
    day.relativeHumidity = humedadRelativa.record()
    day.uvMax = uvMax
    return day
  }
}

extension DailyTwin.Range {
  fileprivate func record() -> DailyForecastRecord.Range {
    DailyForecastRecord.Range(
      maximum: maxima, minimum: minima, samples: dato.map { HourSample(hour: $0.hora, value: $0.value) })
  }
}

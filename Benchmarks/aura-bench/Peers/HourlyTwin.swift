// SPDX-License-Identifier: MIT

package import AuraKit

/// The hourly file as `Codable` structures with the fields that the record needs: the peer of our decoder.
package struct HourlyTwin: Decodable {
  struct Sample: Decodable {
    let value: String
    let periodo: String
  }
  struct Sky: Decodable {
    let value: String
    let periodo: String
    let descripcion: String
  }
  /// Wind and gust in one list: whatever is absent is the other kind.
  struct Motion: Decodable {
    let direccion: [String]?
    let velocidad: [String]?
    let value: String?
    let periodo: String
  }
  struct Day: Decodable {
    let estadoCielo: [Sky]
    let precipitacion: [Sample]
    let probPrecipitacion: [Sample]
    let probTormenta: [Sample]
    let nieve: [Sample]
    let probNieve: [Sample]
    let temperatura: [Sample]
    let sensTermica: [Sample]
    let humedadRelativa: [Sample]
    let vientoAndRachaMax: [Motion]
    let fecha: String
    let orto: String
    let ocaso: String
  }
  struct Prediction: Decodable { let dia: [Day] }
  let origen: OriginTwin
  let elaborado: String
  let nombre: String
  let provincia: String
  let prediccion: Prediction
  let id: String
  let version: String
}

extension HourlyTwin {
  /// The record that ours is compared with.
  package func record() -> HourlyForecastRecord {
    var issue = ForecastIssue()
    issue.origin = origen.origin()
    issue.elaboratedAt = Twin.instant(elaborado)
    issue.municipality = MunicipalityCode(id)
    issue.sentName = nombre
    issue.province = provincia
    issue.version = version
    return HourlyForecastRecord(issue: issue, days: prediccion.dia.compactMap { $0.record() })
  }
}

extension HourlyTwin.Day {
  fileprivate func record() -> HourlyForecastRecord.Day? {
    guard let date = Twin.date(fecha) else { return nil }
    var day = HourlyForecastRecord.Day(date: date)
    day.sunrise = Twin.time(orto)
    day.sunset = Twin.time(ocaso)
    day.sky = estadoCielo.map { sample in
      let state = sample.value.isEmpty ? nil : SkyState(codeText: sample.value, wording: sample.descripcion)
      return HourSample(hour: Int(sample.periodo) ?? 0, value: state)
    }
    day.precipitation = precipitacion.map { HourSample(hour: Int($0.periodo) ?? 0, value: Twin.depth($0.value)) }
    day.snow = nieve.map { HourSample(hour: Int($0.periodo) ?? 0, value: Twin.depth($0.value)) }
    day.precipitationProbability = probPrecipitacion.compactMap(span)
    day.stormProbability = probTormenta.compactMap(span)
    day.snowProbability = probNieve.compactMap(span)
    day.temperature = temperatura.map(number)
    day.apparentTemperature = sensTermica.map(number)
    day.relativeHumidity = humedadRelativa.map(number)
    for motion in vientoAndRachaMax {
      let hour = Int(motion.periodo) ?? 0
      if let direction = motion.direccion?.first, let speed = motion.velocidad?.first {
        let reading = WindReading(origin: Twin.origin(direction), speedKmh: Int(speed))
        day.wind.append(HourSample(hour: hour, value: reading))
      } else if let value = motion.value {
        day.gustKmh.append(HourSample(hour: hour, value: Int(value)))
      }
    }
    return day
  }

  private func number(_ sample: HourlyTwin.Sample) -> HourSample<Int> {
    HourSample(hour: Int(sample.periodo) ?? 0, value: Int(sample.value))
  }

  private func span(_ sample: HourlyTwin.Sample) -> SpanSample? {
    guard let start = Int(sample.periodo.prefix(2)), let end = Int(sample.periodo.suffix(2)) else { return nil }
    return SpanSample(startHour: start, endHour: end, percent: Int(sample.value))
  }
}

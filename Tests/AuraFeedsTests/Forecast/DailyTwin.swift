// SPDX-License-Identifier: MIT

import AuraFeeds

/// A day of the daily file as Foundation's decoder reads it.
struct DailyTwin: Decodable {
  struct Row<Value: Decodable>: Decodable {
    let value: Value
    let periodo: String?
    let descripcion: String?
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
  struct Extremes: Decodable {
    let maxima: Int
    let minima: Int
    let dato: [Point]

    var line: String { "\(maxima) \(minima) \(dato.map { "\($0.hora):\($0.value)" })" }
  }

  let probPrecipitacion: [Row<Int>]
  let cotaNieveProv: [Row<String>]
  let estadoCielo: [Row<String>]
  let viento: [Wind]
  let rachaMax: [Row<String>]
  let temperatura: Extremes
  let sensTermica: Extremes
  let humedadRelativa: Extremes
  let uvMax: Int?
  let fecha: String

  var lines: [String] {
    func period(_ text: String?) -> String { text ?? "00-24" }
    let texts = { (rows: [Row<String>], name: String) in
      rows.map { "\(name) \(period($0.periodo)) \(TwinLine.sent($0.value))" }
    }
    return ["fecha " + fecha.prefix(10)]
      + probPrecipitacion.map { "prob \(period($0.periodo)) \($0.value)" }
      + texts(cotaNieveProv, "cota")
      + estadoCielo.map { row in
        "cielo \(period(row.periodo)) " + (row.value.isEmpty ? "-" : "\(row.value) \(row.descripcion ?? "")")
      }
      + viento.map { "viento \(period($0.periodo)) \(TwinLine.sent($0.direccion)) \($0.velocidad)" }
      + texts(rachaMax, "racha")
      + [temperatura.line, sensTermica.line, humedadRelativa.line, "uv " + TwinLine.text(uvMax)]
  }
}

extension DailyForecastRecord.Day {
  var twinLines: [String] {
    let numbers = { (samples: [PeriodSample<Int>], name: String) in
      samples.map { "\(name) \($0.period) \(TwinLine.text($0.value))" }
    }
    return ["fecha \(date)"] + numbers(precipitationProbability, "prob") + numbers(snowLevelM, "cota")
      + sky.map { "cielo \($0.period) \(TwinLine.sky($0.value))" }
      + wind.map { "viento \($0.period) \(TwinLine.wind($0.value))" }
      + numbers(gustKmh, "racha")
      + [temperature, apparentTemperature, relativeHumidity].map(\.twinLine) + ["uv " + TwinLine.text(uvMax)]
  }
}

extension DailyForecastRecord.Range {
  var twinLine: String {
    let points = samples.map { "\($0.hour):\(TwinLine.text($0.value))" }
    return "\(TwinLine.text(maximum)) \(TwinLine.text(minimum)) \(points)"
  }
}

// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraTime

/// A day of the hourly file as Foundation's decoder reads it.
struct HourlyTwin: Decodable {
  struct Row: Decodable {
    let value: String
    let periodo: String
    let descripcion: String?
  }
  /// A wind or a gust.
  struct Wind: Decodable {
    let direccion: [String]?
    let velocidad: [String]?
    let value: String?
    let periodo: String
  }

  let estadoCielo: [Row]
  let precipitacion: [Row]
  let probPrecipitacion: [Row]
  let probTormenta: [Row]
  let nieve: [Row]
  let probNieve: [Row]
  let temperatura: [Row]
  let sensTermica: [Row]
  let humedadRelativa: [Row]
  let vientoAndRachaMax: [Wind]
  /// The partial recording has a day without date.
  let fecha: String?
  let orto: String?
  let ocaso: String?

  var lines: [String] {
    var lines = ["fecha \(fecha?.prefix(10) ?? "-") \(orto ?? "-") \(ocaso ?? "-")"]
    lines += estadoCielo.map { "cielo \($0.periodo) " + ($0.value.isEmpty ? "-" : "\($0.value) \($0.descripcion!)") }
    for (name, rows) in [("lluvia", precipitacion), ("nieve", nieve)] {
      lines += rows.map { row in
        "\(name) \(row.periodo) " + (row.value == "Ip" ? "Ip" : TwinLine.text(Double(row.value)))
      }
    }
    for (name, rows) in [("lluvia", probPrecipitacion), ("tormenta", probTormenta), ("nieve", probNieve)] {
      lines += rows.map { row in
        let end = row.periodo.hasSuffix("00") ? "24" : row.periodo.suffix(2)
        return "prob \(name) \(row.periodo.prefix(2))\(end) \(TwinLine.whole(row.value))"
      }
    }
    for (name, rows) in [("temp", temperatura), ("sens", sensTermica), ("hum", humedadRelativa)] {
      lines += rows.map { "\(name) \($0.periodo) \(TwinLine.whole($0.value))" }
    }
    for row in vientoAndRachaMax where row.direccion != nil {
      lines.append("viento \(row.periodo) \(row.direccion![0]) \(TwinLine.whole(row.velocidad![0]))")
    }
    for row in vientoAndRachaMax where row.value != nil {
      lines.append("racha \(row.periodo) \(TwinLine.whole(row.value!))")
    }
    return lines
  }
}

extension HourlyForecastRecord.Day {
  var twinLines: [String] {
    var lines = ["fecha \(date) \(Self.clock(sunrise)) \(Self.clock(sunset))"]
    lines += sky.map { "cielo \(Self.label($0.hour)) \(TwinLine.sky($0.value))" }
    for (name, samples) in [("lluvia", precipitation), ("nieve", snow)] {
      lines += samples.map { "\(name) \(Self.label($0.hour)) \(TwinLine.depth($0.value))" }
    }
    let spans = [
      ("lluvia", precipitationProbability), ("tormenta", stormProbability), ("nieve", snowProbability),
    ]
    for (name, samples) in spans {
      lines += samples.map { sample in
        "prob \(name) \(Self.label(sample.startHour))\(Self.label(sample.endHour)) \(TwinLine.text(sample.percent))"
      }
    }
    for (name, samples) in [("temp", temperature), ("sens", apparentTemperature), ("hum", relativeHumidity)] {
      lines += samples.map { "\(name) \(Self.label($0.hour)) \(TwinLine.text($0.value))" }
    }
    lines += wind.map { "viento \(Self.label($0.hour)) \(TwinLine.wind($0.value))" }
    lines += gustKmh.map { "racha \(Self.label($0.hour)) \(TwinLine.text($0.value))" }
    return lines
  }

  private static func label(_ hour: Int) -> String { hour < 10 ? "0\(hour)" : "\(hour)" }

  private static func clock(_ time: CivilTime?) -> String {
    time.map { "\(label($0.hour)):\(label($0.minute))" } ?? "-"
  }
}

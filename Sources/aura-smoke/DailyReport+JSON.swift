// SPDX-License-Identifier: MIT

import AuraKit

extension DailyReport {
  /// The same as one JSON object; what is not known is null.
  var json: String {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.object("place") { json in
      json.field("ine", place.code.description)
      json.field("name", place.name)
      json.field("province", place.province.name)
    }
    json.field("at", "\(moment)")
    json.field("elaborated", issue.elaboratedAt.map { "\($0)" })
    json.field("attribution", Reading.attribution)
    json.field("copyright", issue.origin.copyright)
    json.field("notaLegal", issue.origin.notaLegal)
    json.object("today") { Self.write(today, to: &$0) }
    json.array("later", later) { json, day in
      json.beginObject()
      Self.write(day, to: &json)
      json.endObject()
    }
    json.array("notes", notes) { json, note in
      json.beginObject()
      json.field("id", note.id)
      json.field("path", note.path)
      json.endObject()
    }
    json.endObject()
    return json.text
  }

  private static func write(_ day: ForecastDay, to json: inout JSONWriter) {
    json.field("date", day.date.description)
    json.key("sky")
    if let sky = day.sky {
      json.beginObject()
      json.field("code", sky.codeText)
      json.field("text", sky.wording)
      json.endObject()
    } else {
      json.null()
    }
    write("temperatureCelsius", day.temperature, to: &json)
    write("apparentTemperatureCelsius", day.apparentTemperature, to: &json)
    write("relativeHumidityPercent", day.relativeHumidity, to: &json)
    json.field("precipitationProbabilityPercent", day.precipitationProbability)
    json.key("wind")
    if let wind = day.wind {
      json.beginObject()
      json.field("from", wind.isCalm ? "C" : wind.direction?.abbreviation)
      json.field("speedKmh", wind.speedKmh)
      json.endObject()
    } else {
      json.null()
    }
    json.field("gustKmh", day.gustKmh)
    json.field("snowLevelM", day.snowLevelM)
    json.field("uvMax", day.uvMax)
  }

  private static func write(_ name: String, _ range: DailyForecastRecord.Range, to json: inout JSONWriter) {
    json.object(name) { json in
      json.field("minimum", range.minimum)
      json.field("maximum", range.maximum)
    }
  }
}

// SPDX-License-Identifier: MIT

import AuraKit

extension DecodeKind {
  /// The hourly municipal forecast.
  static let hourly = DecodeKind(name: "hourly") { input, writer in
    let decoded = try HourlyForecastRecord.decode(input.bytes, contentType: input.contentType)
    let record = decoded.record
    let place = try input.place(orOwn: record.issue.municipality)
    let moment = try input.moment(in: place.province.zone, orOwn: record.issue.elaboratedAt)
    let view = HourlyForecastView(record, zone: place.province.zone, at: moment)
    writer.object("record") { writer in
      writer.field("issue", record.issue)
      writer.array("days", record.days) { $0.write($1) }
    }
    writer.object("resolved") { writer in
      writer.field("place", place.description)
      writer.field("at", moment.description)
      writer.field("current", view.current?.start.description)
      writer.array("hours", view.hours) { $0.write($1) }
    }
    return decoded.notes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ day: HourlyForecastRecord.Day) {
    beginObject()
    field("date", day.date.description)
    field("sunrise", day.sunrise?.hourAndMinute)
    field("sunset", day.sunset?.hourAndMinute)
    samples("sky", day.sky) { $0.field("value", $1) }
    samples("precipitation", day.precipitation) { $0.field("value", $1) }
    samples("snow", day.snow) { $0.field("value", $1) }
    spans("precipitationProbability", day.precipitationProbability)
    spans("stormProbability", day.stormProbability)
    spans("snowProbability", day.snowProbability)
    samples("temperature", day.temperature) { $0.field("value", $1) }
    samples("apparentTemperature", day.apparentTemperature) { $0.field("value", $1) }
    samples("relativeHumidity", day.relativeHumidity) { $0.field("value", $1) }
    samples("wind", day.wind) { $0.field("value", $1) }
    samples("gustKmh", day.gustKmh) { $0.field("value", $1) }
    endObject()
  }

  fileprivate mutating func write(_ hour: ForecastHour) {
    beginObject()
    field("start", hour.start.description)
    field("date", hour.date.description)
    field("hour", hour.hour)
    field("isRepeated", hour.isRepeated)
    field("sky", hour.sky)
    field("temperatureC", hour.temperature)
    field("apparentTemperatureC", hour.apparentTemperature)
    field("humidityPercent", hour.relativeHumidity)
    field("precipitationMm", hour.precipitation)
    field("snowMm", hour.snow)
    field("precipitationProbability", hour.precipitationProbability)
    field("stormProbability", hour.stormProbability)
    field("snowProbability", hour.snowProbability)
    field("wind", hour.wind)
    field("gustKmh", hour.gustKmh)
    endObject()
  }
}

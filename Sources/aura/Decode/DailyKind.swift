// SPDX-License-Identifier: MIT

import AuraKit

extension DecodeKind {
  /// The daily municipal forecast.
  static let daily = DecodeKind(name: "daily") { input, writer in
    let decoded = try DailyForecastRecord.decode(input.bytes, contentType: input.contentType)
    let record = decoded.record
    let place = try input.place(orOwn: record.issue.municipality)
    let moment = try input.moment(in: place.province.zone, orOwn: record.issue.elaboratedAt)
    let view = DailyForecastView(record, zone: place.province.zone, at: moment)
    writer.object("record") { writer in
      writer.field("issue", record.issue)
      writer.array("days", record.days) { $0.write($1) }
    }
    writer.object("resolved") { writer in
      writer.field("place", place.description)
      writer.field("at", moment.description)
      writer.field("today", view.todayDate.description)
      writer.array("days", view.days) { $0.write($1, today: view.todayDate) }
    }
    return decoded.notes
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ day: DailyForecastRecord.Day) {
    beginObject()
    field("date", day.date.description)
    periods("precipitationProbability", day.precipitationProbability) { $0.field("value", $1) }
    periods("snowLevelM", day.snowLevelM) { $0.field("value", $1) }
    periods("sky", day.sky) { $0.field("value", $1) }
    periods("wind", day.wind) { $0.field("value", $1) }
    periods("gustKmh", day.gustKmh) { $0.field("value", $1) }
    field("temperature", day.temperature)
    field("apparentTemperature", day.apparentTemperature)
    field("relativeHumidity", day.relativeHumidity)
    field("uvMax", day.uvMax)
    endObject()
  }

  fileprivate mutating func write(_ day: ForecastDay, today: CivilDate) {
    beginObject()
    field("date", day.date.description)
    field("isToday", day.date == today)
    field("sky", day.sky)
    field("maximumC", day.temperature.maximum)
    field("minimumC", day.temperature.minimum)
    field("apparentMaximumC", day.apparentTemperature.maximum)
    field("apparentMinimumC", day.apparentTemperature.minimum)
    field("humidityMaximumPercent", day.relativeHumidity.maximum)
    field("humidityMinimumPercent", day.relativeHumidity.minimum)
    field("precipitationProbability", day.precipitationProbability)
    field("wind", day.wind)
    field("gustKmh", day.gustKmh)
    field("snowLevelM", day.snowLevelM)
    field("uvMax", day.uvMax)
    array("periods", day.periods) { writer, part in
      writer.beginObject()
      writer.field("period", part.period.description)
      writer.field("start", part.start.description)
      writer.field("end", part.end.description)
      writer.field("isOver", part.isOver)
      writer.field("isBlanked", part.isBlanked)
      writer.field("sky", part.sky)
      writer.field("precipitationProbability", part.precipitationProbability)
      writer.field("wind", part.wind)
      writer.field("gustKmh", part.gustKmh)
      writer.field("snowLevelM", part.snowLevelM)
      writer.endObject()
    }
    endObject()
  }
}

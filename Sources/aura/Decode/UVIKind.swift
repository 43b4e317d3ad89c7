// SPDX-License-Identifier: MIT

import AuraKit

extension DecodeKind {
  /// The UV forecast of a day.
  static let uvi = DecodeKind(name: "uvi") { input, writer in
    let decoded = try UVIForecast.decode(input.bytes, contentType: input.contentType)
    let forecast = decoded.record
    let zone = input.place?.province.zone ?? .peninsula
    let noon = zone.startOfDay(forecast.validDay).advanced(bySeconds: 43_200)
    let moment = try input.moment(in: zone, orOwn: noon)
    let today = zone.civil(at: moment).date
    writer.object("record") { writer in
      writer.field("validDay", forecast.validDay.description)
      writer.field("elaboratedAt", forecast.elaboratedAt?.description)
      writer.field("modelRunAt", forecast.modelRunAt?.description)
      writer.array("entries", forecast.entries) { writer, entry in
        writer.beginObject()
        writer.field("ine", entry.municipality.description)
        writer.field("name", entry.name)
        writer.field("index", entry.index.value)
        writer.endObject()
      }
    }
    writer.object("resolved") { writer in
      writer.field("at", moment.description)
      writer.field("today", today.description)
      writer.field("coversToday", forecast.validDay == today)
      guard let place = input.place else { return }
      let index = forecast.index(for: place, on: today)
      writer.field("place", place.description)
      writer.field("index", index?.value)
      writer.field("band", index?.band.name)
    }
    return decoded.notes
  }
}

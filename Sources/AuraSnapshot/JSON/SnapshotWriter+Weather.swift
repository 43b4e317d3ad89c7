// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

// Hours, days and what was measured.
extension SnapshotWriter {
  mutating func write(_ slot: HourSlot) {
    json.beginObject()
    instant("from", slot.start)
    sky(slot.sky)
    if slot.sky == nil, let isNight = slot.isNight {
      json.key("isNight")
      json.boolean(isNight)
    }
    depth("precipitationMm", slot.precipitation)
    depth("snowMm", slot.snow)
    integer("temperatureC", slot.temperatureC)
    integer("feelsLikeC", slot.feelsLikeC)
    integer("humidity", slot.relativeHumidity)
    wind(slot.wind)
    integer("gustKmh", slot.gustKmh)
    integer("precipitationProbability", slot.precipitationProbability)
    integer("stormProbability", slot.stormProbability)
    integer("snowProbability", slot.snowProbability)
    json.endObject()
  }

  /// Writes the hours column by column, a column that knows nothing left out.
  mutating func write(_ hours: [HourSlot]) {
    guard let first = hours.first else { return }
    json.key("hours")
    json.beginObject()
    instant("from", first.start)
    integer("count", hours.count)
    let offsets = hours.map { Int(first.start.seconds(until: $0.start) / 3600) }
    if offsets.last != hours.count - 1 {
      json.key("at")
      json.beginArray()
      for offset in offsets { json.number(offset) }
      json.endArray()
    }
    skies(hours)
    column("isNight", hours, where: { $0.sky == nil && $0.isNight != nil }) { writer, slot in
      if slot.sky == nil, let isNight = slot.isNight { writer.json.boolean(isNight) } else { writer.json.null() }
    }
    depths("precipitationMm", hours) { $0.precipitation }
    depths("snowMm", hours) { $0.snow }
    integers("temperatureC", hours) { $0.temperatureC }
    integers("feelsLikeC", hours) { $0.feelsLikeC }
    integers("humidity", hours) { $0.relativeHumidity }
    column("windFrom", hours, where: { $0.wind?.origin != nil }) { writer, slot in
      if let letters = slot.wind?.letters { writer.json.string(letters) } else { writer.json.null() }
    }
    integers("windKmh", hours) { $0.wind?.speedKmh }
    integers("gustKmh", hours) { $0.gustKmh }
    integers("precipitationProbability", hours) { $0.precipitationProbability }
    integers("stormProbability", hours) { $0.stormProbability }
    integers("snowProbability", hours) { $0.snowProbability }
    json.endObject()
  }

  /// Codes as they are; a state with words of its own by its place among those, which stand once.
  private mutating func skies(_ hours: [HourSlot]) {
    var odd: [SkyState] = []
    for slot in hours {
      if let sky = slot.sky, sky.hasOwnWords, !odd.contains(sky) { odd.append(sky) }
    }
    if !odd.isEmpty {
      json.key("skies")
      json.beginArray()
      for sky in odd { write(sky) }
      json.endArray()
    }
    column("sky", hours, where: { $0.sky != nil }) { writer, slot in
      guard let sky = slot.sky else { return writer.json.null() }
      if sky.hasOwnWords, let place = odd.firstIndex(of: sky) {
        writer.json.number(place)
      } else {
        writer.code(sky)
      }
    }
  }

  private mutating func column(
    _ name: String, _ hours: [HourSlot], where isKnown: (HourSlot) -> Bool,
    _ write: (inout SnapshotWriter, HourSlot) -> Void
  ) {
    // By index: a loop over the elements would copy each hour.
    guard hours.indices.contains(where: { isKnown(hours[$0]) }) else { return }
    json.key(name)
    json.beginArray()
    for index in hours.indices { write(&self, hours[index]) }
    json.endArray()
  }

  private mutating func integers(_ name: String, _ hours: [HourSlot], _ member: (HourSlot) -> Int?) {
    column(name, hours, where: { member($0) != nil }) { writer, slot in
      if let value = member(slot) { writer.json.number(value) } else { writer.json.null() }
    }
  }

  private mutating func depths(_ name: String, _ hours: [HourSlot], _ member: (HourSlot) -> WaterDepth?) {
    column(name, hours, where: { member($0) != nil }) { writer, slot in writer.write(member(slot)) }
  }

  mutating func write(_ day: DaySnapshot) {
    json.beginObject()
    json.key("date")
    date(day.date)
    sky(day.sky)
    integer("minimumC", day.minimumC)
    integer("maximumC", day.maximumC)
    integer("feelsLikeMinimumC", day.feelsLikeMinimumC)
    integer("feelsLikeMaximumC", day.feelsLikeMaximumC)
    integer("minimumHumidity", day.minimumHumidity)
    integer("maximumHumidity", day.maximumHumidity)
    integer("precipitationProbability", day.precipitationProbability)
    wind(day.wind)
    integer("gustKmh", day.gustKmh)
    integer("snowLevelM", day.snowLevelM)
    integer("uvMax", day.uvMax)
    instant("sunrise", day.sunrise)
    instant("sunset", day.sunset)
    json.endObject()
  }

  private mutating func sky(_ sky: SkyState?) {
    guard let sky else { return }
    json.key("sky")
    if sky.hasOwnWords { write(sky) } else { code(sky) }
  }

  private mutating func write(_ sky: SkyState) {
    json.beginObject()
    text("code", sky.codeText)
    text("text", sky.wording)
    json.endObject()
  }

  private mutating func wind(_ wind: WindReading?) {
    text("windFrom", wind?.letters)
    integer("windKmh", wind?.speedKmh)
  }

  private mutating func depth(_ name: String, _ depth: WaterDepth?) {
    guard let depth else { return }
    json.key(name)
    write(depth)
  }

  private mutating func write(_ depth: WaterDepth?) {
    switch depth {
    case .trace: json.string("Ip")
    case .millimetres(let millimetres): json.number(millimetres)
    case nil: json.null()
    }
  }
}

extension SkyState {
  /// Whether the words are not those that AEMET's table has for the code. A code without words stands alone.
  var hasOwnWords: Bool {
    if let code { return self != SkyState(code) }
    return !wording.isEmpty
  }
}

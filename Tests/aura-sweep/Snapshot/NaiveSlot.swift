// SPDX-License-Identifier: MIT

package import AuraFormats
package import AuraKit

/// The current hour of an hourly body found a second time, the plain way: the clock's date and hour as texts, looked up
/// in the JSON tree.
///
/// It shares nothing with the engine's records, views and joins but the civil clock.
package struct NaiveSlot: Hashable, Sendable {
  package var sky: String?
  package var precipitation: String?
  package var snow: String?
  package var temperature: String?
  package var feelsLike: String?
  package var humidity: String?
  package var wind: String?
  package var gust: String?
  package var probabilities: [String?]

  /// nil when no array of the body has the hour.
  package init?(hourly body: JSONValue, zone: CivilZone, at moment: WallInstant) {
    let civil = zone.civil(at: moment)
    let date = civil.date.description
    let label = (civil.time.hour < 10 ? "0" : "") + "\(civil.time.hour)"
    // On autumn's day the clock shows one hour twice; the second time an hour before it showed the same.
    let isSecond = zone.civil(at: moment.advanced(bySeconds: -3600)).time.hour == civil.time.hour
    let root = body[0] ?? body
    let day = Self.day(date, in: root)
    let before = Self.day(civil.date.advanced(byDays: -1).description, in: root)
    func value(_ key: String, _ member: String = "value") -> String? {
      let matches = Self.items(key, of: day).filter { $0["periodo"].text == label && $0[member] != nil }
      let repeats = Self.showsTwice(civil.date, hour: civil.time.hour, zone)
      if repeats { return matches.count > (isSecond ? 1 : 0) ? Self.scalar(matches[isSecond ? 1 : 0][member]) : nil }
      return matches.lazy.compactMap { Self.scalar($0[member]) }.first
    }
    func isNamed(_ key: String) -> Bool {
      Self.items(key, of: day).filter { $0["periodo"].text == label }.count > (isSecond ? 1 : 0)
    }
    let keys = [
      "estadoCielo", "precipitacion", "nieve", "temperatura", "sensTermica", "humedadRelativa", "vientoAndRachaMax",
    ]
    guard keys.contains(where: isNamed) else { return nil }
    sky = value("estadoCielo")
    precipitation = value("precipitacion")
    snow = value("nieve")
    temperature = value("temperatura").map { $0 == "-0" ? "0" : $0 }
    feelsLike = value("sensTermica").map { $0 == "-0" ? "0" : $0 }
    humidity = value("humedadRelativa")
    gust = value("vientoAndRachaMax")
    let direction = value("vientoAndRachaMax", "direccion")
    let speed = value("vientoAndRachaMax", "velocidad")
    wind = direction == nil && speed == nil ? nil : "\(direction ?? "")\(speed ?? "")"
    probabilities = ["probPrecipitacion", "probTormenta", "probNieve"].map { key in
      Self.span(key, holding: civil.time.hour, of: day, after: before)
    }
  }

  /// The same texts of a slot of the engine.
  package init(_ slot: HourSlot) {
    sky = slot.sky?.codeText
    precipitation = slot.precipitation.map(Self.text)
    snow = slot.snow.map(Self.text)
    temperature = slot.temperatureC.map { "\($0)" }
    feelsLike = slot.feelsLikeC.map { "\($0)" }
    humidity = slot.relativeHumidity.map { "\($0)" }
    gust = slot.gustKmh.map { "\($0)" }
    wind = slot.wind.map { wind in
      let letters = wind.isCalm ? "C" : wind.direction?.abbreviation ?? ""
      return letters + (wind.speedKmh.map { "\($0)" } ?? "")
    }
    probabilities = [slot.precipitationProbability, slot.stormProbability, slot.snowProbability].map { percent in
      percent.map { "\($0)" }
    }
  }

  private static func day(_ date: String, in root: JSONValue) -> JSONValue? {
    guard case .array(let days)? = root["prediccion"]?["dia"] else { return nil }
    return days.first { $0["fecha"].text.hasPrefix(date) }
  }

  private static func items(_ key: String, of day: JSONValue?) -> [JSONValue] {
    guard case .array(let items)? = day?[key] else { return [] }
    return items
  }

  private static func scalar(_ value: JSONValue?) -> String? {
    let text = if case .array(let elements)? = value { elements.first.text } else { value.text }
    return text.isEmpty ? nil : text
  }

  private static func showsTwice(_ date: CivilDate, hour: Int, _ zone: CivilZone) -> Bool {
    let midnight = zone.startOfDay(date)
    let shown = (0..<25).map { zone.civil(at: midnight.advanced(bySeconds: $0 * 3600)) }
    return shown.count { $0.date == date && $0.time.hour == hour } == 2
  }

  /// The percentage of the six hours that hold an hour: of the day itself, else of the day before past midnight.
  private static func span(_ key: String, holding hour: Int, of day: JSONValue?, after before: JSONValue?) -> String? {
    func hours(_ item: JSONValue) -> (start: Int, end: Int) {
      let label = item["periodo"].text
      return (Int(label.prefix(2)) ?? 0, Int(label.suffix(2)) ?? 0)
    }
    for item in items(key, of: day) {
      let (start, end) = hours(item)
      if start <= hour, hour < (end <= start ? 24 : end) { return scalar(item["value"]) }
    }
    for item in items(key, of: before) {
      let (start, end) = hours(item)
      if end <= start, hour < end { return scalar(item["value"]) }
    }
    return nil
  }

  private static func text(_ depth: WaterDepth) -> String {
    switch depth {
    case .trace: "Ip"
    case .millimetres(let depth): depth == depth.rounded() ? "\(Int(depth))" : "\(depth)"
    }
  }
}

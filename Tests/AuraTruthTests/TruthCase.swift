// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import Testing

/// A snapshot in a line, for texts that were written by hand for it.
///
/// `sky 26, t 12, min 10, max 14, feels 12, rh 92, wind SO 25, gust 55, pop 100, mm 2.4, snow 0, storm 0, uv 5`
struct TruthCase: Sendable, CustomTestStringConvertible {
  let id: String
  let facts: String
  var place = (code: 28_079, name: "Madrid")
  var at = "2026-03-10T11:30:00"
  var aviso: (level: AvisoLevel, phenomenon: String, value: String)?
  let headline: String
  let dataline: String

  var testDescription: String { id }

  var moment: WallInstant {
    get throws {
      try #require(WireTimestamp(at)).instant(withoutOffsetIn: MunicipalityCode(number: place.code)!.province.zone)
    }
  }

  func snapshot() throws -> WeatherSnapshot {
    let moment = try moment
    let code = try #require(MunicipalityCode(number: place.code))
    let zone = code.province.zone
    let date = zone.civil(at: moment).date
    var slot = HourSlot(start: moment.advanced(bySeconds: -1800))
    var day = DaySnapshot(date: date)
    var snapshot = WeatherSnapshot(place: .init(code: code, name: place.name, coordinate: nil), moment: moment)
    snapshot.alerts = []
    snapshot.sunrise = zone.startOfDay(date).advanced(bySeconds: 7 * 3600 + 1800)
    snapshot.sunset = zone.startOfDay(date).advanced(bySeconds: 19 * 3600 + 900)
    for fact in facts.split(separator: ",") {
      let words = fact.split(separator: " ").map(String.init)
      let number = Double(words.last ?? "")
      switch words[0] {
      case "sky": slot.sky = SkyState(codeText: words[1], wording: SkyCode(words[1])?.condition.wording ?? "")
      case "t": slot.temperatureC = number.map { Int($0) }
      case "min": day.minimumC = number.map { Int($0) }
      case "max": day.maximumC = number.map { Int($0) }
      case "feels": slot.feelsLikeC = number.map { Int($0) }
      case "rh": slot.relativeHumidity = number.map { Int($0) }
      case "wind":
        slot.wind = WindReading(
          origin: words[1] == "C" ? .calm : WindDirection(abbreviation: words[1]).map { .direction($0) },
          speedKmh: number.map { Int($0) })
      case "gust": slot.gustKmh = number.map { Int($0) }
      case "pop": slot.precipitationProbability = number.map { Int($0) }
      case "mm": slot.precipitation = words[1] == "Ip" ? .trace : number.map { .millimetres($0) }
      case "snow": slot.snow = number.map { .millimetres($0) }
      case "storm": slot.stormProbability = number.map { Int($0) }
      case "uv": snapshot.uvIndex = number.map { Int($0) }
      case "unknown": snapshot.alerts = nil
      default: Issue.record("no fact \(words[0])")
      }
    }
    snapshot.current = slot
    snapshot.days = [day]
    if let aviso {
      snapshot.alerts = [
        WeatherAlert(
          identifier: id, fileName: "", sent: moment.advanced(bySeconds: -7200), level: aviso.level,
          isLevelAssumed: false, phenomenonSent: aviso.phenomenon, parameter: AvisoParameter(aviso.value),
          probability: nil, effective: moment, onset: moment.advanced(bySeconds: -3600),
          expires: moment.advanced(bySeconds: 3600), event: "", headline: "", details: "", instruction: "", web: "",
          urgency: "", certainty: "", areas: [])
      ]
    }
    return snapshot
  }
}

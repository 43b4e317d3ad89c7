// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import Testing

/// One of the published edge cases, with the snapshot its facts make.
struct EdgeCase: Sendable, CustomTestStringConvertible {
  let id: String
  let snapshot: WeatherSnapshot
  let must: [String]
  let mustHeadline: [String]
  let mustNot: [String]

  var testDescription: String { id }

  static let all: [EdgeCase] = edgeTable.split(separator: "\n").map { EdgeCase(row: $0) }

  init(row: Substring) {
    let cells = row.split(separator: "¦", omittingEmptySubsequences: false).map { String($0) }
    id = cells[0].filter { !$0.isWhitespace }
    func number(_ index: Int) -> Double? { Double(cells[index]) }
    func whole(_ index: Int) -> Int? { number(index).map { Int($0.rounded()) } }
    let parts = cells[3].split(separator: "-").compactMap { Int($0) }
    let date = CivilDate(year: parts[0], month: parts[1], day: parts[2])!
    let code = MunicipalityCode(cells[1])!
    func instant(_ hours: Double) -> WallInstant {
      let time = CivilTime(secondOfDay: Int(hours * 3600))
      return code.province.zone.instants(showing: CivilDateTime(date: date, time: time)).first
    }
    let place = WeatherSnapshot.Place(code: code, name: cells[2], coordinate: nil)
    var snapshot = WeatherSnapshot(place: place, moment: instant(number(4)!))
    snapshot.sunrise = number(6).map(instant)
    snapshot.sunset = number(7).map(instant)
    var slot = HourSlot(start: snapshot.moment)
    slot.isNight = cells[5] == "night"
    slot.sky = SkyState(codeText: cells[8], wording: "")
    slot.temperatureC = whole(9)
    slot.feelsLikeC = whole(12)
    slot.relativeHumidity = whole(13)
    if !cells[14].isEmpty {
      let origin = WindDirection(abbreviation: cells[14]).map { WindReading.Origin.direction($0) } ?? .calm
      slot.wind = WindReading(origin: origin, speedKmh: whole(15))
    }
    slot.gustKmh = whole(16)
    slot.precipitationProbability = whole(17)
    slot.precipitation = cells[18] == "Ip" ? .trace : number(18).map { .millimetres($0) }
    slot.snow = number(19).map { .millimetres($0) }
    slot.stormProbability = whole(20)
    snapshot.current = slot
    snapshot.hours = [slot]
    var day = DaySnapshot(date: date)
    (day.minimumC, day.maximumC) = (whole(10), whole(11))
    snapshot.days = [day]
    snapshot.uvIndex = whole(21)
    snapshot.alerts = cells[22].isEmpty ? [] : [Self.alert(cells[22], at: snapshot.moment)]
    self.snapshot = snapshot
    let patterns = cells[23...25].map { $0.split(separator: " & ").map { String($0) } }
    (must, mustHeadline, mustNot) = (patterns[0], patterns[1], patterns[2])
  }

  /// `naranja viento`
  private static func alert(_ text: String, at moment: WallInstant) -> WeatherAlert {
    let words = text.split(separator: " ", maxSplits: 1)
    let codes = ["lluvia": "PR", "viento": "VI", "temperaturas máximas": "AT"]
    return WeatherAlert(
      identifier: "edge", fileName: "", sent: moment, level: AvisoLevel(name: words[0])!, isLevelAssumed: false,
      phenomenonSent: "\(codes[String(words[1])]!);\(words[1])", parameter: nil, probability: nil, effective: moment,
      onset: moment.advanced(bySeconds: -3600), expires: moment.advanced(bySeconds: 7200), event: "", headline: "",
      details: "", instruction: "", web: "", urgency: "", certainty: "", areas: [])
  }

  /// The snapshot with one optional field after another set to nil: the field's name and the snapshot without it.
  var withoutEach: [(field: String, snapshot: WeatherSnapshot)] {
    var variants: [(String, WeatherSnapshot)] = []
    func add(_ field: String, _ change: (inout WeatherSnapshot) -> Void) {
      var copy = snapshot
      change(&copy)
      if let current = copy.current { copy.hours = [current] } else { copy.hours = [] }
      variants.append((field, copy))
    }
    add("current") { $0.current = nil }
    add("sky") { $0.current?.sky = nil }
    add("isNight") { $0.current?.isNight = nil }
    add("temperature") { $0.current?.temperatureC = nil }
    add("feels") { $0.current?.feelsLikeC = nil }
    add("humidity") { $0.current?.relativeHumidity = nil }
    add("wind") { $0.current?.wind = nil }
    add("direction") { $0.current?.wind?.origin = nil }
    add("speed") { $0.current?.wind?.speedKmh = nil }
    add("gust") { $0.current?.gustKmh = nil }
    add("probability") { $0.current?.precipitationProbability = nil }
    add("precipitation") { $0.current?.precipitation = nil }
    add("snow") { $0.current?.snow = nil }
    add("storm") { $0.current?.stormProbability = nil }
    add("days") { $0.days = [] }
    add("minimum") { $0.days[0].minimumC = nil }
    add("maximum") { $0.days[0].maximumC = nil }
    add("sun") { ($0.sunrise, $0.sunset) = (nil, nil) }
    add("uv") { $0.uvIndex = nil }
    add("alerts") { $0.alerts = nil }
    return variants
  }
}

// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

/// Reads the days of the hourly file.
struct HourlyForecastDecoder: ForecastDayDecoder {
  enum DayField: String, CaseIterable {
    case estadoCielo, precipitacion, probPrecipitacion, probTormenta, nieve, probNieve, temperatura, sensTermica
    case humedadRelativa, vientoAndRachaMax, fecha, orto, ocaso
  }
  enum SampleField: String, CaseIterable { case value, periodo, descripcion }
  enum WindField: String, CaseIterable { case direccion, velocidad, periodo, value }

  /// The keys of each kind of object, looked up once a payload.
  struct Tables {
    let sky = SkyReading()
    let day = JSONFields<DayField>()
    let sample = JSONFields<SampleField>()
    let wind = JSONFields<WindField>()
  }
  private static let sharedTables = Tables()

  static let product = "an hourly forecast"
  static let usualLength = 24
  let tables = Self.sharedTables
  var skyReading: SkyReading { tables.sky }
  var notes: NoteBook
  var dayIndex = 0

  init(notes: NoteBook) {
    self.notes = notes
  }

  mutating func day(_ json: inout JSONCursor) throws(JSONError) -> HourlyForecastRecord.Day? {
    var day = HourlyForecastRecord.Day(date: CivilDate(dayNumber: 0))
    var date: CivilDate?
    let start = json.offset
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.day, in: &walk) {
      switch field {
      case .estadoCielo: day.sky = try skies(&json)
      case .precipitacion: day.precipitation = try depths(&json, "precipitacion")
      case .probPrecipitacion: day.precipitationProbability = try spans(&json, "probPrecipitacion")
      case .probTormenta: day.stormProbability = try spans(&json, "probTormenta")
      case .nieve: day.snow = try depths(&json, "nieve")
      case .probNieve: day.snowProbability = try spans(&json, "probNieve")
      case .temperatura: day.temperature = try numbers(&json, "temperatura", in: -90...70)
      case .sensTermica: day.apparentTemperature = try numbers(&json, "sensTermica", in: -90...90)
      case .humedadRelativa: day.relativeHumidity = try numbers(&json, "humedadRelativa", in: 0...100)
      case .vientoAndRachaMax: (day.wind, day.gustKmh) = try windsAndGusts(&json)
      case .fecha: date = try ForecastHead.date(&json)
      case .orto: day.sunrise = try time(&json, "orto")
      case .ocaso: day.sunset = try time(&json, "ocaso")
      }
    }
    guard let date else {
      let place = place.member("fecha")
      notes.lose("bad-day", at: place, found: json.excerpt(start))
      return nil
    }
    day.date = date
    judge(day)
    return day
  }

  static func holdsAnything(_ day: HourlyForecastRecord.Day) -> Bool {
    !day.sky.isEmpty || !day.temperature.isEmpty || !day.precipitation.isEmpty || !day.wind.isEmpty
      || !day.precipitationProbability.isEmpty
  }

  /// Notes what the arrays of a day show together.
  private mutating func judge(_ day: HourlyForecastRecord.Day) {
    if !day.sky.isEmpty, !day.temperature.isEmpty, day.sky[0].hour != day.temperature[0].hour {
      meet("Q-HOR-02", "temperatura", 0, "periodo")
    }
    if day.sky.count != day.temperature.count { meet("Q-HOR-03", "temperatura", -1, "") }
    if day.precipitationProbability.count < 4 { meet("Q-HOR-09", "probPrecipitacion", -1, "") }
    if day.wind.count > day.gustKmh.count { meet("Q-HOR-13", "vientoAndRachaMax", -1, "") }
    var seen: UInt32 = 0
    for index in day.sky.indices {
      let bit = 1 &<< UInt32(truncatingIfNeeded: day.sky[index].hour)
      if seen & bit != 0 { meet("Q-HOR-21", "estadoCielo", index, "periodo") }
      seen |= bit
    }
  }

  /// Reads `orto` or `ocaso`, local `HH:MM` (Q-HOR-20).
  private mutating func time(_ json: inout JSONCursor, _ name: String) throws(JSONError) -> CivilTime? {
    let start = json.offset
    guard let token = try token(&json, name, -1, ""), token.count > 0 else { return nil }
    guard token.count == 5, token.head >> 16 & 0xFF == 0x3A, let hour = PackedDigits.pair(token.head),
      let minute = PackedDigits.pair(token.head >> 24), let time = CivilTime(hour: Int(hour), minute: Int(minute))
    else {
      lose(name, -1, "", found: json.excerpt(start))
      return nil
    }
    return time
  }
}

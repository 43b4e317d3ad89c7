// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

/// Reads the days of the daily file.
struct DailyForecastDecoder: ForecastDayDecoder {
  enum DayField: String, CaseIterable {
    case probPrecipitacion, cotaNieveProv, estadoCielo, viento, rachaMax, temperatura, sensTermica, humedadRelativa
    case uvMax, fecha
  }
  enum SampleField: String, CaseIterable { case value, periodo, descripcion }
  enum WindField: String, CaseIterable { case direccion, velocidad, periodo }
  enum RangeField: String, CaseIterable { case maxima, minima, dato }
  enum PointField: String, CaseIterable { case value, hora }

  /// The keys of each kind of object, looked up once a payload.
  struct Tables {
    let sky = SkyReading()
    let day = JSONFields<DayField>()
    let sample = JSONFields<SampleField>()
    let wind = JSONFields<WindField>()
    let range = JSONFields<RangeField>()
    let point = JSONFields<PointField>()
  }
  private static let sharedTables = Tables()

  static let product = "a daily forecast"
  static let usualLength = 8
  let tables = Self.sharedTables
  var skyReading: SkyReading { tables.sky }
  var notes: NoteBook
  var dayIndex = 0

  init(notes: NoteBook) {
    self.notes = notes
  }

  mutating func day(_ json: inout JSONCursor) throws(JSONError) -> DailyForecastRecord.Day? {
    var day = DailyForecastRecord.Day(date: CivilDate(dayNumber: 0))
    var date: CivilDate?
    var hasUV = false
    let start = json.offset
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.day, in: &walk) {
      switch field {
      case .probPrecipitacion: day.precipitationProbability = try numbers(&json, "probPrecipitacion", in: 0...100)
      case .cotaNieveProv: day.snowLevelM = try numbers(&json, "cotaNieveProv", in: 0...9000)
      case .estadoCielo: day.sky = try skies(&json)
      case .viento: day.wind = try winds(&json)
      case .rachaMax: day.gustKmh = try numbers(&json, "rachaMax", in: 0...500)
      case .temperatura: day.temperature = try range(&json, "temperatura", in: -90...70)
      case .sensTermica: day.apparentTemperature = try range(&json, "sensTermica", in: -90...90)
      case .humedadRelativa: day.relativeHumidity = try range(&json, "humedadRelativa", in: 0...100)
      case .uvMax:
        hasUV = true
        day.uvMax = try number(&json, in: 0...50, "uvMax", -1, "")
      case .fecha: date = try ForecastHead.date(&json)
      }
    }
    guard let date else {
      let place = place.member("fecha")
      notes.lose("bad-day", at: place, found: json.excerpt(start))
      return nil
    }
    day.date = date
    if !hasUV { meet("Q-DAY-04", "uvMax", -1, "") }
    return day
  }

  static func holdsAnything(_ day: DailyForecastRecord.Day) -> Bool {
    !day.sky.isEmpty || !day.precipitationProbability.isEmpty || !day.wind.isEmpty || day.temperature.maximum != nil
      || day.temperature.minimum != nil
  }
}

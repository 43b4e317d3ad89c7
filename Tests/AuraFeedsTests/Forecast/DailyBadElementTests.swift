// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime
import Testing

/// One bad element of the daily file costs that element, with a note that says where; the rest stands.
struct DailyBadElementTests {
  typealias Case = BadElementCase<DailyForecastRecord>

  static func sample<Value>(_ period: DayPeriod, _ value: Value?) -> PeriodSample<Value> {
    PeriodSample(period: period, value: value)
  }

  static let morning = DayPeriod(startHour: 0, endHour: 12)!
  static let afternoon = DayPeriod(startHour: 12, endHour: 24)!

  static let loose: [Case] = [
    Case(#""value":95,"#, #""value":"95","#),
    Case(#""value":95,"#, #""value": " 95 ","#),
    Case(#""value":"900""#, #""value":900"#),
    Case(#""value":"900""#, #""value":900.0"#),
    Case(#""value":"900""#, #""value":9e2"#),
    Case(#""maxima":14,"#, #""maxima":"+14","#),
    Case(#""velocidad":35,"#, #""velocidad":"35","#),
    Case(#""velocidad":35,"#, #""velocidad":["35"],"#),
    Case(#""direccion":"SO","#, #""direccion":["SO"],"#),
    Case(#""uvMax":4,"#, #""uvMax":4,"niebla":{"a":[1,{"b":null}]},"\u00e1":"x","#),
    Case(#""uvMax":4,"#, #""uv\u004dax":4,"#),
    Case(#""uvMax":4,"#, #""uvMax":3,"uvMax":4,"#),
    Case(#"{"value":0}"#, #"{"value":0,"periodo":"00-24"}"#),
    Case(#"{"value":0}"#, #"{"value":0,"periodo":null}"#),
    Case(whole: #""id":15030"#, #""id":"15030""#),
    Case(whole: #""version":1.0"#, #""version":"1.0""#),
    Case(whole: #""id":15030"#, #""id":1059"#) { $0.issue.municipality = MunicipalityCode("01059") },
  ]

  static let unknown: [Case] = [
    Case(#""value":60,"#, #""value":null,"#) { $0.precipitationProbability[0] = sample(.wholeDay, nil) },
    Case(#""value":60,"#, #""value":"","#) { $0.precipitationProbability[0] = sample(.wholeDay, nil) },
    Case(#""value":60,"#, "") { $0.precipitationProbability[0] = sample(.wholeDay, nil) },
    Case(#""velocidad":35,"#, #""velocidad":"","#) {
      $0.wind[0] = sample(.wholeDay, WindReading(origin: .direction(.southWest), speedKmh: nil))
    },
    Case(#""direccion":"SO","#, #""direccion":"","#) {
      $0.wind[0] = sample(.wholeDay, WindReading(origin: nil, speedKmh: 35))
    },
    Case(#""direccion":"SO","velocidad":35,"#, "") { $0.wind[0] = sample(.wholeDay, nil) },
    Case(#""uvMax":4,"#, "") { $0.uvMax = nil },
    Case(#""minima":-3"#, #""minima":null"#) { $0.temperature.minimum = nil },
    Case(#""minima":-3"#, #""minima":-0"#) { $0.temperature.minimum = 0 },
    Case(#""direccion":"SO""#, #""direccion":"W""#) {
      $0.wind[0] = sample(.wholeDay, WindReading(origin: .other("W"), speedKmh: 35))
    },
    Case(#""value":"46""#, #""value":"99x""#) {
      $0.sky[2] = sample(afternoon, SkyState(codeText: "99x", wording: "Cubierto con lluvia escasa"))
    },
    Case(#""descripcion":"Despejado""#, #""descripcion":"Otra cosa""#) {
      $0.sky[1] = sample(morning, SkyState(codeText: "11n", wording: "Otra cosa"))
    },
    Case(#","descripcion":"Despejado""#, "") { $0.sky[1] = sample(morning, SkyState(codeText: "11n", wording: "")) },
    Case(whole: #""nombre":"Coruña, A","#, "") { $0.issue.sentName = nil },
  ]

  static let bad: [Case] = [
    Case(#""velocidad":15"#, #""velocidad":{"kmh":15}"#, "bad-value .viento[2].velocidad") {
      $0.wind[2] = sample(afternoon, WindReading(origin: .direction(.northEast), speedKmh: nil))
    },
    Case(#""direccion":"SO""#, #""direccion":true"#, "bad-value .viento[0].direccion") {
      $0.wind[0] = sample(.wholeDay, WindReading(origin: nil, speedKmh: 35))
    },
    Case(#""uvMax":4"#, #""uvMax":true"#, "bad-value .uvMax") { $0.uvMax = nil },
    Case(#""value":95,"#, #""value":101,"#, "bad-value .probPrecipitacion[2].value") {
      $0.precipitationProbability[2] = sample(afternoon, nil)
    },
    Case(#""value":95,"#, #""value":-1,"#, "bad-value .probPrecipitacion[2].value") {
      $0.precipitationProbability[2] = sample(afternoon, nil)
    },
    Case(#""value":95,"#, #""value":99999999999999999999999,"#, "bad-value .probPrecipitacion[2].value") {
      $0.precipitationProbability[2] = sample(afternoon, nil)
    },
    Case(#""value":95,"#, #""value":"1e400","#, "bad-value .probPrecipitacion[2].value") {
      $0.precipitationProbability[2] = sample(afternoon, nil)
    },
    Case(#""maxima":14,"#, #""maxima":14.5,"#, "bad-value .temperatura.maxima") { $0.temperature.maximum = nil },
    Case(#"{"value":25,"periodo":"00-12"}"#, "7", "bad-element .probPrecipitacion[1]") {
      $0.precipitationProbability.remove(at: 1)
    },
    Case(#"{"value":25,"periodo":"00-12"}"#, "null", "bad-element .probPrecipitacion[1]") {
      $0.precipitationProbability.remove(at: 1)
    },
    Case(#"{"value":25,"periodo":"00-12"}"#, #"[{"value":25}]"#, "bad-element .probPrecipitacion[1]") {
      $0.precipitationProbability.remove(at: 1)
    },
    Case(#"25,"periodo":"00-12""#, #"25,"periodo":"12-00""#, "bad-element .probPrecipitacion[1]") {
      $0.precipitationProbability.remove(at: 1)
    },
    Case(#"25,"periodo":"00-12""#, #"25,"periodo":"00-25""#, "bad-element .probPrecipitacion[1]") {
      $0.precipitationProbability.remove(at: 1)
    },
    Case(#"25,"periodo":"00-12""#, #"25,"periodo":12"#, "bad-element .probPrecipitacion[1]") {
      $0.precipitationProbability.remove(at: 1)
    },
    Case(#""value":"46""#, #""value":["46"]"#, "bad-value .estadoCielo[2].value") { $0.sky.remove(at: 2) },
    Case(#"{"value":11,"hora":12}"#, #"{"value":11}"#, "bad-element .temperatura.dato[1]") {
      $0.temperature.samples.remove(at: 1)
    },
    Case(#"{"value":11,"hora":12}"#, #"{"value":"x","hora":12}"#, "bad-value .temperatura.dato[1].value") {
      $0.temperature.samples[1] = HourSample(hour: 12, value: nil)
    },
    Case(
      #""humedadRelativa":{"maxima":97,"minima":40,"dato":[{"value":97,"hora":6}]}"#, #""humedadRelativa":97"#,
      "bad-value .humedadRelativa"
    ) { $0.relativeHumidity = DailyForecastRecord.Range() },
    Case(#""dato":[{"value":97,"hora":6}]"#, #""dato":{"value":97,"hora":6}"#, "bad-value .humedadRelativa.dato") {
      $0.relativeHumidity.samples = []
    },
    Case(whole: #""fecha":"2026-03-03T00:00:00""#, #""fecha":"2026-02-29""#, "bad-day [0].prediccion.dia[0].fecha") {
      $0.days.remove(at: 0)
    },
    Case(
      whole: #","fecha":"2026-03-03T00:00:00""#.replacing(",", with: ",\n"), "", "bad-day [0].prediccion.dia[0].fecha"
    ) { $0.days.remove(at: 0) },
    Case(whole: ForecastSample.secondDay, #""mañana""#, "bad-day [0].prediccion.dia[1]") { $0.days.remove(at: 1) },
    Case(whole: #""elaborado":"2026-03-03T09:51:11""#, #""elaborado":"ayer""#, "bad-value [0].elaborado") {
      $0.issue.elaboratedAt = nil
    },
    Case(whole: #""id":15030"#, #""id":"Coruña""#, "bad-value [0].id") { $0.issue.municipality = nil },
    Case(whole: #""nombre":"Coruña, A""#, #""nombre":["A"]"#, "bad-value [0].nombre") { $0.issue.sentName = nil },
    Case(whole: #""language":"es""#, #""language":{}"#, "bad-value [0].origen.language") {
      $0.issue.origin.language = nil
    },
    Case(whole: #""version":1.0}]"#, #""version":1.0},7]"#, "bad-element [1]"),
  ]

  @Test("Loose kinds are read, the unknown is nil, a bad element costs itself alone and its note says where")
  func elements() throws {
    let twin = try ForecastTwin<DailyTwin>.read(ForecastSample.daily)
    let failures = try Case.failures(
      of: Self.loose + Self.unknown + Self.bad, in: ForecastSample.daily,
      foundation: twin.headLines() + twin.prediccion.dia.flatMap(\.lines))
    #expect(failures == [])
  }

  @Test("Rows in another order, a day repeated and days reversed mean the same")
  func order() throws {
    let moment = WallInstant(secondsSinceEpoch: 1_772_528_400)  // 2026-03-03 09:00 UTC
    let base = try DailyForecastRecord.decode(Array(ForecastSample.daily.utf8), contentType: nil).record
    var shuffled = base
    for index in shuffled.days.indices {
      shuffled.days[index].sky.reverse()
      shuffled.days[index].wind.reverse()
      shuffled.days[index].precipitationProbability.reverse()
    }
    shuffled.days.reverse()
    shuffled.days.append(shuffled.days[0])
    let view = DailyForecastView(base, zone: .peninsula, at: moment)
    #expect(DailyForecastView(shuffled, zone: .peninsula, at: moment) == view)
    #expect(view.today?.precipitationProbability == 60 && view.days.map(\.date.day) == [3, 4])
  }

  @Test("A sky that cannot be read leaves its period's other values; a blank one takes them (Q-DAY-05)")
  func skyAlone() throws {
    let probabilities = try [#""value":["46"]"#, #""value":"""#].map { value -> Int? in
      let bytes = try #require(ForecastSample.changed(ForecastSample.daily, #""value":"46""#, value))
      let record = try DailyForecastRecord.decode(bytes, contentType: nil).record
      let view = DailyForecastView(record, zone: .peninsula, at: WallInstant(secondsSinceEpoch: 1_772_528_400))
      return view.today?.periods.first { $0.period == Self.afternoon }?.precipitationProbability
    }
    #expect(probabilities == [95, nil])
  }
}

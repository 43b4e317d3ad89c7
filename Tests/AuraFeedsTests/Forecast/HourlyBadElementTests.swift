// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime
import Testing

/// One bad element of the hourly file costs that element, with a note that says where; the rest stands.
struct HourlyBadElementTests {
  typealias Case = BadElementCase<HourlyForecastRecord>

  static func hour<Value>(_ hour: Int, _ value: Value?) -> HourSample<Value> { HourSample(hour: hour, value: value) }

  static let loose: [Case] = [
    Case(#""velocidad" : [ "21" ]"#, #""velocidad" : "21""#),
    Case(#""velocidad" : [ "21" ]"#, #""velocidad" : 21"#),
    Case(#""velocidad" : [ "21" ]"#, #""velocidad" : [ 21 ]"#),
    Case(#""velocidad" : [ "21" ]"#, #""velocidad" : [ "21", "99", { } ]"#),
    Case(#""direccion" : [ "NO" ]"#, #""direccion" : "NO""#),
    Case(#""value" : "1.4""#, #""value" : 1.4"#),
    Case(#""value" : "1.4""#, #""value" : "1.40""#),
    Case(#""value" : "85""#, #""value" : 85"#),
    Case(#""value" : "Ip", "periodo" : "23""#, #""periodo" : 23, "x" : [ ], "value" : "Ip""#),
    Case(#""value" : "93", "periodo" : "22""#, #""value" : "93", "periodo" : 22"#),
    Case(#"{ "value" : "44", "periodo" : "22" }"#, #"{ "periodo" : "22", "niebla" : null, "value" : 44 }"#),
    Case(#""id" : "05013""#, #""id" : 5013"#),
    Case(#""version" : "1.0""#, #""version" : 1.0, "otro" : { "dia" : [ ] }"#),
  ]

  static let unknown: [Case] = [
    Case(#""value" : "1.4""#, #""value" : null"#) { $0.precipitation[0] = hour(22, nil) },
    Case(#""value" : "1.4", "#, "") { $0.precipitation[0] = hour(22, nil) },
    Case(#""value" : "1.4""#, #""value" : """#) { $0.precipitation[0] = hour(22, nil) },
    Case(#""value" : "1.4""#, #""value" : "ip""#) { $0.precipitation[0] = hour(22, .trace) },
    Case(#""value" : "36n""#, #""value" : """#) { $0.sky[1] = hour(23, nil) },
    Case(#""value" : "-4""#, #""value" : null"#) { $0.apparentTemperature[0] = hour(22, nil) },
    Case(#""velocidad" : [ "21" ]"#, #""velocidad" : [ ]"#) {
      $0.wind[0] = hour(22, WindReading(origin: .direction(.northWest), speedKmh: nil))
    },
    Case(#""velocidad" : [ "21" ]"#, #""velocidad" : [ null ]"#) {
      $0.wind[0] = hour(22, WindReading(origin: .direction(.northWest), speedKmh: nil))
    },
    Case(#""direccion" : [ "NO" ], "#, "") { $0.wind[0] = hour(22, WindReading(origin: nil, speedKmh: 21)) },
    Case(#"{ "value" : "44", "periodo" : "22" },"#, "") { $0.gustKmh.remove(at: 0) },
    Case(#""value" : "85", "periodo" : "1901""#, #""value" : "85", "periodo" : "1800""#) {
      $0.precipitationProbability[1] = SpanSample(startHour: 18, endHour: 24, percent: 85)!
    },
    Case(#""orto" : "07:41", "#, "") { $0.sunrise = nil },
    Case(#""orto" : "07:41""#, #""orto" : """#) { $0.sunrise = nil },
    Case(#""probTormenta" : [ { "value" : "5", "periodo" : "1901" } ],"#, "") { $0.stormProbability = [] },
    Case(#""probTormenta" : [ { "value" : "5", "periodo" : "1901" } ]"#, #""probTormenta" : null"#) {
      $0.stormProbability = []
    },
  ]

  static let bad: [Case] = [
    Case(#""value" : "1.4""#, #""value" : "mucha""#, "bad-value .precipitacion[0].value") {
      $0.precipitation[0] = hour(22, nil)
    },
    Case(#""value" : "1.4""#, #""value" : "-1.4""#, "bad-value .precipitacion[0].value") {
      $0.precipitation[0] = hour(22, nil)
    },
    Case(#""value" : "1.4""#, #""value" : [ "1.4" ]"#, "bad-value .precipitacion[0].value") {
      $0.precipitation[0] = hour(22, nil)
    },
    Case(#""value" : "1.4""#, #""value" : "1,4""#, "bad-value .precipitacion[0].value") {
      $0.precipitation[0] = hour(22, nil)
    },
    Case(#""value" : "0.3""#, #""value" : 1e300"#, "bad-value .nieve[1].value") { $0.snow[1] = hour(23, nil) },
    Case(#""value" : "85""#, #""value" : "850""#, "bad-value .probPrecipitacion[1].value") {
      $0.precipitationProbability[1] = SpanSample(startHour: 19, endHour: 1, percent: nil)!
    },
    Case(#""value" : "40""#, #""value" : "-40""#, "bad-value .probNieve[0].value") {
      $0.snowProbability[0] = SpanSample(startHour: 19, endHour: 1, percent: nil)!
    },
    Case(#""value" : "40", "periodo" : "1901""#, #""value" : "40", "periodo" : "1919""#, "bad-element .probNieve[0]") {
      $0.snowProbability = []
    },
    Case(#""value" : "40", "periodo" : "1901""#, #""value" : "40", "periodo" : "1925""#, "bad-element .probNieve[0]") {
      $0.snowProbability = []
    },
    Case(#""value" : "40", "periodo" : "1901""#, #""value" : "40""#, "bad-element .probNieve[0]") {
      $0.snowProbability = []
    },
    Case(#""value" : "93", "periodo" : "22""#, #""value" : "93", "periodo" : "24""#, "bad-element .humedadRelativa[0]")
    {
      $0.relativeHumidity.remove(at: 0)
    },
    Case(
      #""value" : "93", "periodo" : "22""#, #""value" : "93", "periodo" : "2202""#, "bad-element .humedadRelativa[0]"
    ) { $0.relativeHumidity.remove(at: 0) },
    Case(#""value" : "93", "periodo" : "22""#, #""value" : "93""#, "bad-element .humedadRelativa[0]") {
      $0.relativeHumidity.remove(at: 0)
    },
    Case(#"{ "value" : "93", "periodo" : "22" }"#, "null", "bad-element .humedadRelativa[0]") {
      $0.relativeHumidity.remove(at: 0)
    },
    Case(#""value" : "93""#, #""value" : "101""#, "bad-value .humedadRelativa[0].value") {
      $0.relativeHumidity[0] = hour(22, nil)
    },
    Case(#""value" : "45""#, #""value" : true"#, "bad-value .estadoCielo[0].value") { $0.sky[0] = hour(22, nil) },
    Case(#""velocidad" : [ "21" ]"#, #""velocidad" : { }"#, "bad-value .vientoAndRachaMax[0].velocidad") {
      $0.wind[0] = hour(22, WindReading(origin: .direction(.northWest), speedKmh: nil))
    },
    Case(#""velocidad" : [ "21" ]"#, #""velocidad" : [ [ "21" ] ]"#, "bad-value .vientoAndRachaMax[0].velocidad") {
      $0.wind[0] = hour(22, WindReading(origin: .direction(.northWest), speedKmh: nil))
    },
    Case(#"{ "value" : "44", "periodo" : "22" }"#, #""44""#, "bad-element .vientoAndRachaMax[1]") {
      $0.gustKmh.remove(at: 0)
    },
    Case(#""orto" : "07:41""#, #""orto" : "7:41""#, "bad-value .orto") { $0.sunrise = nil },
    Case(#""ocaso" : "19:12""#, #""ocaso" : "25:12""#, "bad-value .ocaso") { $0.sunset = nil },
    Case(
      #""temperatura" : [ { "value" : "1", "periodo" : "22" }, { "value" : "-0", "periodo" : "23" } ]"#,
      #""temperatura" : "1""#, "bad-value .temperatura"
    ) { $0.temperature = [] },
  ]

  @Test("Loose kinds are read, the unknown is nil, a bad element costs itself alone and its note says where")
  func elements() throws {
    let twin = try ForecastTwin<HourlyTwin>.read(ForecastSample.hourly)
    let failures = try Case.failures(
      of: Self.loose + Self.unknown + Self.bad, in: ForecastSample.hourly,
      foundation: twin.headLines() + twin.prediccion.dia.flatMap(\.lines))
    #expect(failures == [])
  }

  @Test("Rows in any order join to the same hours, and a span past midnight reaches the next day (Q-HOR-07)")
  func order() throws {
    let moment = WallInstant(secondsSinceEpoch: 1_772_573_400)  // 2026-03-03 22:30 in Madrid
    let base = try HourlyForecastRecord.decode(Array(ForecastSample.hourly.utf8), contentType: nil).record
    var shuffled = base
    for index in shuffled.days.indices {
      shuffled.days[index].sky.reverse()
      shuffled.days[index].wind.reverse()
      shuffled.days[index].temperature.reverse()
      shuffled.days[index].precipitationProbability.reverse()
    }
    shuffled.days.reverse()
    let view = HourlyForecastView(base, zone: .peninsula, at: moment)
    #expect(HourlyForecastView(shuffled, zone: .peninsula, at: moment) == view)
    #expect(view.hours.map(\.precipitationProbability) == [85, 85, 85] && view.current?.hour == 22)
  }
}

// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime
import Testing

/// The hourly file as sent: each quirk on bytes of its own.
struct HourlyForecastTests {
  static let place = "[0].prediccion.dia[0]"

  @Test("Q-HOR-01: texts and numbers are taken alike")
  func textsAndNumbers() throws {
    let texts = RawDay("2026-08-25").texts("temperatura", "09 21, 10 -3").texts("probPrecipitacion", "0814 35")
      .texts("precipitacion", "08 0.2, 09 12, 10 0").with("orto", "\"07:34\"").with("ocaso", "\"20:58\"")
    let numbers = RawDay("2026-08-25").numbers("temperatura", "09 21, 10 -3").numbers("probPrecipitacion", "0814 35")
      .numbers("precipitacion", "08 0.2, 09 12.0, 10 0").with("orto", "\"07:34\"").with("ocaso", "\"20:58\"")
    let day = try RawForecast.hourly(texts).decodeHourly().record.days[0]
    #expect(
      try RawForecast.hourly(numbers).with("id", "28065").with("version", "1.0").decodeHourly().record.days == [day])
    #expect(day.temperature == [HourSample(hour: 9, value: 21), HourSample(hour: 10, value: -3)])
    #expect(day.precipitation.map(\.value) == [.millimetres(0.2), .millimetres(12), WaterDepth.none])
    #expect([day.sunrise?.hourAndMinute, day.sunset?.hourAndMinute] == ["07:34", "20:58"])
  }

  @Test("Q-HOR-02, Q-HOR-03: arrays that start apart and end apart are kept apart and noted")
  func unequalArrays() throws {
    let day = RawDay("2026-08-25").sky("08 11, 09 11, 10 12").texts("temperatura", "09 20, 10 21")
      .texts("probPrecipitacion", "0814 0, 1420 0, 2002 0")
    let decoded = try RawForecast.hourly(day).decodeHourly()
    #expect(decoded.record.days[0].sky.map(\.hour) == [8, 9, 10])
    #expect(decoded.record.days[0].temperature.map(\.hour) == [9, 10])
    let notes = ["Q-HOR-02": "temperatura[0].periodo", "Q-HOR-03": "temperatura", "Q-HOR-09": "probPrecipitacion"]
    for (id, path) in notes { #expect(decoded.notes.contains(FeedNote(id: id, path: "\(Self.place).\(path)"))) }
  }

  struct Span: Sendable, CustomTestStringConvertible {
    let label: String
    let hours: [Int]?
    var testDescription: String { label }
  }

  /// Hours of the day itself, then, from 100, of the next.
  static let spans = [
    Span(label: "0208", hours: Array(2...7)), Span(label: "0814", hours: Array(8...13)),
    Span(label: "1420", hours: Array(14...19)), Span(label: "2002", hours: Array(20...23) + [100, 101]),
    Span(label: "0107", hours: Array(1...6)), Span(label: "1901", hours: Array(19...23) + [100]),
    Span(label: "0006", hours: Array(0...5)), Span(label: "1824", hours: Array(18...23)),
    Span(label: "1800", hours: Array(18...23)), Span(label: "0024", hours: Array(0...23)),
    Span(label: "05", hours: [5]), Span(label: "23", hours: [23]), Span(label: "2406", hours: Array(0...5)),
    Span(label: "0808", hours: nil), Span(label: "2530", hours: nil), Span(label: "8-14", hours: nil),
    Span(label: "081", hours: nil),
  ]

  @Test("Q-HOR-04…07, Q-HOR-22: two digits are an hour, four a span; 24 and 00 are one end", arguments: spans)
  func spanLabels(_ span: Span) throws {
    let day = RawDay("2026-08-25").texts("probPrecipitacion", "\(span.label) 50").sky("08 11")
    let decoded = try RawForecast.hourly(day).decodeHourly()
    let sample = decoded.record.days[0].precipitationProbability.first
    let covered = sample.map { sample in
      (0..<24).filter(sample.covers(hour:)) + (0..<24).filter(sample.coversNextDay(hour:)).map { 100 + $0 }
    }
    #expect(covered == span.hours)
    #expect(decoded.notes.contains { $0.id == "bad-element" } == (span.hours == nil))
  }

  @Test("Q-HOR-09, Q-HOR-17: an empty probability is unknown, 0 is zero")
  func probabilities() throws {
    let day = RawDay("2026-08-25").texts("probPrecipitacion", "0208 -, 0814 0, 1420 100, 2002 101").sky("08 11")
    let decoded = try RawForecast.hourly(day).decodeHourly()
    #expect(decoded.record.days[0].precipitationProbability.map(\.percent) == [nil, 0, 100, nil])
    #expect(decoded.notes.contains(FeedNote(id: "Q-HOR-17", path: "\(Self.place).probPrecipitacion[0].value")))
    #expect(decoded.notes.contains { $0.id == "bad-value" && $0.path == "\(Self.place).probPrecipitacion[3].value" })
  }

  @Test("Q-HOR-11, Q-HOR-12, Q-HOR-13: wind and gust are told apart by keys; order, arrays and gaps do not matter")
  func windAndGust() throws {
    let motions = #"""
      [{"value":"31","periodo":"08"},{"direccion":["SO"],"velocidad":["14"],"periodo":"08"},
       {"direccion":"C","velocidad":"0","periodo":"09"},{"periodo":"10","velocidad":12,"direccion":["NE","N"]},
       {"value":"","periodo":"10"},{"direccion":[],"velocidad":[],"periodo":"11"},
       {"direccion":["VRB"],"velocidad":[""],"value":"40","periodo":"12"}]
      """#
    let decoded = try RawForecast.hourly(RawDay("2026-08-25").with("vientoAndRachaMax", motions)).decodeHourly()
    let day = decoded.record.days[0]
    let winds: [WindReading?] = [
      WindReading(origin: .direction(.southWest), speedKmh: 14), WindReading(origin: .calm, speedKmh: 0),
      WindReading(origin: .direction(.northEast), speedKmh: 12), nil,
      WindReading(origin: .other("VRB"), speedKmh: nil),
    ]
    #expect(day.wind.map(\.hour) == [8, 9, 10, 11, 12] && day.wind.map(\.value) == winds)
    let gusts = [HourSample(hour: 8, value: 31), HourSample(hour: 10, value: nil), HourSample(hour: 12, value: 40)]
    #expect(day.gustKmh == gusts)
    #expect(decoded.notes.map(\.id).contains("Q-HOR-12") && decoded.notes.map(\.id).contains("Q-HOR-13"))
  }

  @Test("Q-HOR-14, Q-HOR-16: Ip is a trace, an empty value unknown, rain and snow stay two things")
  func waterDepths() throws {
    let day = RawDay("2021-01-09").texts("precipitacion", "08 Ip, 09 0, 10 -, 11 1.4, 12 0.05, 13 nieve, 14 -1")
      .texts("nieve", "08 ip, 11 1.4")
    let decoded = try RawForecast.hourly(day).decodeHourly()
    let rain = decoded.record.days[0].precipitation.map(\.value)
    #expect(rain == [.trace, WaterDepth.none, nil, .millimetres(1.4), .millimetres(0.05), nil, nil])
    #expect(decoded.record.days[0].snow.map(\.value) == [.trace, .millimetres(1.4)])
    #expect(decoded.notes.contains(FeedNote(id: "Q-HOR-14", path: "\(Self.place).precipitacion[0].value")))
    let lost = decoded.notes.filter { $0.id == "bad-value" }
    #expect(lost.map(\.path) == [5, 6].map { "\(Self.place).precipitacion[\($0)].value" })
    #expect(lost.allSatisfy { $0.found?.hasPrefix("\"\\\"") == true })
  }

  @Test("Q-HOR-15: -0 is zero, and noted where it stood")
  func minusZero() throws {
    let day = RawDay("2021-01-09").texts("temperatura", "08 1, 09 -0, 10 -1").numbers("sensTermica", "09 -0")
    let decoded = try RawForecast.hourly(day).decodeHourly()
    #expect(decoded.record.days[0].temperature.map(\.value) == [1, 0, -1])
    #expect(decoded.record.days[0].apparentTemperature.map(\.value) == [0])
    #expect(decoded.notes.contains(FeedNote(id: "Q-HOR-15", path: "\(Self.place).temperatura[1].value")))
  }

  @Test("Q-HOR-18, Q-HOR-19, Q-HOR-20: codes, short days and sun times are taken as they come")
  func asSent() throws {
    let noon = RawDay("2026-08-25").sky("12 11n").with("orto", "\"07:34\"").with("ocaso", "\"\"")
    let last = RawDay("2026-08-27").sky("00 11n, 07 11").with("orto", "\"25:99\"").with("ocaso", "null")
    let record = try RawForecast.hourly(noon, last).decodeHourly().record
    #expect(record.days[0].sky[0].value?.isNight == true)
    #expect(record.days.map(\.sunset) == [nil, nil] && record.days[1].sunrise == nil && record.days[1].sky.count == 2)
  }

  @Test("Q-HOR-21: a repeated label is kept twice, in the order of the file, and noted")
  func repeatedLabel() throws {
    let day = RawDay("2026-10-25").sky("01 11n, 02 12n, 02 13n, 03 14n")
    let decoded = try RawForecast.hourly(day).decodeHourly()
    #expect(decoded.record.days[0].sky.map { $0.value?.codeText } == ["11n", "12n", "13n", "14n"])
    #expect(decoded.notes.contains(FeedNote(id: "Q-HOR-21", path: "\(Self.place).estadoCielo[2].periodo")))
  }
}

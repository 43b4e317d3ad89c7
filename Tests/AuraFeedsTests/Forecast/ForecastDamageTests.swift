// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTestSupport
import AuraTime
import Testing

/// One bad element costs that element; a body that is something else says so.
struct ForecastDamageTests {
  @Test("A bad element, value or day is lost alone, with a note that says where and what")
  func badElements() throws {
    let days = #"""
      [{"fecha":"2026-08-25T00:00:00",
        "estadoCielo":[5,{"value":"11","periodo":"00-24","descripcion":"Despejado"},null,{"value":"12","periodo":"ayer"}],
        "probPrecipitacion":[{"value":true,"periodo":"00-24"},{"value":"mucho","periodo":"12-24"},{"value":140,"periodo":"00-12"},{"value":35,"periodo":"06-12"}],
        "viento":{"direccion":"N"},"rachaMax":null,"temperatura":[1],"sensTermica":{"maxima":{"x":1},"minima":3.0,"dato":7}},
       12,
       {"estadoCielo":[{"value":"11"}]},
       {"fecha":"nunca"},
       {"fecha":"2026-08-26T00:00:00","estadoCielo":[{"value":"13","descripcion":"Intervalos nubosos"}],"uvMax":5}]
      """#
    let body = "[{\"nombre\":7,\"id\":28065,\"prediccion\":{\"dia\":\(days)}},{\"id\":1}]"
    let decoded = try DailyForecastRecord.decode(Array(body.utf8), contentType: nil)
    let record = decoded.record
    #expect(record.days.map(\.date.description) == ["2026-08-25", "2026-08-26"])
    #expect(record.days[0].sky.map { $0.value?.codeText } == ["11"])
    #expect(record.days[0].precipitationProbability.map(\.value) == [nil, nil, nil, 35])
    #expect(record.days[0].apparentTemperature.minimum == 3 && record.days[1].uvMax == 5)
    let day = "[0].prediccion.dia"
    let expected = [
      "bad-element \(day)[0].estadoCielo[0]", "bad-element \(day)[0].estadoCielo[2]",
      "bad-element \(day)[0].estadoCielo[3]", "bad-value \(day)[0].probPrecipitacion[0].value",
      "bad-value \(day)[0].probPrecipitacion[1].value", "bad-value \(day)[0].probPrecipitacion[2].value",
      "bad-value \(day)[0].viento", "bad-value \(day)[0].temperatura", "bad-value \(day)[0].sensTermica.maxima",
      "bad-value \(day)[0].sensTermica.dato", "bad-day \(day)[1]", "bad-day \(day)[2].fecha", "bad-day \(day)[3].fecha",
      "bad-element [1]",
    ]
    #expect(decoded.notes.filter { $0.id.hasPrefix("bad") }.map { "\($0.id) \($0.path)" } == expected)
    #expect(decoded.notes.filter { $0.id.hasPrefix("bad") }.allSatisfy { $0.found?.isEmpty == false })
  }

  @Test("Faults are listed up to a limit and counted beyond it")
  func manyFaults() throws {
    let rows = Array(repeating: #"{"value":"x","periodo":"00-24"}"#, count: 1000).joined(separator: ",")
    let day = RawDay("2026-08-25").sky("00-24 11").with("probPrecipitacion", "[\(rows)]")
    let decoded = try RawForecast.daily(day).decodeDaily()
    #expect(decoded.notes.count < 250 && decoded.unlistedFaults > 700)
    #expect(decoded.notes.filter { $0.id == "bad-value" }.count + decoded.unlistedFaults == 1000)
  }

  struct Shape: Sendable, CustomTestStringConvertible {
    let id: String
    let body: String
    let error: String
    var testDescription: String { id }
  }

  static let shapes = [
    Shape(id: "Q-ENV-05 nothing", body: "", error: "found nothing"),
    Shape(id: "an empty list", body: "[ ]", error: "found an empty list, expected a daily forecast"),
    Shape(
      id: "Q-ENV-17 an error object", body: #"{"descripcion":"datos expirados","estado":404}"#,
      error: "\"datos expirados\" with estado 404"),
    Shape(
      id: "an envelope", body: #"{"descripcion":"exito","estado":200,"datos":"https://host/sh/1"}"#,
      error: "found an envelope"),
    Shape(
      id: "1.6 the archive of all municipalities",
      body: #"{"root":{"nombre":"Getafe","prediccion":{"dia":[{"estado_cielo":[{"valor":"11"}]}]}}}"#,
      error: "found the schema of the all-municipalities archive"),
    Shape(
      id: "1.6 that archive's members in a list",
      body: #"[{"prediccion":{"dia":[{"fecha":"2026-08-25","estado_cielo":[{"valor":"11","periodo":"00-24"}]}]}}]"#,
      error: "at [0].prediccion.dia: found days without a value that can be read"),
    Shape(id: "another product", body: #"[{"idema":"3195","ta":12.3}]"#, error: "at [0]: found no prediccion.dia"),
    Shape(id: "days of nothing", body: #"[{"prediccion":{"dia":[{},7]}}]"#, error: "found no day that can be read"),
    Shape(id: "a list of numbers", body: "[1,2]", error: "at [0]: found no prediccion.dia"),
    Shape(id: "a text", body: "\"hola\"", error: "found \"\\\"hola\\\"\", expected a daily forecast"),
    Shape(
      id: "the hourly file",
      body:
        #"[{"prediccion":{"dia":[{"fecha":"2026-08-25","estadoCielo":[{"value":"11","periodo":"08"}],"temperatura":[{"value":"1","periodo":"09"}]}]}}]"#,
      error: "found days without a value that can be read, expected a daily forecast"),
    Shape(
      id: "Q-ENV-18 cut in a string", body: #"[{"nombre":"Get"#, error: "at [0].nombre, byte 15: found end of text"),
    Shape(
      id: "broken in the third day", body: #"[{"prediccion":{"dia":[{},{},{"viento":[{"velocidad":-}]}]}}]"#,
      error: "at [0].prediccion.dia[2].viento[0].velocidad, byte 54: found \"}]}]}}]\", expected a digit"),
  ]

  @Test("A body that is no daily forecast is told apart, with where, found and expected", arguments: shapes)
  func wrongShapes(_ shape: Shape) {
    do throws(FeedError) {
      _ = try DailyForecastRecord.decode(Array(shape.body.utf8), contentType: nil)
      Issue.record("accepted")
    } catch { #expect(error.description.contains(shape.error)) }
  }

  @Test("The daily file is no hourly forecast")
  func dailyAsHourly() {
    let day = RawDay("2026-08-25").sky("00-24 11").numbers("probPrecipitacion", "00-24 0").wind("00-24 N 5")
    #expect(throws: FeedError.self) { try RawForecast.daily(day).decodeHourly() }
  }

  @Test("Q-CHR-02, Q-CHR-03, Q-CHR-04, Q-CHR-05, Q-CHR-08, Q-CHR-10: one forecast in six dresses")
  func charsets() throws {
    let day = RawDay("2026-08-25").sky("00-24 11")
    let text = RawForecast.daily(day).with("nombre", #""Coruña, A""#).with("provincia", #""A Coruña""#).text
    let latin = text.unicodeScalars.map { UInt8($0.value) }
    let twice = text.replacing("ñ", with: "Ã±")
    let headers = ["text/plain;charset=ISO-8859-15", "application/json", "text/json", nil]
    let plain = try headers.map { try DailyForecastRecord.decode(latin, contentType: $0) }
    #expect(plain.allSatisfy { $0 == plain[0] } && plain[0].record.issue.name == "A Coruña")
    func decode(_ bytes: [UInt8]) throws -> Decoded<DailyForecastRecord> {
      try DailyForecastRecord.decode(bytes, contentType: headers[0])
    }
    let others = try [Array(text.utf8), Array(twice.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8)].map(decode)
    #expect(others.allSatisfy { $0.record == plain[0].record })
    let marks = ["Q-CHR-04", "Q-CHR-04 Q-CHR-05", "Q-CHR-10 Q-CHR-04"]
    let charsetNotes = others.map { $0.notes.map(\.id).filter { $0.hasPrefix("Q-CHR") }.joined(separator: " ") }
    #expect(charsetNotes == marks)
    let lost = try decode(Array(text.replacing("ñ", with: "\u{FFFD}").utf8))
    #expect(lost.record.issue.sentName == "Coru\u{FFFD}a, A")
    #expect(lost.notes.contains(FeedNote(id: "Q-CHR-08", path: "[0].nombre")))
  }
}

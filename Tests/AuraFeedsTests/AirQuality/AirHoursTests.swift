// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTestSupport
import AuraTime
import Testing

struct AirHoursTests {
  static func row(
    _ hora: Int, _ magnitud: String, _ value: String, _ isMeasured: Bool, mean: String = "null", hasMean: Bool = false
  ) -> String {
    "{\"hora\":\(hora),\"magnitud\":\"\(magnitud)\",\"valor_medido\":\(value),\"dato_medido\":\(isMeasured),"
      + "\"valor_media_movil\":\(mean),\"dato_medido_mm\":\(hasMean)}"
  }

  static func decode(_ rows: [String]) throws(AirQualityError) -> Decoded<AirHours> {
    try AirHours.decode(Array("[\(rows.joined(separator: ","))]".utf8))
  }

  static func brief(_ hours: AirHours) -> [String] {
    let day = CivilDate(year: 2026, month: 9, day: 2)!
    return hours.levels(on: day).map { "\($0.pollutant.rawValue) \($0.microgramsPerCubicMetre) \($0.hour)" }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let rows: [String]
    let expected: [String]
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(
      id: "Q-ICA-11: the running mean where there is one",
      rows: [row(9, "O3", "60", true, mean: "63", hasMean: true), row(9, "NO2", "3", true)],
      expected: ["NO2 3.0 2026-09-02T09:00:00Z", "O3 63.0 2026-09-02T09:00:00Z"]),
    Case(
      id: "Q-ICA-11: an hour not measured does not hide the one before",
      rows: [row(8, "NO2", "9", true), row(9, "NO2", "null", false), row(7, "NO2", "50", true)],
      expected: ["NO2 9.0 2026-09-02T08:00:00Z"]),
    Case(
      id: "Q-ICA-11: error codes are no values, said to be measured or not",
      rows: [row(8, "SO2", "4", true), row(9, "SO2", "-1", true), row(10, "SO2", "-9999", true)],
      expected: ["SO2 4.0 2026-09-02T08:00:00Z"]),
    Case(
      id: "a mean that is an error code leaves the hour's value",
      rows: [row(9, "PM10", "3", true, mean: "-1", hasMean: true)], expected: ["PM10 3.0 2026-09-02T09:00:00Z"]),
    Case(
      id: "a value that is said not to be measured is none", rows: [row(9, "O3", "60", false, mean: "63")], expected: []
    ),
    Case(
      id: "midnight and 23", rows: [row(0, "PM2.5", "1", true), row(23, "PM2.5", "2.5", true)],
      expected: ["PM2.5 2.5 2026-09-02T23:00:00Z"]),
    Case(id: "a pollutant not of the index", rows: [row(9, "CO", "0.2", true)], expected: []),
    Case(id: "digits in quotes", rows: [row(9, "O3", "\"7.5\"", true)], expected: ["O3 7.5 2026-09-02T09:00:00Z"]),
  ]

  @Test(arguments: cases)
  func levels(_ row: Case) throws {
    #expect(Self.brief(try Self.decode(row.rows).record) == row.expected)
  }

  @Test("What is no hour is left out, with a note")
  func oddElements() throws {
    let decoded = try Self.decode(["7", Self.row(24, "O3", "1", true), "{\"hora\":3}", Self.row(3, "O3", "true", true)])
    #expect(decoded.record.hours.count == 1 && decoded.record.levels(on: CivilDate(dayNumber: 0)).isEmpty)
    #expect(
      decoded.notes.map(\.path) == ["[0]", "[1]", "[2]", "[3].valor_medido"])
    #expect(decoded.notes.map(\.id) == ["bad-element", "bad-element", "bad-element", "bad-value"])
  }

  @Test(
    "Q-ICA-09, Q-ICA-10: what is no list of hours is an error",
    arguments: [
      ("Consulta incorrecta", "was not understood"), ("", "found nothing"), ("<html></html>", "a web page"),
      ("{\"a\":1}", "expected a list of hours"), ("[{\"hora\":1,", "expected"),
    ])
  func refusals(_ body: String, _ expected: String) {
    #expect {
      try AirHours.decode(Array(body.utf8))
    } throws: {
      "\($0)".contains(expected)
    }
  }

  @Test("The recorded answer, levels worked out by hand", .needsRecordings)
  func recording() throws {
    let decoded = try AirHours.decode(try Recordings.bytes("ica/backend-sgca-sql1.muestra.json"))
    #expect(
      Self.brief(decoded.record).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        == ["NO2 3.0", "O3 63.0", "PM10 3.5", "PM2.5 1.0", "SO2 4.0"])
  }

  @Test("Q-ICA-10: the question for a day")
  func question() {
    let day = CivilDate(year: 2026, month: 9, day: 2)!
    #expect(AirHours.question(code: "1022001", day: day) == "sql1#1022001#20260902 00:00#20260902 23:00")
  }
}

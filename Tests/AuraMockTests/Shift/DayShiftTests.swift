// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTestSupport
import AuraTime
import Testing

/// A recorded day moved to another: every form a date takes, and what hangs on it.
struct DayShiftTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let from: String
    let to: String
    let before: String
    let after: String

    var testDescription: String { id }
  }

  /// What stands after was worked out by hand with a calendar: 1 July 2026 is a Wednesday in summer time.
  @Test(arguments: [
    Case(
      id: "a date", from: "2026-08-25", to: "2026-11-30", before: "\"2026-08-25T00:00:00\"",
      after: "\"2026-11-30T00:00:00\""),
    Case(
      id: "elaborado has no zone", from: "2021-01-09", to: "2026-07-01", before: "2021-01-09T11:54:00",
      after: "2026-07-01T11:54:00"),
    Case(
      id: "fint in UTC keeps its time on the wall", from: "2024-06-25", to: "2026-01-10",
      before: "2024-06-25T19:00:00+0000", after: "2026-01-10T20:00:00+0000"),
    Case(
      id: "fint in UTC crosses midnight", from: "2024-06-25", to: "2026-01-10", before: "2024-06-25T23:00:00+0000",
      after: "2026-01-11T00:00:00+0000"),
    Case(
      id: "a warning of the peninsula", from: "2026-09-06", to: "2026-12-06",
      before: "2026-09-09T19:59:59+02:00", after: "2026-12-09T19:59:59+01:00"),
    Case(
      id: "a warning of the Canaries", from: "2026-09-06", to: "2026-12-06",
      before: "2026-09-09T19:59:59+01:00", after: "2026-12-09T19:59:59+00:00"),
    Case(
      id: "the same half of the year", from: "2026-09-06", to: "2026-09-13",
      before: "2026-09-06T21:50:01-00:00", after: "2026-09-13T21:50:01-00:00"),
    Case(
      id: "an identifier", from: "2026-09-06", to: "2026-09-13",
      before: "2.49.0.0.724.0.ES.20260906215001.659004ATTA09191788731401",
      after: "2.49.0.0.724.0.ES.20260913215001.659004ATTA16191789336201"),
    Case(
      id: "an identifier into winter", from: "2026-09-06", to: "2026-12-06",
      before: "2.49.0.0.724.0.ES.20260906215001.659004ATTA09191788731401",
      after: "2.49.0.0.724.0.ES.20261206225001.659004ATTA09201796597401"),
    Case(
      id: "a file's name over the end of a month", from: "2025-02-08", to: "2025-02-27",
      before: "Z_CAP_C_LEMM_20250208101803_AFAZ691703COCO0903.xml",
      after: "Z_CAP_C_LEMM_20250227101803_AFAZ691703COCO2803.xml"),
    Case(
      id: "a feed's date", from: "2025-02-08", to: "2026-07-01",
      before: "<pubDate>Sat,  8 Feb 2025 10:18:03 +0000</pubDate>",
      after: "<pubDate>Wed,  1 Jul 2026 09:18:03 +0000</pubDate>"),
    Case(
      id: "a feed's words", from: "2025-02-08", to: "2026-07-01",
      before: "20250208101803 de 11:00 08-02-2025 CET (UTC+1) a 03:59 09-02-2025 CET (UTC+1).",
      after: "20260701091803 de 11:00 01-07-2026 CEST (UTC+2) a 03:59 02-07-2026 CEST (UTC+2)."),
    Case(
      id: "a bulletin", from: "2026-06-23", to: "2026-07-01",
      before:
        "DÍA 23 DE JUNIO DE 2026 A LAS 11:29 HORA OFICIAL\nPREDICCIÓN VÁLIDA PARA EL MARTES 23\nEl miércoles, calor.",
      after: "DÍA 1 DE JULIO DE 2026 A LAS 11:29 HORA OFICIAL\nPREDICCIÓN VÁLIDA PARA EL MIÉRCOLES 1\nEl jueves, calor."
    ),
    Case(
      id: "a bulletin of two days", from: "2026-08-29", to: "2026-09-30",
      before:
        "DÍA 29 DE AGOSTO DE 2026 A LAS 14:21 HORA OFICIAL\nPARA LOS DÍAS 31 Y 1 DE SEPTIEMBRE DE 2026\nDÍA 01 (MARTES)",
      after:
        "DÍA 30 DE SEPTIEMBRE DE 2026 A LAS 14:21 HORA OFICIAL\nPARA LOS DÍAS 2 Y 3 DE OCTUBRE DE 2026\nDÍA 03 (SÁBADO)"
    ),
    Case(
      id: "what is no date", from: "2026-08-25", to: "2026-11-30",
      before: "2026-13-01 20269999 28079 1234 41.5-2.3 12:30", after: "2026-13-01 20269999 28079 1234 41.5-2.3 12:30"),
  ])
  func everyFormOfADateMoves(_ example: Case) throws {
    let shift = try Self.shift(example.from, example.to)
    #expect(String(decoding: shift.moved(Array(example.before.utf8)), as: UTF8.self) == example.after)
    #expect(DayShift(days: 0).moved(Array(example.before.utf8)) == Array(example.before.utf8))
  }

  static func shift(_ from: String, _ to: String) throws -> DayShift {
    DayShift(from: try #require(CivilDate(wire: from)), to: try #require(CivilDate(wire: to)))
  }

  @Test("Q-HOR-05, Q-HOR-06: spans take the family of the new day, sunrise and sunset the sun's")
  func forecasts() throws {
    var winter = MockDriver(try Scenario.named("getafe-snow-2021"))
    let body = winter.fetch(MockDriver.hourly + "28065").body
    let text = { (bytes: [UInt8]) in DecodedText(bytes, contentType: nil).text.string }
    let spans = { (text: String) in
      Set(
        text.split(separator: "\"periodo\" : \"").dropFirst().map { $0.prefix { $0 != "\"" } }.filter { $0.count == 4 })
    }
    #expect(spans(text(body)) == ["0107", "0713", "1319", "1901"])
    let summer = text(try Self.shift("2021-01-09", "2026-07-01").moved(body))
    #expect(spans(summer) == ["0208", "0814", "1420", "2002"])
    // Madrid on 1 July 2026, from the reference table: 04:48:16 and 19:48:50 UTC.
    var madrid = MockDriver(try Scenario.named("madrid-august-2026"))
    let july = text(try Self.shift("2026-08-25", "2026-07-01").moved(madrid.fetch(MockDriver.hourly + "28079").body))
    let sun = "\"fecha\" : \"2026-07-01T00:00:00\",\n      \"orto\" : \"06:48\",\n      \"ocaso\" : \"21:49\""
    #expect(july.contains(sun))
    #expect(text(try Self.shift("2021-01-09", "2021-01-16").moved(body)).contains("\"periodo\" : \"0713\""))
  }

  @Test("An archive is moved within, and its sums are right again")
  func archives() throws {
    let name = "Z_CAP_C_LEMM_20260906215001_AFAZ659004ATTA0919.xml"
    var tar = TarBytes()
    tar.add(name, Array("<sent>2026-09-06T21:50:01-00:00</sent>".utf8))
    tar.add("other.xml", Array("<onset>2026-09-09T10:00:00+01:00</onset>".utf8))
    tar.end()
    let moved = try Self.shift("2026-09-06", "2026-09-13").moved(tar.bytes)
    let members = try TarReader.members(of: moved)
    #expect(members.map(\.name) == ["Z_CAP_C_LEMM_20260913215001_AFAZ659004ATTA1619.xml", "other.xml"])
    #expect(moved.count == tar.bytes.count && DayShift(days: 0).moved(tar.bytes) == tar.bytes)
    #expect(String(decoding: moved, as: UTF8.self).contains("<onset>2026-09-16T10:00:00+01:00</onset>"))
  }

  /// Recording, the day it is of.
  static let recordings: [(name: String, day: String)] = [
    ("aemet/derived/municipio-diaria-28065-2021-01-09.iso885915.json", "2021-01-09"),
    ("aemet/derived/municipio-horaria-28065-2021-01-09.iso885915.json", "2021-01-09"),
    ("aemet/derived/municipio-horaria-32054-2020-10-02.iso885915.json", "2020-10-02"),
    ("aemet/derived/municipio-diaria-28079-2026-08-25.iso885915.json", "2026-08-25"),
    ("aemet/derived/observacion-3195-2021-01-09.iso885915.json", "2021-01-09"),
    ("aemet/derived/observacion-todas-6filas-2026-08-25.iso885915.json", "2026-08-25"),
    ("aemet/derived/uvi-0-2026-08-25.iso885915.json", "2026-08-25"),
    ("avisos/Z_CAP_C_LEMM_20240405080113_AFAZ622201VIRM0622.xml", "2024-04-05"),
    ("avisos/Z_CAP_C_LEMM_20260702162803_AFAZ700602ATTA0319.xml", "2026-07-02"),
    ("avisos/Z_CAP_C_LEMM_20260906215001_AFAZ659004ATTA0919.xml", "2026-09-06"),
    ("avisos/Z_CAP_C_LEMM_20260907065221_AFAZ701003ATTA0719.xml", "2026-09-07"),
    ("boletines/nacional-hoy-2026-06-18T0905.utf8-lf.txt", "2026-06-18"),
    ("boletines/nacional-hoy-2026-06-23T1129.reconstruido.iso8859-15.crcrlf.txt", "2026-06-23"),
    ("boletines/nacional-hoy-2026-07-11T0917.utf8-lf.txt", "2026-07-11"),
    ("rss/aemet-avisos-rss-2025-02-08.xml", "2025-02-08"),
    ("ica/ica-ultima-hora.muestra-citada.csv", "2026-09-02"),
  ]

  @Test(
    "No original date survives in a moved recording, and 0 days change no byte", .needsRecordings, arguments: recordings
  )
  func noDateSurvives(_ recording: (name: String, day: String)) throws {
    let body = try Recordings.bytes(recording.name)
    let day = try #require(CivilDate(wire: recording.day))
    // To the other half of the year, where more has to move.
    let shift = try Self.shift(recording.day, (4...10).contains(day.month) ? "2026-11-30" : "2027-07-01")
    let moved = shift.moved(body)
    let left = SurvivingDates.found(in: moved, from: body, recorded: day, shift: shift)
    #expect(left == [] && moved != body)
    #expect(DayShift(days: 0).moved(body) == body)
  }

  @Test("The checker finds a date that was left behind")
  func theCheckerIsNotBlind() throws {
    let shift = try Self.shift("2026-08-25", "2026-11-30")
    let day = try #require(CivilDate(wire: "2026-08-25"))
    let body = Array("2026-08-25 and Z_20260826101010 and 27-08-2026 and Fri, 28 Aug 2026".utf8)
    #expect(
      SurvivingDates.found(in: body, from: body, recorded: day, shift: shift) == [
        "2026-08-25", "20260826", "27-08-2026", " 28 Aug 2026",
      ])
    #expect(SurvivingDates.found(in: shift.moved(body), from: body, recorded: day, shift: shift) == [])
  }
}

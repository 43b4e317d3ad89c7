// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import AuraTime
import Testing

struct SpanishFormsTests {
  @Test("Dates: lower case, day before month, the weekday of the calendar")
  func dates() throws {
    // Weekdays of known days: Filomena's Saturday, the leap day of 2028, the clock change of 2026.
    let days = try [(2021, 1, 9), (2028, 2, 29), (2026, 10, 25), (2026, 8, 26)].map {
      try #require(CivilDate(year: $0, month: $1, day: $2))
    }
    #expect(
      days.map(SpanishDate.long) == [
        "sábado, 9 de enero de 2021", "martes, 29 de febrero de 2028", "domingo, 25 de octubre de 2026",
        "miércoles, 26 de agosto de 2026",
      ])
    let months = (1...12).compactMap { CivilDate(year: 2026, month: $0, day: 1) }.map(SpanishDate.dayAndMonth)
    #expect(
      months == [
        "1 de enero", "1 de febrero", "1 de marzo", "1 de abril", "1 de mayo", "1 de junio", "1 de julio",
        "1 de agosto", "1 de septiembre", "1 de octubre", "1 de noviembre", "1 de diciembre",
      ])
    let times = [0, 33_000, 86_399].map { SpanishDate.time(CivilTime(secondOfDay: $0)) }
    #expect(times == ["0:00", "9:10", "23:59"])
  }

  @Test("Quantities: a space that does not break, a true minus, one value where both ends are the same")
  func quantities() {
    let space = "\u{A0}"
    #expect(
      [
        SpanishQuantity.celsius(from: -4, to: 3), SpanishQuantity.celsius(from: -10, to: -2),
        SpanishQuantity.celsius(from: 5, to: 5), SpanishQuantity.celsius(from: nil, to: 0),
        SpanishQuantity.celsius(from: -1, to: nil), SpanishQuantity.celsius(from: nil, to: nil),
      ] == [
        "de −4 a 3\(space)°C", "de −10 a −2\(space)°C", "5\(space)°C", "máxima de 0\(space)°C",
        "mínima de −1\(space)°C", nil,
      ])
    #expect(
      [
        SpanishQuantity.percent(from: 20, to: 60), SpanishQuantity.percent(from: 60, to: 60),
        SpanishQuantity.percent(from: nil, to: 60), SpanishQuantity.percent(from: nil, to: nil),
      ] == ["del 20 al 60\(space)%", "60\(space)%", "60\(space)%", nil])
    #expect(SpanishQuantity.metres(1200) == "1200\(space)m")
  }

  @Test("Winds: calm by letter or by speed, unknown parts left out, nothing known is nothing said")
  func winds() {
    let readings: [WindReading?] =
      WindDirection.allCases.filter(\.isMain).map { WindReading(origin: .direction($0), speedKmh: 15) } + [
        WindReading(origin: .calm, speedKmh: 0), WindReading(origin: .direction(.east), speedKmh: 0),
        WindReading(origin: .direction(.west), speedKmh: nil), WindReading(origin: nil, speedKmh: 20),
        WindReading(origin: .other("X"), speedKmh: nil), nil,
      ]
    let names = ["norte", "noreste", "este", "sureste", "sur", "suroeste", "oeste", "noroeste"]
    let expected: [String?] =
      names.map { "\($0), 15\u{A0}km/h" } + ["en calma", "en calma", "oeste", "20\u{A0}km/h", nil, nil]
    #expect(readings.map(SpanishQuantity.wind) == expected)
  }

  @Test("The key's end is told in whole days")
  func key() {
    #expect(
      [0, 1, 13].map(KeyPhrase.expiring) == [
        "La clave de AEMET caduca en menos de un día; se pide otra gratis en opendata.aemet.es.",
        "La clave de AEMET caduca dentro de un día; se pide otra gratis en opendata.aemet.es.",
        "La clave de AEMET caduca dentro de 13 días; se pide otra gratis en opendata.aemet.es.",
      ])
  }
}

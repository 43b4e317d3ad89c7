// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime
import Testing

/// The daily file as sent: each quirk on bytes of its own.
struct DailyForecastTests {
  /// A day as AEMET blanks it after the morning (field guide, forecasts 1.3).
  static let blanked = RawDay("2026-08-25")
    .numbers("probPrecipitacion", "00-24 0, 00-12 0, 12-24 100, 00-06 0, 06-12 40, 12-18 95, 18-24 100")
    .texts("cotaNieveProv", "00-24 2300, 00-12 -, 12-24 -, 00-06 -, 06-12 -, 12-18 -, 18-24 -")
    .sky("00-24 -, 00-12 -, 12-24 25, 00-06 -, 06-12 24, 12-18 25, 18-24 26")
    .wind("00-24 - 0, 00-12 - 0, 12-24 SO 15, 00-06 NE 30, 06-12 SO 15, 12-18 O 10, 18-24 C 0")
    .texts("rachaMax", "00-24 -, 00-12 -, 12-24 -, 00-06 40, 06-12 -, 12-18 55, 18-24 -")

  @Test("Q-DAY-01: members are read by key, a shorter or longer list of days is accepted, extra keys are passed over")
  func byKey() throws {
    let day = RawDay("2026-08-25").with("desconocido", #"{"a":[1,{"b":null}]}"#).sky("00-24 11")
    let one = try RawForecast.daily(day).with("extra", "[]").decodeDaily().record
    let eight = try RawForecast.daily(day, day, day, day, day, day, day, day).decodeDaily().record
    #expect([one.days.count, eight.days.count] == [1, 8])
    #expect(one.days[0].sky[0].value?.code == SkyCode(.clear))
    #expect(one.issue.sentName == "Getafe" && one.issue.province == "Madrid" && one.issue.version == "1.0")
  }

  @Test("Q-DAY-02: a number that lost its leading zero is padded, a text is taken too")
  func code() throws {
    let day = RawDay("2026-08-25").sky("00-24 11")
    let codes = try ["1059", "\"01059\"", "\"1059\"", "28065", "\"28065\""].map { id in
      try RawForecast.daily(day).with("id", id).decodeDaily().record.issue.municipality?.description
    }
    #expect(codes == ["01059", "01059", "01059", "28065", "28065"])
    let padded = try RawForecast.daily(day).with("id", "1059").decodeDaily()
    #expect(padded.notes.contains(FeedNote(id: "Q-DAY-02", path: "[0].id")))
    let bad = try RawForecast.daily(day).with("id", "\"getafe\"").decodeDaily()
    #expect(bad.record.issue.municipality == nil && bad.notes.map(\.id) == ["bad-value", "Q-DAY-04"])
  }

  @Test("Q-DAY-03: an item without periodo, with null or with an empty one is for the whole day")
  func missingPeriod() throws {
    let day = RawDay("2026-08-30").with(
      "probPrecipitacion",
      #"[{"value":5},{"value":6,"periodo":null},{"value":7,"periodo":""},{"value":8,"periodo":"00-24"}]"#)
    let record = try RawForecast.daily(day).decodeDaily().record
    #expect(record.days[0].precipitationProbability.map(\.period) == Array(repeating: .wholeDay, count: 4))
    #expect(record.days[0].precipitationProbability.map(\.value) == [5, 6, 7, 8])
  }

  @Test("Q-DAY-04: an absent uvMax is unknown and never 0")
  func missingUV() throws {
    let day = RawDay("2026-08-25").sky("00-24 11")
    let forecast = RawForecast.daily(day.with("uvMax", "9"), day.with("uvMax", "0"), day, day.with("uvMax", "\"7\""))
    let decoded = try forecast.decodeDaily()
    #expect(decoded.record.days.map(\.uvMax) == [9, 0, nil, 7])
    #expect(decoded.notes == [FeedNote(id: "Q-DAY-04", path: "[0].prediccion.dia[2].uvMax")])
  }

  @Test("Q-DAY-05, Q-DAY-06, Q-DAY-16: blanked periods keep what was sent, one by one, and are noted once")
  func asSent() throws {
    let decoded = try RawForecast.daily(Self.blanked).decodeDaily()
    let day = decoded.record.days[0]
    #expect(day.precipitationProbability.map(\.value) == [0, 0, 100, 0, 40, 95, 100])
    #expect(day.sky.map { $0.value?.codeText ?? "" } == ["", "", "25", "", "24", "25", "26"])
    #expect(day.wind.map { $0.value?.speedKmh } == [0, 0, 15, 30, 15, 10, 0])
    #expect(day.wind.map { $0.value?.direction } == [nil, nil, .southWest, .northEast, .southWest, .west, nil])
    #expect(day.snowLevelM.map(\.value) == [2300, nil, nil, nil, nil, nil, nil])
    #expect(day.gustKmh.map(\.value) == [nil, nil, nil, 40, nil, 55, nil])
    #expect(decoded.notes.filter { $0.id == "Q-DAY-05" }.map(\.path) == ["[0].prediccion.dia[0].estadoCielo[0].value"])
  }

  @Test("Q-DAY-12, Q-DAY-13: elaborado is UTC, fecha is a date and no instant")
  func moments() throws {
    let day = RawDay("2026-08-25").sky("00-24 11")
    let stamps = ["2026-08-25T09:51:11", "2019-10-01", "2026-08-25T09:51:11+0200", "hoy", ""]
    let issued = try stamps.map { stamp in
      try RawForecast.daily(day).with("elaborado", "\"\(stamp)\"").decodeDaily().record.issue.elaboratedAt?.description
    }
    #expect(issued == ["2026-08-25T09:51:11Z", "2019-10-01T00:00:00Z", "2026-08-25T07:51:11Z", nil, nil])
    let dates = try RawForecast.daily(day, RawDay("2026-12-31").sky("00-24 11")).decodeDaily().record.days.map(\.date)
    #expect(dates.map(\.description) == ["2026-08-25", "2026-12-31"])
  }

  @Test("Q-DAY-14, Q-DAY-15: values outside the extremes stand, hora 24 is kept, dato may be empty")
  func ranges() throws {
    let odd = #"{"maxima":14,"minima":9,"dato":[{"value":7,"hora":6},{"value":"12","hora":"24"},{"value":3}]}"#
    let day = RawDay("2026-08-25").sky("00-24 11").with("temperatura", odd)
      .with("sensTermica", #"{"maxima":-4,"minima":-9,"dato":[]}"#)
    let decoded = try RawForecast.daily(day).decodeDaily()
    let found = decoded.record.days[0]
    let samples = [HourSample(hour: 6, value: 7), HourSample(hour: 24, value: 12)]
    #expect(found.temperature == DailyForecastRecord.Range(maximum: 14, minimum: 9, samples: samples))
    #expect(found.apparentTemperature == DailyForecastRecord.Range(maximum: -4, minimum: -9))
    #expect(found.relativeHumidity == DailyForecastRecord.Range())
    #expect(
      decoded.notes.contains { $0.id == "bad-element" && $0.path == "[0].prediccion.dia[0].temperatura.dato[2]" })
  }

  @Test("Q-DAY-17: an empty text where a number belongs is unknown, C is calm with 0")
  func emptyNumbers() throws {
    let day = RawDay("2026-08-25").wind("00-12 N -, 12-24 C 0, 18-24 - -").with(
      "temperatura", #"{"maxima":"","minima":null}"#)
    let decoded = try RawForecast.daily(day).decodeDaily()
    let winds = decoded.record.days[0].wind
    #expect(winds[0].value == WindReading(origin: .direction(.north), speedKmh: nil))
    #expect(winds[1].value == WindReading(origin: .calm, speedKmh: 0))
    #expect(winds[2].value == nil)
    #expect(decoded.record.days[0].temperature == DailyForecastRecord.Range())
    #expect(decoded.notes.contains(FeedNote(id: "Q-DAY-17", path: "[0].prediccion.dia[0].viento[0].velocidad")))
  }

  @Test("Q-DAY-18, Q-DAY-19: night codes, unknown codes and unusual words keep what was sent")
  func skyCodes() throws {
    let day = RawDay("2026-08-25").with(
      "estadoCielo",
      #"[{"value":"17n","descripcion":"Nubes altas"},{"value":"21","descripcion":"Nuevo"},{"value":17},{"value":"16","descripcion":"Muy cubierto"}]"#
    )
    let decoded = try RawForecast.daily(day).decodeDaily()
    let states = decoded.record.days[0].sky.map(\.value)
    #expect(states[0] == SkyState(codeText: "17n", wording: "Nubes altas") && states[0]?.isNight == true)
    #expect(states[1]?.code == nil && states[1]?.codeText == "21" && states[1]?.wording == "Nuevo")
    // A number where a text is usual (Q-HOR-01), without words.
    #expect(states[2]?.code == SkyCode(.highClouds) && states[2]?.wording == "")
    #expect(states[3]?.code == SkyCode(.overcast) && states[3]?.wording == "Muy cubierto")
    #expect(decoded.notes.contains(FeedNote(id: "Q-DAY-19", path: "[0].prediccion.dia[0].estadoCielo[1].value")))
  }

  @Test("Q-DAY-20: the article goes to the front, the name as sent stays the key")
  func names() throws {
    let day = RawDay("2026-08-25").sky("00-24 11")
    let names = ["Coruña, A", "Palmas de Gran Canaria, Las", "Bisbal del Penedès, La", "Alacant/Alicante", "Madrid"]
    let issues = try names.map { try RawForecast.daily(day).with("nombre", "\"\($0)\"").decodeDaily().record.issue }
    #expect(issues.map(\.sentName) == names)
    let natural = ["A Coruña", "Las Palmas de Gran Canaria", "La Bisbal del Penedès", "Alacant/Alicante", "Madrid"]
    #expect(issues.map(\.name) == natural)
  }

  @Test("Q-HOR-15: a -0 is a zero here too")
  func minusZero() throws {
    let day = RawDay("2026-01-09").with("temperatura", #"{"maxima":-0,"minima":"-0","dato":[{"value":"-0","hora":6}]}"#)
    let decoded = try RawForecast.daily(day).decodeDaily()
    let range = DailyForecastRecord.Range(maximum: 0, minimum: 0, samples: [HourSample(hour: 6, value: 0)])
    #expect(decoded.record.days[0].temperature == range)
    #expect(decoded.notes.contains(FeedNote(id: "Q-HOR-15", path: "[0].prediccion.dia[0].temperatura.maxima")))
  }
}

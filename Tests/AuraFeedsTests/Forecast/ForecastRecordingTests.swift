// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTestSupport
import AuraTime
import Testing

/// Real forecasts, every field against Foundation's decoder and some values as a person reads them in the file.
@Suite(.needsRecordings)
struct ForecastRecordingTests {
  static let wire = "text/plain;charset=ISO-8859-15"

  static func derived(_ product: String, _ edition: String) throws -> [UInt8] {
    try Recordings.bytes("aemet/derived/municipio-\(product)-\(edition).iso885915.json")
  }

  /// The recordings, what they were made from, and the quirks a person finds in them.
  static let editions: [(edition: String, source: String, daily: [String], hourly: [String])] = [
    ("28065-2021-01-09", "", ["Q-DAY-04", "Q-DAY-05"], ["Q-HOR-14", "Q-HOR-15", "Q-HOR-17"]),
    ("28079-2026-08-25", "extracted", ["Q-DAY-04", "Q-DAY-05"], ["Q-HOR-02", "Q-HOR-03", "Q-HOR-09", "Q-HOR-14"]),
    ("32054-2020-10-02", "extracted", ["Q-DAY-04", "Q-DAY-05"], ["Q-HOR-17"]),
  ]

  @Test("Every field of the six files is what Foundation's decoder reads, without a fault")
  func twins() throws {
    var failures: [String] = []
    for (edition, source, dailyQuirks, hourlyQuirks) in Self.editions {
      let dailyBytes = try Self.derived("diaria", edition)
      let daily = try DailyForecastRecord.decode(dailyBytes, contentType: Self.wire)
      let dailyTwin = try ForecastTwin<DailyTwin>.read(WireText.decoded(dailyBytes))
      let hourlyBytes = try Self.derived("horaria", edition)
      let hourly = try HourlyForecastRecord.decode(hourlyBytes, contentType: Self.wire)
      let hourlyTwin = try ForecastTwin<HourlyTwin>.read(WireText.decoded(hourlyBytes))
      failures +=
        [
          TwinLine.difference(
            daily.record.issue.headLines + daily.record.days.flatMap(\.twinLines),
            try dailyTwin.headLines() + dailyTwin.prediccion.dia.flatMap(\.lines)),
          TwinLine.difference(
            hourly.record.issue.headLines + hourly.record.days.flatMap(\.twinLines),
            try hourlyTwin.headLines() + hourlyTwin.prediccion.dia.flatMap(\.lines)),
        ].compactMap { $0.map { "\(edition) \($0)" } }
      let quirks = [(daily.notes, dailyQuirks), (hourly.notes, hourlyQuirks)]
      for (notes, expected) in quirks where notes.map(\.id).sorted() != expected {
        failures.append("\(edition): \(notes)")
      }
      guard !source.isEmpty else { continue }
      // The same values in UTF-8 and another layout are the same record.
      let others = try ["diaria", "horaria"].map {
        try Recordings.bytes("aemet/\(source)/municipio-\($0)-\(edition).json")
      }
      let isEqual =
        try DailyForecastRecord.decode(others[0], contentType: nil).record.days == daily.record.days
        && HourlyForecastRecord.decode(others[1], contentType: nil).record == hourly.record
      if !isEqual { failures.append("\(edition): the UTF-8 form differs") }
    }
    #expect(failures == [])
  }

  @Test("Getafe in the snow: municipio-diaria-28065-2021-01-09")
  func getafe() throws {
    let record = try DailyForecastRecord.decode(
      try Self.derived("diaria", "28065-2021-01-09"), contentType: Self.wire
    ).record
    let first = record.days[0]
    #expect(
      record.issue.origin.productor == "Agencia Estatal de Meteorología - AEMET. Gobierno de España"
        && first.precipitationProbability.map(\.value) == [0, 0, 100, 0, 100, 100, 100]
        && first.snowLevelM.map(\.value) == [nil, nil, 500, nil, 400, 500, 600]
        && first.sky.map { $0.value?.codeText } == [nil, nil, "36", nil, "36", "36", "34n"]
        && first.wind[3].value == WindReading(origin: .direction(.northEast), speedKmh: 30)
        && first.gustKmh.map(\.value) == [nil, nil, nil, 40, nil, nil, nil]
        && record.days.map(\.temperature.minimum) == [-1, -4, -7, -13, -11, -7, -4]
        && record.days.map(\.uvMax) == [1, 1, 1, 2, 2, nil, nil])
    // At 13:00 local 12-24 speaks for the day, and its snow line is 500 m.
    let view = DailyForecastView(record, zone: .peninsula, at: WallInstant(secondsSinceEpoch: 1_610_193_600))
    #expect(view.today?.snowLevelM == 500 && view.today?.precipitationProbability == 100)
  }

  @Test("Q-HOR-14, Q-HOR-15, Q-HOR-16: municipio-horaria-28065-2021-01-09")
  func getafeHours() throws {
    let record = try HourlyForecastRecord.decode(
      try Self.derived("horaria", "28065-2021-01-09"), contentType: Self.wire
    ).record
    let view = HourlyForecastView(record, zone: .peninsula, at: WallInstant(secondsSinceEpoch: 1_610_193_600))
    let now = try #require(view.current)
    // 13:00: 1.5 mm of which 1.2 are snow, "-0" °C, 100 % of 1319.
    #expect(
      now.hour == 13 && now.precipitation == .millimetres(1.5) && now.snow == .millimetres(1.2)
        && now.temperature == 0 && now.precipitationProbability == 100)
    // 9 January 07–23, 10 January whole, 11 January 00–06; 09:00 of the 10th has a trace.
    let gaps = zip(view.hours, view.hours.dropFirst()).map { $0.start.seconds(until: $1.start) }
    #expect(view.hours.count == 17 + 24 + 7 && gaps.allSatisfy { $0 == 3600 })
    #expect(view.hours[17 + 9].precipitation == .trace && view.hours[17 + 9].snow == .trace)
    // 00:00 of the 10th is still 1901 of the 9th, 01:00 is 0107 of its own (Q-HOR-07).
    #expect(view.hours[16...18].map(\.precipitationProbability) == [100, 100, 10])
  }

  @Test("Q-CHR-08: files whose letters were lost upstream are flagged and read; the days are those of the wire form")
  func damagedLetters() throws {
    let daily = try DailyForecastRecord.decode(
      try Recordings.bytes("aemet/raw/municipio-diaria-28065-2021-01-09.ha.json"), contentType: Self.wire)
    let hourly = try HourlyForecastRecord.decode(
      try Recordings.bytes("aemet/raw/municipio-horaria-28065-2021-01-09.ha.json"), contentType: Self.wire)
    for notes in [daily.notes, hourly.notes] {
      let flag = notes.first { $0.id == "Q-CHR-08" }
      #expect(flag?.path == "[0].origen.productor" && ForecastSample.faults(notes) == [])
    }
    let edition = "28065-2021-01-09"
    #expect(
      try daily.record.days
        == DailyForecastRecord.decode(Self.derived("diaria", edition), contentType: Self.wire).record.days)
    #expect(
      try hourly.record.days
        == HourlyForecastRecord.decode(Self.derived("horaria", edition), contentType: Self.wire).record.days)
  }

  @Test("A partial file is read as far as it goes: a day without date is gone, with a note")
  func partial() throws {
    let bytes = try Recordings.bytes("aemet/extracted/municipio-horaria-40004-2023-06-29.PARTIAL.json")
    let found = try HourlyForecastRecord.decode(bytes, contentType: nil)
    let twin = try ForecastTwin<HourlyTwin>.read(String(decoding: bytes, as: UTF8.self))
    let dated = twin.prediccion.dia.filter { $0.fecha != nil }
    let difference = TwinLine.difference(
      found.record.issue.headLines + found.record.days.flatMap(\.twinLines),
      try twin.headLines() + dated.flatMap(\.lines))
    #expect(difference == nil && twin.prediccion.dia.count == 2 && dated.count == 1)
    #expect(ForecastSample.faults(found.notes) == ["bad-day [0].prediccion.dia[0].fecha"])
    let day = found.record.days[0]
    #expect(
      day.date == CivilDate(year: 2023, month: 7, day: 1) && day.temperature.first?.value == 17
        && day.relativeHumidity.prefix(3).map(\.value) == [54, 59, 69] && day.gustKmh.first?.value == 22)
  }
}

// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTestSupport
import AuraTime
import Testing

/// AEMET's forecast of the UV index.
struct UVIForecastTests {
  static let towns = #"""
    {"id" : "02003","valor" : "Albacete","uv" : "8","canarias" : "0"},
    {"id" : "38038","valor" : "Santa Cruz de Tenerife","uv" : "11","canarias" : "1"}
    """#

  static func text(_ towns: String = towns, day: String = "2026-08-25T12:00:00") -> String {
    """
    {"FECHA_ELABORACION" : "2026-08-25T03:52:01","FECHA_MOD" : "2026-08-24T12:00:00","FECHA_VALIDEZ" : "\(day)",
    "CIUDAD" : [ \(towns) ]}
    """
  }

  static func decode(_ body: String) throws -> Decoded<UVIForecast> {
    try UVIForecast.decode(Array(body.utf8), contentType: "text/plain;charset=ISO-8859-15")
  }

  static let albacete = MunicipalityCode("02003")!
  static let day = CivilDate(year: 2026, month: 8, day: 25)!

  @Test("Q-UVI-01, Q-UVI-02: one object, bare or inside ROOT")
  func shapes() throws {
    let bare = try Self.decode(Self.text())
    let wrapped = try Self.decode("{\"ROOT\": \(Self.text())}")
    #expect(bare.record == wrapped.record && bare.notes == [] && wrapped.notes.map(\.id) == ["Q-UVI-02"])
    #expect(bare.record.entries.map(\.index.band) == [.muyAlto, .extremo])
    for body in [
      "[\(Self.text())]", "{}", "{\"ROOT\":{\"ROOT\":\(Self.text())}}", "7", Self.text(day: "hoy"), "{\"CIUDAD\":[]}",
    ] {
      #expect(throws: FeedError.self, "\(body.prefix(40))") { try Self.decode(body) }
    }
  }

  @Test("Q-UVI-03: codes keep their zero, a number that lost it is the same code; a bad town is lost alone")
  func towns() throws {
    let bad = #"{"id":"2","uv":"3"},{"id":"28079","uv":""},{"id":"28079","uv":"-1"},{"id":"28079","uv":"alto"},4"#
    let decoded = try Self.decode(Self.text("\(bad),{\"id\":2003,\"uv\":3}"))
    #expect(decoded.record.entries.map(\.municipality) == [Self.albacete] && decoded.record.entries[0].index.value == 3)
    #expect(decoded.notes.map(\.path) == ["CIUDAD[0]", "CIUDAD[1]", "CIUDAD[2]", "CIUDAD[3]", "CIUDAD[4]"])
    #expect(decoded.notes.allSatisfy { $0.id == "bad-element" && $0.found?.isEmpty == false })
  }

  @Test("Q-UVI-04: the valid day is the date of FECHA_VALIDEZ; a file of another day says nothing of today")
  func days() throws {
    let forecast = try Self.decode(Self.text()).record
    #expect(forecast.validDay == Self.day && forecast.elaboratedAt?.description == "2026-08-25T03:52:01Z")
    #expect(forecast.modelRunAt?.description == "2026-08-24T12:00:00Z")
    let days = [-1, 0, 1].map { forecast.index(for: Self.albacete, on: Self.day.advanced(byDays: $0))?.value }
    #expect(days == [nil, 8, nil])
  }

  @Test("Q-UVI-05: the entry of the same code, else the daily uvMax, else unknown, never another town's")
  func fallback() throws {
    let forecast = try Self.decode(Self.text()).record
    // La Laguna lies beside Santa Cruz and is not in the list.
    let laguna = try #require(MunicipalityCode("38023"))
    func greatest(_ place: MunicipalityCode, _ uvi: UVIForecast?, _ daily: Int?, _ days: Int = 0) -> Int? {
      UVIndex.greatest(at: place, on: Self.day.advanced(byDays: days), uvi: uvi, dailyMaximum: daily)?.value
    }
    #expect(
      [greatest(Self.albacete, forecast, 5), greatest(laguna, forecast, 9), greatest(laguna, forecast, nil)] == [
        8, 9, nil,
      ])
    #expect(
      [greatest(Self.albacete, nil, 5), greatest(Self.albacete, forecast, 5, 1), greatest(laguna, nil, -1)] == [
        5, 5, nil,
      ])
  }

  @Test("Q-UVI-06: estado 404 for a day AEMET has not is a refusal with that estado")
  func noDay() {
    let body = #"{"descripcion" : "No hay datos que satisfagan esos criterios","estado" : 404}"#
    #expect(throws: FeedError.refused(estado: 404, descripcion: "No hay datos que satisfagan esos criterios")) {
      try Self.decode(body)
    }
  }

  @Test("Q-UVI-01..04: the whole answer of 25 August 2026", .needsRecordings)
  func recording() throws {
    let bytes = try Recordings.bytes("aemet/derived/uvi-0-2026-08-25.iso885915.json")
    let decoded = try UVIForecast.decode(bytes, contentType: "text/plain;charset=ISO-8859-15")
    #expect(decoded.record.entries.count == 59 && decoded.notes == [] && decoded.record.validDay == Self.day)
    #expect(Set(decoded.record.entries.map(\.municipality)).count == 59)
    #expect(decoded.record.index(for: MunicipalityCode("28079")!, on: Self.day)?.value == 8)
    #expect(decoded.record.entries.first { $0.municipality.number == 5019 }?.name == "Ávila")
  }
}

// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraSnapshot
import AuraTime
import Testing

/// JSON as people write it, and as accidents leave it.
struct SnapshotHandmadeTests {
  private static func read(_ text: String) throws(SnapshotError) -> WeatherSnapshot {
    try WeatherSnapshot(json: Array(text.utf8))
  }

  @Test("Place, moment and a few members are enough; the rest is unknown")
  func handmade() throws {
    let snapshot = try Self.read(
      """
      {"place": "28079", "at": "2026-08-26T12:20", "current": {"sky": "11", "temperatureC": 31, "windFrom": "SO",
       "windKmh": 15, "precipitationMm": "Ip"}, "observed": {"temperatureC": 30.4},
       "alerts": [{"level": "amarillo"}, {"level": "rojo", "onset": "2026-08-26T18:00"}], "wishes": [{"more": null}]}
      """)
    // 12:20 on Madrid's clocks in summer is 10:20 UTC, and so begins the current hour.
    #expect(snapshot.moment == WallInstant(secondsSinceEpoch: 1_787_739_600) && snapshot.place.name == "Madrid")
    #expect(snapshot.current?.start == WallInstant(secondsSinceEpoch: 1_787_738_400) && snapshot.hasCurrentHourData)
    #expect(snapshot.currentSky?.wording == "Despejado" && snapshot.current?.isNight == false)
    #expect(snapshot.currentWind == WindReading(origin: .direction(.southWest), speedKmh: 15))
    #expect(snapshot.current?.precipitation == .trace && snapshot.currentHumidity == nil)
    #expect(snapshot.alerts?.map(\.level) == [.rojo, .amarillo] && snapshot.activeAlert?.level == .amarillo)
    #expect(snapshot.observed?.temperatureC?.measuredUntil == snapshot.moment && snapshot.observed?.wind == nil)
    let bare = try Self.read(#"{"at": "2026-01-01T00:00:00Z", "place": {"ine": "35016"}, "version": 1}"#)
    #expect(bare.isThin && bare.alerts == nil && bare.place.coordinate != nil && bare.place.zone == .canaries)
  }

  @Test(
    "Times with and without a fraction, offset and zone",
    arguments: [
      ("2026-08-26T12:20", 0), ("2026-08-26T10:20:00Z", 0), ("2026-08-26T10:20:00.5", 500 - 7_200_000),
      ("2026-08-26T10:20:00.5Z", 500), ("2026-08-26T10:20:00.25Z", 250), ("2026-08-26T10:20:00.1239Z", 123),
      ("2026-08-26T13:20:00.007+03:00", 7), ("2026-08-26T12:20:00.", nil),
    ] as [(String, Int64?)])
  func times(_ text: String, _ milliseconds: Int64?) throws {
    guard let milliseconds else {
      #expect(throws: SnapshotError.self) { try Self.read(#"{"place": "28079", "at": "\#(text)"}"#) }
      return
    }
    let snapshot = try Self.read(#"{"place": "28079", "at": "\#(text)"}"#)
    #expect(snapshot.moment.millisecondsSinceEpoch == 1_787_739_600_000 + milliseconds)
  }

  @Test("Hours in columns: gaps, short columns, states with words of their own")
  func columns() throws {
    let snapshot = try Self.read(
      """
      {"at": "2026-08-26T10:00:00Z", "place": "28079", "hours": {"temperatureC": [20, null, 22], "at": [0, 1, 5],
       "sky": ["11n", 1], "skies": [{"code": "47"}, {"code": "27", "text": "Lluvia"}], "windKmh": [5, 6, 7]}}
      """)
    let hours = snapshot.hours
    let starts = hours.map { snapshot.moment.seconds(until: $0.start) / 3600 }
    #expect(starts == [0, 1, 5] && hours.map(\.temperatureC) == [20, nil, 22])
    #expect(hours.map { $0.sky?.wording } == ["Despejado", "Lluvia", nil] && hours[0].isNight == true)
    #expect(hours.map { $0.wind?.speedKmh } == [5, 6, 7])
  }

  @Test(
    "Damage is a typed error that says where, what was found and what was expected",
    arguments: [
      ("", "document"), ("[]", "document"), (#"{"at": "2026-08-26T12:20"}"#, "document"),
      (#"{"place": "28079"}"#, "document"), (#"{"place": "2807", "at": "2026-08-26T12:20"}"#, "place"),
      (#"{"place": {"ine": "28079", "latitude": 91, "longitude": 0}, "at": "2026-08-26T12:20"}"#, "place"),
      (#"{"place": "28079", "at": "ayer"}"#, "at"),
      (#"{"place": "28079", "at": "2026-08-26T12:20", "current": {"temperatureC": "31"}}"#, "current.temperatureC"),
      (#"{"place": "28079", "at": "2026-08-26T12:20", "current": {"humidity": 101}}"#, "current.humidity"),
      (#"{"place": "28079", "at": "2026-08-26T12:20", "hours": {"sky": ["11", 0]}}"#, "hours"),
      (#"{"place": "28079", "at": "2026-08-26T12:20", "hours": {"at": [1, 1]}}"#, "hours.at"),
      (#"{"place": "28079", "at": "2026-08-26T12:20", "hours": {"snowMm": [0, -1]}}"#, "hours.snowMm[1]"),
      (#"{"place": "28079", "at": "2026-08-26T12:20", "days": [{"maximumC": 30}]}"#, "days[0]"),
      (#"{"place": "28079", "at": "2026-08-26T12:20", "days": [{"date": "2026-02-30"}]}"#, "days[0].date"),
      (#"{"place": "28079", "at": "2026-08-26T12:20", "alerts": [{"level": "azul"}]}"#, "alerts[0].level"),
      (#"{"place": "28079", "at": "2026-08-26T12:20", "bulletin": {"paragraphs": ["x"]}}"#, "bulletin"),
      (
        #"{"place": "28079", "at": "2026-08-26T12:20", "provenance": {"sun": {"state": "old"}}}"#,
        "provenance.sun.state"
      ),
      (#"{"place": "28079", "at": "2026-08-26T12:20", "uvIndex": 3"#, "document"),
    ])
  func damage(_ text: String, _ path: String) throws {
    let error = try #require(throws: SnapshotError.self) { try Self.read(text) }
    guard case .json(let fault) = error else { throw error }
    #expect((fault.place.path.isEmpty ? "document" : fault.place.path) == path && !fault.expected.isEmpty)
  }

  @Test("A later version is refused, an unknown member of this one passed over")
  func versions() throws {
    let later = #"{"version": 2, "place": "28079", "at": "2026-08-26T12:20", "current": 7}"#
    #expect(throws: SnapshotError.version(found: 2, expected: 1...1)) { try Self.read(later) }
    let same = try Self.read(#"{"version": 1, "place": "28079", "at": "2026-08-26T12:20", "tide": {"m": [1, 2]}}"#)
    #expect(same == WeatherSnapshot(place: same.place, moment: same.moment))
  }
}

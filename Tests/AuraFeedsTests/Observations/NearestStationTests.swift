// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime
import Testing

/// The nearest usable station for each quantity: in one pass over the file, and of rows that were read before.
struct NearestStationTests {
  static let madrid = Coordinate(uncheckedLatitude: 40.4, longitude: -3.7)

  /// What both ways of picking say, which must be the same.
  static func pick(
    _ rows: [ObservationText], near place: Coordinate = madrid, at moment: WallInstant = ObservationText.noon()
  ) throws -> LocalObservation {
    let bytes = ObservationText.file(rows)
    let passed = try LocalObservation.decode(bytes, near: place, at: moment).record
    let read = try ObservationsRecord.decode(bytes, contentType: nil).record.observations
    #expect(passed == LocalObservation(of: read, near: place, at: moment))
    return passed
  }

  /// A station so many kilometres north, by the length of a degree on the mean sphere (111.19508 km).
  static func north(_ id: String, km: Double, values: KeyValuePairs<String, String>) -> ObservationText {
    ObservationText(id, latitude: 40.4 + km / 111.195_080_233_532_9, values: values)
  }

  @Test("Q-OBS-03, Q-OBS-13: each quantity from the nearest station that has it, with its distance and hour")
  func perQuantity() throws {
    let found = try Self.pick([
      Self.north("FAR", km: 20, values: ["ta": "20.0", "hr": "20.0", "vv": "2.0", "pres_nmar": "1002.0"]),
      Self.north("MID", km: 10, values: ["hr": "10.0", "vv": "1.0", "prec": "0.0"]),
      Self.north("NEAR", km: 5, values: ["vv": "0.5", "dv": "90.0"]),
      ObservationText("DEAD", end: "2026-08-24T10:00:00+0000", values: ["ta": "99.0", "hr": "9.0"]),
    ])
    #expect(
      [found.temperatureC?.stationID, found.relativeHumidityPercent?.stationID, found.wind?.stationID] == [
        "FAR", "MID", "NEAR",
      ])
    #expect(
      [found.temperatureC?.value, found.relativeHumidityPercent?.value, found.wind?.value.meanKmh] == [20, 10, 1.8])
    #expect(found.seaLevelPressureHpa?.value == 1002 && found.precipitationMm?.value == 0)
    #expect(found.snowDepthCm == nil && found.visibilityKm == nil && found.dewPointC == nil)
    let wind = try #require(found.wind)
    #expect(abs(wind.distanceKm - 5) < 1e-9 && wind.altitudeM == 667 && wind.stationName == "NAME OF NEAR")
    #expect(wind.measuredUntil == ObservationText.noon() && wind.value.from == .east)
  }

  @Test("Q-OBS-07: three hours to the millisecond are usable, one more is not, nor is an hour that has not ended")
  func ages() throws {
    let row = [ObservationText(values: ["ta": "1.0"])]
    let noon = ObservationText.noon()
    let ages: [Int64] = [-1, 0, 4_500_000, 10_800_000, 10_800_001]
    let found = try ages.map { try Self.pick(row, at: noon.advanced(byMilliseconds: $0)).temperatureC?.value }
    #expect(found == [nil, 1, 1, 1, nil])
  }

  @Test("Thirty-five kilometres are near enough, a metre more is not")
  func distances() throws {
    // The circle itself: the farthest latitude whose own distance is 35 km or less, and the next one.
    let place = Self.madrid
    var latitude = 40.4 + 35 / 111.195_080_233_532_9
    while try Coordinate(latitude: latitude, longitude: -3.7).distanceKm(to: place) <= 35 { latitude = latitude.nextUp }
    while try Coordinate(latitude: latitude, longitude: -3.7).distanceKm(to: place) > 35 {
      latitude = latitude.nextDown
    }
    let edge = try [latitude, latitude.nextUp].map {
      try Self.pick([ObservationText("EDGE", latitude: $0, values: ["ta": "1.0"])]).temperatureC != nil
    }
    #expect(edge == [true, false])
    let metres = try [34.999, 35.001, 36, 1000].map {
      try Self.pick([Self.north("N", km: $0, values: ["ta": "1.0"])]).temperatureC != nil
    }
    #expect(metres == [true, false, false, false])
    // East and west, where the box is widest, also across the meridian of 180° and beside a pole.
    let reach = 35 / (111.195_080_233_532_9 * 0.761_538_2)
    let sides = try [reach * 0.9999, -reach * 0.9999, reach * 1.0001].map {
      try Self.pick([ObservationText("E", longitude: -3.7 + $0, values: ["ta": "1.0"])]).temperatureC != nil
    }
    #expect(sides == [true, true, false])
    let date = try Self.pick(
      [ObservationText("D", latitude: 0, longitude: -179.9, values: ["ta": "1.0"])],
      near: try Coordinate(latitude: 0, longitude: 179.9))
    let pole = try Self.pick(
      [ObservationText("P", latitude: 89.9, longitude: 170, values: ["ta": "1.0"])],
      near: try Coordinate(latitude: 89.9, longitude: -10))
    #expect(date.temperatureC != nil && pole.temperatureC != nil)
  }

  @Test("Stations equally far: the first by identifier, in whatever order they stand; one hour twice: the later row")
  func ties() throws {
    let rows = ["B1", "A2", "A10"].map { ObservationText($0, values: ["ta": "\($0.count).0"]) }
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      #expect(try Self.pick(order.map { rows[$0] }).temperatureC?.stationID == "A10")
    }
    let twice = try Self.pick([
      ObservationText("A", values: ["ta": "1.0"]), ObservationText("A", values: ["ta": "2.0"]),
    ])
    #expect(twice.temperatureC?.value == 2)
  }

  @Test("Q-OBS-08: of a station's hours the newest that has the value counts, wherever it stands")
  func newest() throws {
    let hours = [("10", "10.0"), ("12", ""), ("11", "11.0"), ("09", "9.0")].map { hour, value in
      let row = ObservationText(end: "2026-08-25T\(hour):00:00+0000", values: ["hr": "\(Int(hour) ?? 0).0"])
      return value.isEmpty ? row : row.with("ta", value)
    }
    let found = try Self.pick(hours)
    #expect(found.temperatureC?.value == 11 && found.relativeHumidityPercent?.value == 12)
    #expect(found.temperatureC?.measuredUntil == ObservationText.noon(plusMinutes: -60))
  }

  @Test("Several places in one pass have the answers each has alone")
  func severalPlaces() throws {
    let rows = (0..<40).map { index in
      ObservationText(
        "S\(index)", latitude: 36 + Double(index) * 0.2, longitude: -9 + Double(index) * 0.3,
        values: ["ta": "\(index).0"])
    }
    let places = try [(40.4, -3.7), (36.1, -8.9), (28.1, -15.4), (43.5, 2.5), (38.0, -1.0)].map {
      try Coordinate(latitude: $0.0, longitude: $0.1)
    }
    let together = try LocalObservation.decode(ObservationText.file(rows), near: places, at: ObservationText.noon())
    #expect(together.record == (try places.map { try Self.pick(rows, near: $0) }))
    #expect(together.record.map { $0.temperatureC != nil } == [false, true, false, true, false])
    #expect(try LocalObservation.decode(ObservationText.file(rows), near: [], at: ObservationText.noon()).record == [])
  }

  @Test("Q-OBS-12, Q-CHR-07: a name is read in the charset of the whole file, escapes and blanks resolved")
  func names() throws {
    let name = "\"ALARC\u{D3}N  (\\u00C1\\\"B\\\") \""
    let text = "[ \(ObservationText(values: ["ta": "1.0"]).with("ubi", name).text) ]"
    let expected = "ALARCÓN (Á\"B\")"
    for bytes in [
      Array(text.utf8), text.unicodeScalars.map { UInt8($0.value) }, [0xEF, 0xBB, 0xBF] + Array(text.utf8),
    ] {
      let found = try LocalObservation.decode(bytes, near: Self.madrid, at: ObservationText.noon())
      #expect(found.record.temperatureC?.stationName == expected)
    }
  }

  @Test("Any layout and any order of members gives the same answer; a brace in a name is no end of a row")
  func layouts() throws {
    let near = ObservationText(values: ["ta": "7.0"])
    let odd = ObservationText("FAR", longitude: 2).with("ubi", "\"}, {\"").with("x", "{ \"a\" : [ { } ] }")
    let rows = [odd, near, odd]
    let printed = try Self.pick(rows)
    #expect(printed.temperatureC?.value == 7)
    let backwards = rows.map { row in
      var row = row
      row.members.reverse()
      return row
    }
    #expect(try Self.pick(backwards) == printed)
    let text = String(decoding: ObservationText.file(rows), as: UTF8.self)
    for layout in [
      text.replacing("\n", with: ""), text.replacing("\n", with: "\r\n\t"), text.replacing(" : ", with: ":"),
    ] {
      #expect(
        try LocalObservation.decode(Array(layout.utf8), near: Self.madrid, at: ObservationText.noon()).record == printed
      )
    }
  }

  @Test("A file cut anywhere is an error, never a smaller country")
  func cut() throws {
    let bytes = ObservationText.file([
      ObservationText(values: ["ta": "7.0"]), ObservationText("FAR", longitude: 2, values: ["ta": "1.0"]),
      ObservationText("A", values: ["vv": "1.0"]),
    ])
    for count in 0..<bytes.count {
      #expect(throws: FeedError.self) {
        try LocalObservation.decode(Array(bytes[..<count]), near: Self.madrid, at: ObservationText.noon())
      }
    }
  }
}

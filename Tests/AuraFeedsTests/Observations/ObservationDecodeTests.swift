// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime
import Testing

/// One row of observations at a time: what each quirk makes of it.
struct ObservationDecodeTests {
  @Test("Q-OBS-01: numbers with a point, without one, in quotes and in e-notation are numbers")
  func numbers() throws {
    let rows = ["0.0", "664.0", "7", "\"7.5\"", "1.25e1", "-0.0", "\" 3 \"", "\"\"", "null", "true", "[1]"].map {
      ObservationText().with("prec", "0.0").with("ta", $0 == "664.0" ? "\"-12.3\"" : $0)
    }
    let decoded = try ObservationsRecord.decode(ObservationText.file(rows), contentType: nil)
    let found = decoded.record.observations.map(\.airTemperatureC)
    #expect(found == [0, -12.3, 7, 7.5, 12.5, 0, nil, nil, nil, nil, nil])
    #expect(
      decoded.notes.filter { $0.id == "bad-value" }.map { "\($0.path) \($0.found ?? "")" }.map { $0.prefix(14) } == [
        "[6].ta \"\\\" 3 \\", "[9].ta \"true\\n", "[10].ta \"[1]\\n",
      ])
  }

  @Test("Q-OBS-02: the five required members make an observation; without one of them the row is lost")
  func required() throws {
    let bare = ObservationText(end: nil)
    let decoded = try ObservationText.decode(bare)
    var expected = StationObservation(
      stationID: "3195", sentName: "NAME OF 3195", coordinate: try Coordinate(latitude: 40.4, longitude: -3.7),
      altitudeM: 667, measuredUntil: nil)
    #expect(decoded.record.observations == [expected])
    #expect(decoded.notes.map(\.description) == ["Q-OBS-02 at [0].fint", "Q-OBS-03 at [0].ta"])
    let broken = ["idema", "lon", "lat", "alt", "ubi"].map { bare.without($0) }
    let mixed = try ObservationsRecord.decode(ObservationText.file(broken + [bare.with("ta", "1.5")]), contentType: nil)
    expected.airTemperatureC = 1.5
    #expect(mixed.record.observations == [expected])
    #expect(mixed.notes.filter { $0.id == "bad-element" }.map(\.path) == ["[0]", "[1]", "[2]", "[3]", "[4]"])
  }

  @Test("Q-OBS-02: every one of the 39 members arrives where it belongs")
  func everyMember() throws {
    let values = [
      "prec", "vmax", "vv", "dv", "dmax", "pres", "hr", "stdvv", "ts", "pres_nmar", "tamin", "ta", "tamax", "tpr",
      "stddv", "inso", "tss5cm", "pacutp", "tss20cm", "rviento", "geo925", "geo850", "geo700", "vis", "nieve", "vmaxu",
      "vvu", "stdvvu", "dvu", "dmaxu", "stddvu", "pliqtp", "psolt",
    ]
    var row = ObservationText()
    // Each its own number, inside every range.
    for (index, key) in values.enumerated() { row = row.with(key, "\(key.hasPrefix("pres") ? 900 + index : index).5") }
    let one = try #require(try ObservationText.decode(row).record.observations.first)
    let (cups, sonic) = (one.cupAnemometer, one.ultrasonicAnemometer)
    let sent = [
      one.gaugePrecipitationMm, cups.gustMps, cups.meanMps, cups.meanFromDegrees, cups.gustFromDegrees,
      one.stationPressureHpa, one.relativeHumidityPercent, cups.meanDeviationMps, one.groundTemperatureC,
      one.sentSeaLevelPressureHpa, one.minimumTemperatureC, one.airTemperatureC, one.maximumTemperatureC, one.dewPointC,
      cups.meanFromDeviationDegrees, one.sunshineMinutes, one.soil5cmTemperatureC, one.disdrometerPrecipitationMm,
      one.soil20cmTemperatureC, one.windRunHm, one.level925M, one.level850M, one.level700M, one.visibilityKm,
      one.snowDepthCm, sonic.gustMps, sonic.meanMps, sonic.meanDeviationMps, sonic.meanFromDegrees,
      sonic.gustFromDegrees, sonic.meanFromDeviationDegrees, one.liquidPrecipitationMm, one.solidPrecipitationMm,
    ]
    #expect(sent == values.indices.map { Double(values[$0].hasPrefix("pres") ? 900 + $0 : $0) + 0.5 })
  }

  @Test("Q-OBS-03: a station without a thermometer keeps what it has")
  func withoutTemperature() throws {
    let decoded = try ObservationText.decode(ObservationText("1495", values: ["vv": "4.0", "hr": "81.0"]))
    let one = decoded.record.observations[0]
    #expect(one.airTemperatureC == nil && one.wind?.meanKmh == 14.4 && one.relativeHumidityPercent == 81)
    #expect(decoded.notes == [FeedNote(id: "Q-OBS-03", path: "[0].ta")])
  }

  @Test("Q-OBS-04, Q-OBS-05: fint without zone, with +0000 and with Z is one instant, the end of the hour in UTC")
  func ends() throws {
    let forms = [
      "2026-08-25T12:00:00", "2026-08-25T12:00:00+0000", "2026-08-25T12:00:00Z", "2026-08-25T14:00:00+02:00",
      "mediodía",
    ]
    let decoded = try ObservationsRecord.decode(
      ObservationText.file(forms.map { ObservationText(end: $0, values: ["ta": "1.0"]) }), contentType: nil)
    let noon = ObservationText.noon()
    #expect(decoded.record.observations.map(\.measuredUntil) == [noon, noon, noon, noon, nil])
    #expect(noon.description == "2026-08-25T12:00:00Z")
    #expect(decoded.notes.map(\.id) == ["Q-OBS-04", "bad-value", "Q-OBS-02"])
    // 75 minutes after its end the hour is 75 minutes old (Q-OBS-07), not 15 or 135.
    let moment = ObservationText.noon(plusMinutes: 75)
    #expect(decoded.record.observations[0].ageSeconds(at: moment) == 4500)
  }

  @Test("Q-OBS-06, Q-OBS-08: the newest hour of a station is told by its end, wherever its row stands")
  func newest() throws {
    let rows = [("B", 9), ("A", 11), ("A", 10), ("B", 8), ("A", 8)].map {
      ObservationText($0.0, end: "2026-08-25T\($0.1 < 10 ? "0" : "")\($0.1):00:00+0000", values: ["ta": "\($0.1).0"])
    }
    let record = try ObservationsRecord.decode(
      ObservationText.file(rows + [ObservationText("C", end: nil)]), contentType: nil
    )
    .record
    #expect(record.observations.count == 6)
    #expect(record.newestByStation.map { "\($0.stationID) \($0.airTemperatureC ?? 0)" } == ["A 11.0", "B 9.0"])
  }

  @Test("Q-OBS-09: wind is metres a second on the wire and km/h in the engine, of one instrument at a time")
  func wind() throws {
    func wind(_ members: (String, String)...) throws -> StationWind? {
      var row = ObservationText()
      for member in members { row = row.with(member.0, member.1) }
      return try ObservationText.decode(row).record.observations[0].wind
    }
    let cups = try wind(("vv", "10.0"), ("vmax", "20.0"), ("dv", "238.0"), ("vvu", "3.0"), ("dvu", "10.0"))
    #expect(cups == StationWind(meanKmh: 36, fromDegrees: 238, gustKmh: 72) && cups?.from == .westSouthWest)
    let sonic = try wind(("vmax", "20.0"), ("dv", "238.0"), ("vvu", "5.0"), ("dvu", "360.0"))
    #expect(sonic == StationWind(meanKmh: 18, fromDegrees: 360, gustKmh: nil) && sonic?.from == .north)
    let calm = try wind(("vv", "0.0"), ("dv", "238.0"))
    #expect(calm?.meanKmh == 0 && calm?.from == nil)
    #expect(try wind(("dv", "238.0"), ("vmax", "9.0")) == nil)
  }

  @Test("Q-OBS-10: no sea-level pressure above 750 m, whatever is sent there")
  func mountain() throws {
    let rows = [(749.9, true), (750, true), (750.1, true), (1100, false)].map { altitude, isReduced in
      let row = ObservationText(altitude: altitude, values: ["ta": "1.0", "pres": "890.0"])
      return isReduced ? row.with("pres_nmar", "1015.2") : row.with("geo925", "812.0")
    }
    let decoded = try ObservationsRecord.decode(ObservationText.file(rows), contentType: nil)
    #expect(decoded.record.observations.map(\.seaLevelPressureHpa) == [1015.2, 1015.2, nil, nil])
    #expect(decoded.record.observations.map(\.stationPressureHpa) == [890, 890, 890, 890])
    #expect(decoded.notes == [FeedNote(id: "Q-OBS-10", path: "[2].pres")])
  }

  @Test("Q-OBS-11: the gauge's rain, else the disdrometer's, never both")
  func rain() throws {
    let both = ObservationText(values: ["ta": "1.0", "prec": "1.2", "pacutp": "1.5"])
    let decoded = try ObservationText.decode(both, both.without("prec"), both.without("pacutp").without("prec"))
    #expect(decoded.record.observations.map(\.precipitationMm) == [1.2, 1.5, nil])
    #expect(decoded.notes == [FeedNote(id: "Q-OBS-11", path: "[0].pacutp")])
  }

  @Test("Q-OBS-12, Q-CHR-07: blanks of a name collapse for display; a letter outside ASCII is read in both charsets")
  func names() throws {
    let row = ObservationText(values: ["ta": "1.0"]).with("ubi", "\"POZUELO  DE ALARCON (AUTOMÁTICA) \"")
    let latin = try ObservationsRecord.decode(row.text.unicodeScalars.map { UInt8($0.value) }.inList, contentType: nil)
    let utf8 = try ObservationsRecord.decode(Array(row.text.utf8).inList, contentType: "text/plain;charset=ISO-8859-15")
    #expect(latin.record == utf8.record)
    #expect(latin.record.observations[0].name == "POZUELO DE ALARCON (AUTOMÁTICA)")
    #expect(latin.record.observations[0].sentName.hasSuffix(") ") && latin.notes.map(\.id) == ["Q-OBS-12"])
  }

  @Test("Values no thermometer shows are unknown, each with its place")
  func ranges() throws {
    let row = ObservationText(
      values: [
        "ta": "-90.1", "hr": "100.1", "dv": "361.0", "vv": "-0.1", "prec": "2000.1", "pres_nmar": "849.0",
        "inso": "61.0", "tamin": "1e400",
      ])
    let decoded = try ObservationText.decode(row.with("tamax", "1.0"))
    let one = decoded.record.observations[0]
    #expect(one.airTemperatureC == nil && one.relativeHumidityPercent == nil && one.wind == nil)
    #expect(one.maximumTemperatureC == 1 && decoded.notes.count { $0.id == "bad-value" } == 8)
  }

  @Test(
    "What is no list of observations is told apart",
    arguments: [
      ("", "found nothing"), ("[ ]", "found an empty list"), ("[1,2]", "found no row that can be read"),
      (#"{"descripcion":"datos expirados","estado":404}"#, "with estado 404"),
      (#"[{"latitud":"394924N","indicativo":"B013X"}]"#, "found no row that can be read"),
      (#"[{"idema":"3195","lon":-3.7,"lat":40.4"#, "end of text"),
    ])
  func wrongShapes(_ body: String, _ words: String) throws {
    let place = try Coordinate(latitude: 40.4, longitude: -3.7)
    do throws(FeedError) {
      _ = try ObservationsRecord.decode(Array(body.utf8), contentType: nil)
      Issue.record("accepted")
    } catch { #expect(error.description.contains(words)) }
    do throws(FeedError) {
      _ = try LocalObservation.decode(Array(body.utf8), near: place, at: ObservationText.noon())
      Issue.record("accepted by the pass")
    } catch { #expect(error.description.contains(words)) }
  }
}

extension [UInt8] {
  fileprivate var inList: [UInt8] { Array("[ ".utf8) + self + Array(" ]".utf8) }
}

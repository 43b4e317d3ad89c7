// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import Testing
import aura_sweep

/// Each oddity of observations, on and off. The stations named have what is tried by the mock's own draws.
struct ObservationQuirkTests {
  let retiro = StationReader()

  /// A day on which every hour has 2.4 mm of rain and a wind of 36 km/h.
  static let wet: @Sendable (inout WeatherDay) -> Void = { day in
    for index in day.hours.indices {
      day.hours[index].precipitation = .tenths(24)
      (day.hours[index].windKmh, day.hours[index].gustKmh, day.hours[index].windFrom) = (36, 72, .northEast)
    }
  }

  @Test("Q-OBS-01: numbers with a point; in quotes with the switch off")
  func numbers() throws {
    let (on, off) = (try retiro.rows(.observationNumbers, true), try retiro.rows(.observationNumbers, false))
    let keys = on[0].keys.filter { on[0][$0]?.isNumber == true }
    #expect(keys.count > 12 && keys.allSatisfy { on[0][$0].text.contains(".") })
    #expect(off[0].keys == on[0].keys && off[0].keys.allSatisfy { off[0][$0]?.isNumber == false })
    #expect(on.map { $0.number("ta") } == off.map { $0.number("ta") })
  }

  @Test("Q-OBS-02: some rows have the five required members and no other")
  func bare() throws {
    let station = StationReader("0260X")
    let (on, off) = (try station.rows(.onlyRequiredMembers, true), try station.rows(.onlyRequiredMembers, false))
    #expect(on.count { $0.keys == ["idema", "lon", "alt", "lat", "ubi"] } == 1 && on.count == off.count)
    #expect(off.allSatisfy { $0["fint"] != nil && $0["ta"] != nil })
  }

  @Test("Q-OBS-03: a station without a thermometer")
  func instruments() throws {
    let station = StationReader("4067")
    let (on, off) = (try station.rows(.instrumentsMissing, true), try station.rows(.instrumentsMissing, false))
    #expect(on.allSatisfy { $0["ta"] == nil && $0["prec"] != nil } && off.allSatisfy { $0["ta"] != nil })
  }

  @Test("Q-OBS-04: +0000 since 2024-04-08, no zone before", arguments: [(7, false), (8, true)])
  func zone(_ day: Int, _ hasOffset: Bool) throws {
    let row = try retiro.at(utc(2024, 4, day, 12)).rows()[0]
    #expect(row["fint"].text.hasSuffix(":00:00+0000") == hasOffset && row["fint"].text.hasSuffix(":00:00") != hasOffset)
    let forced = try [true, false].map { try retiro.rows(.hourEndHasOffset, $0)[0]["fint"].text.count }
    #expect(forced == [24, 19])
  }

  @Test("Q-OBS-05: fint is the end of the hour; its beginning with the switch off")
  func ends() throws {
    let (on, off) = (try retiro.rows(.hourEndIsEnd, true), try retiro.rows(.hourEndIsEnd, false))
    #expect(on.last?["fint"].text == "2026-08-26T10:00:00+0000" && off.last?["fint"].text == "2026-08-26T09:00:00+0000")
    #expect(on.map { $0.number("ta") } == off.map { $0.number("ta") })
  }

  @Test("Q-OBS-06: 12 or 13 hours in 2026, 23 or 24 in 2021; hours follow each other")
  func window() throws {
    let stations = ["3195", "0016A", "9808X", "1387", "0042Y", "0061X"]
    let counts = try [true, false].map { isOn in
      try stations.map { try StationReader($0).rows(.halfDayOfHours, isOn).count }
    }
    #expect(counts[0].allSatisfy { (12...13).contains($0) } && Set(counts[0]).count == 2)
    #expect(counts[1].allSatisfy { (23...24).contains($0) })
    #expect((23...24).contains(try retiro.at(utc(2021, 1, 9, 12)).rows().count))
    let hours = try retiro.rows().compactMap { Int($0["fint"].text.dropFirst(11).prefix(2)) }
    #expect(zip(hours, hours.dropFirst()).allSatisfy { ($0 + 1) % 24 == $1 })
  }

  @Test("Q-OBS-07: an hour appears 20 to 50 minutes after its end, not at the same minute everywhere")
  func delays() throws {
    func newest(_ station: String, _ minute: Int, _ isOn: Bool) throws -> String {
      String(
        try StationReader(station).at(utc(2026, 8, 26, 10, minute)).rows(.observationsLate, isOn).last?["fint"].text
          .prefix(13) ?? "")
    }
    let stations = ["3195", "0016A", "1387", "0076", "0252D"]
    let minutes = try stations.map { station in
      // What has appeared stays, so halving finds the minute.
      var (not, there) = (0, 60)
      while there - not > 1 {
        let middle = (not + there) / 2
        if try newest(station, middle, true) == "2026-08-26T10" { there = middle } else { not = middle }
      }
      return there
    }
    #expect(minutes.allSatisfy { (20...50).contains($0) } && Set(minutes).count > 1, "\(minutes)")
    #expect(try newest("3195", 0, false) == "2026-08-26T10")
  }

  @Test("Q-OBS-08, Q-OBS-13: some stations are three hours behind, some fell silent 26 hours ago")
  func late() throws {
    func last(_ station: String, _ quirk: Quirk, _ isOn: Bool) throws -> String? {
      try StationReader(station).rows(quirk, isOn).last?["fint"].text
    }
    let behind = try [true, false].map { try last("3194U", .stationsBehind, $0) }
    #expect(behind == ["2026-08-26T07:00:00+0000", "2026-08-26T10:00:00+0000"])
    let dead = try [true, false].map { try last("4362X", .deadStations, $0) }
    #expect(dead == ["2026-08-25T08:00:00+0000", "2026-08-26T10:00:00+0000"])
  }

  @Test("Q-OBS-09: wind in metres a second; in km/h with the switch off")
  func wind() throws {
    var reader = retiro
    reader.alter = Self.wet
    let (on, off) = (try reader.rows(.windInMetresPerSecond, true), try reader.rows(.windInMetresPerSecond, false))
    // 36 km/h are 10 m/s, a tenth more or less by the instrument.
    #expect(
      on.dropLast().allSatisfy {
        abs(($0.number("vv") ?? 0) - 10) <= 0.11 && abs(($0.number("vmax") ?? 0) - 20) <= 0.11
      })
    #expect(off.dropLast().allSatisfy { abs(($0.number("vv") ?? 0) - 36) <= 0.4 })
    #expect(
      on.dropLast().allSatisfy { ($0.number("dv") ?? 0) >= 0 && ($0.number("vmax") ?? 0) >= ($0.number("vv") ?? 9) })
  }

  @Test("Q-OBS-10: on a mountain the height of a pressure level and no sea-level pressure")
  func mountain() throws {
    // 2331, Burgos, 891 m; 2462, Navacerrada, 1,893 m.
    let levels = try ["2331", "2462", "3195"].map {
      try StationReader($0).rows(.noPressureOnMountains, true).last?.keys ?? []
    }
    #expect(levels.map { $0.contains("pres_nmar") } == [false, false, true])
    #expect(levels.map { $0.filter { $0.hasPrefix("geo") } } == [["geo925"], ["geo850"], []])
    let row = try #require(try StationReader("2331").rows(.noPressureOnMountains, true).last)
    // The level lies above the station by the thickness of air between: 891 m and some 10 m a hPa.
    let (pressure, level) = (try #require(row.number("pres")), try #require(row.number("geo925")))
    #expect(abs(level - (891 + (pressure - 925) * 9)) < 25 && (880...930).contains(pressure))
    let off = try #require(try StationReader("2462").rows(.noPressureOnMountains, false).last)
    #expect(off["pres_nmar"] != nil && off["geo850"] == nil && (off.number("pres") ?? 0) < 830)
  }

  @Test("Q-OBS-11: gauge and disdrometer with different values; the gauge alone with the switch off")
  func rain() throws {
    var reader = StationReader("0076")
    reader.alter = Self.wet
    let (on, off) = (try reader.rows(.rainMeasuredTwice, true).dropLast(), try reader.rows(.rainMeasuredTwice, false))
    #expect(
      on.allSatisfy {
        $0.number("prec") == 2.4 && $0.number("pacutp") != 2.4 && abs(($0.number("pacutp") ?? 0) - 2.4) < 0.3
      })
    #expect(off.allSatisfy { $0["prec"] != nil && $0["pacutp"] == nil })
  }

  @Test("Q-OBS-12: doubled and trailing blanks in names, or single ones")
  func blanks() throws {
    func name(_ station: String, _ isOn: Bool) throws -> String? {
      try StationReader(station).rows(.namesHaveBlanks, isOn)[0]["ubi"].text
    }
    #expect(try [true, false].map { try name("3195", $0) } == ["MADRID  RETIRO", "MADRID RETIRO"])
    #expect(try [true, false].map { try name("0009X", $0)?.hasSuffix(" ") } == [true, false])
  }

  @Test("Q-CHR-07: one station has Á, byte C1, in its name")
  func letter() {
    let station = StationReader("3194Y")
    let (on, off) = (station.answer(.oneStationNotASCII, true), station.answer(.oneStationNotASCII, false))
    #expect(on.body.filter { $0 >= 0x80 }.allSatisfy { $0 == 0xC1 } && on.body.contains(0xC1))
    #expect(off.body.allSatisfy { $0 < 0x80 } && on.contentType == "text/plain;charset=ISO-8859-15")
  }

  @Test("An unknown station has no data; the same minute has the same bytes, a later hour has others")
  func editions() {
    var driver = MockDriver(.quiet, at: utc(2026, 8, 26, 10, 40))
    #expect(driver.first("/observacion/convencional/datos/estacion/9999Z").text.contains("\"estado\" : 404"))
    // The file of every station is written when it is fetched; the sweep "mock-stations" reads it.
    #expect(driver.first("/observacion/convencional/todas").link.count == 46)
    let bodies = [utc(2026, 8, 26, 10, 52), utc(2026, 8, 26, 11, 19, 59), utc(2026, 8, 26, 11, 52)].map {
      retiro.at($0).answer().body
    }
    #expect(bodies[0] == bodies[1] && bodies[1] != bodies[2])
  }
}

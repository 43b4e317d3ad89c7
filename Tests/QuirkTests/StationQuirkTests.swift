// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTime
import AuraTransport
import Testing

/// The engine reads the mock's observations rightly with each quirk shown, and is seen to notice when it is not.
///
/// The stations named have what is tried by the mock's own draws.
struct StationQuirkTests {
  /// 10:55, when every station has its ten o'clock hour.
  let bench = QuirkBench(at: utc(2026, 8, 26, 10, 55))

  /// Every hour has 2.4 mm of rain and a wind of 36 km/h.
  let wet = QuirkBench(at: utc(2026, 8, 26, 10, 55)) { day in
    for index in day.hours.indices {
      day.hours[index].precipitation = .tenths(24)
      (day.hours[index].windKmh, day.hours[index].gustKmh, day.hours[index].windFrom) = (36, 72, .northEast)
      day.hours[index].windBearingDegrees = 45
    }
  }

  func decoded(
    _ station: String, _ quirk: Quirk, _ isOn: Bool, _ bench: QuirkBench? = nil
  ) throws -> Decoded<ObservationsRecord> {
    let path = "/observacion/convencional/datos/estacion/" + station
    let answer = (bench ?? self.bench).fetch(path: path, quirk, isOn)
    return try ObservationsRecord.decode(answer.body, contentType: answer.fields["Content-Type"])
  }

  func rows(
    _ station: String, _ quirk: Quirk, _ isOn: Bool, _ bench: QuirkBench? = nil
  ) throws -> [StationObservation] {
    try decoded(station, quirk, isOn, bench).record.observations
  }

  /// What the engine picks at a station's own door at the bench's moment.
  func local(_ station: String, _ quirk: Quirk, _ isOn: Bool) throws -> LocalObservation {
    let path = "/observacion/convencional/datos/estacion/" + station
    let body = bench.fetch(path: path, quirk, isOn).body
    let place = try #require(try ObservationsRecord.decode(body, contentType: nil).record.observations.first).coordinate
    return try LocalObservation.decode(body, near: place, at: bench.at).record
  }

  @Test("Q-OBS-01: numbers and numbers in quotes are one observation")
  func numbers() throws {
    let (on, off) = (try rows("3195", .observationNumbers, true), try rows("3195", .observationNumbers, false))
    #expect(on == off && on.allSatisfy { $0.airTemperatureC != nil && $0.sentSeaLevelPressureHpa != nil })
  }

  @Test("Q-OBS-02: a row with the five required members alone is kept and is no current one")
  func bare() throws {
    let (on, off) = (try rows("0260X", .onlyRequiredMembers, true), try rows("0260X", .onlyRequiredMembers, false))
    #expect(
      on.count == off.count && on.count { $0.measuredUntil == nil } == 1 && off.allSatisfy { $0.measuredUntil != nil })
    #expect(zip(on, off).count { $0 != $1 } == 1)
    #expect(try decoded("0260X", .onlyRequiredMembers, true).notes.contains { $0.id == "Q-OBS-02" })
  }

  @Test("Q-OBS-03: without a thermometer the rest still counts")
  func instruments() throws {
    let (on, off) = (try local("4067", .instrumentsMissing, true), try local("4067", .instrumentsMissing, false))
    #expect(on.temperatureC == nil && on.precipitationMm != nil && off.temperatureC != nil)
  }

  @Test("Q-OBS-04: with and without zone the hours end at the same instants")
  func zone() throws {
    let (on, off) = (try decoded("3195", .hourEndHasOffset, true), try decoded("3195", .hourEndHasOffset, false))
    #expect(on.record == off.record && on.record.observations.last?.measuredUntil == utc(2026, 8, 26, 10))
    #expect([on, off].map { $0.notes.contains { $0.id == "Q-OBS-04" } } == [false, true])
  }

  @Test("Q-OBS-05: fint is taken for the end of the hour; a file that meant its beginning looks an hour old")
  func ends() throws {
    let ages = try [true, false].map {
      try local("3195", .hourEndIsEnd, $0).temperatureC?.measuredUntil.seconds(until: bench.at)
    }
    #expect(ages == [55 * 60, 115 * 60])
  }

  @Test("Q-OBS-06: half a day and a whole day of hours have the same newest one")
  func window() throws {
    let (half, whole) = (try rows("3195", .halfDayOfHours, true), try rows("3195", .halfDayOfHours, false))
    #expect((12...13).contains(half.count) && (23...24).contains(whole.count) && half == whole.suffix(half.count))
    #expect(try local("3195", .halfDayOfHours, true) == local("3195", .halfDayOfHours, false))
  }

  @Test("Q-OBS-07: at a quarter past, data 75 minutes old are current")
  func late() throws {
    var early = bench
    early.at = utc(2026, 8, 26, 10, 15)
    let newest = try [true, false].map { try rows("3195", .observationsLate, $0, early).last?.ageSeconds(at: early.at) }
    #expect(newest == [75 * 60, 15 * 60])
    let found = try rows("3195", .observationsLate, true, early)
    #expect(LocalObservation(of: found, near: found[0].coordinate, at: early.at).temperatureC != nil)
  }

  @Test("Q-OBS-08: a station three hours behind is still usable for five minutes")
  func behind() throws {
    let ends = try [true, false].map { try local("3194U", .stationsBehind, $0).relativeHumidityPercent?.measuredUntil }
    // 07:00 is more than three hours before 10:55.
    #expect(ends == [nil, utc(2026, 8, 26, 10)])
    let rows = try rows("3194U", .stationsBehind, true)
    let picked = LocalObservation(of: rows, near: rows[0].coordinate, at: utc(2026, 8, 26, 10))
    #expect(picked.relativeHumidityPercent?.measuredUntil == utc(2026, 8, 26, 7))
  }

  @Test("Q-OBS-09: 10 m/s are 36 km/h; a file in km/h would be read as a storm")
  func wind() throws {
    let (on, off) = (
      try rows("3195", .windInMetresPerSecond, true, wet), try rows("3195", .windInMetresPerSecond, false, wet)
    )
    #expect(on.allSatisfy { abs(($0.wind?.meanKmh ?? 0) - 36) < 0.5 && $0.wind?.from == .northEast })
    #expect(
      on.allSatisfy { abs(($0.wind?.gustKmh ?? 0) - 72) < 0.5 } && off.allSatisfy { ($0.wind?.meanKmh ?? 0) > 120 })
  }

  @Test("Q-OBS-10: no sea-level pressure at 1,893 m, whether it is sent or not")
  func mountain() throws {
    let (on, off) = (try rows("2462", .noPressureOnMountains, true), try rows("2462", .noPressureOnMountains, false))
    #expect(on.allSatisfy { $0.level850M != nil && $0.seaLevelPressureHpa == nil && $0.stationPressureHpa != nil })
    #expect(off.allSatisfy { $0.sentSeaLevelPressureHpa != nil && $0.seaLevelPressureHpa == nil })
    #expect(try local("2462", .noPressureOnMountains, false).seaLevelPressureHpa == nil)
    #expect(try local("3195", .noPressureOnMountains, true).seaLevelPressureHpa != nil)
  }

  @Test("Q-OBS-11: two gauges are one rain")
  func rain() throws {
    let (on, off) = (try rows("0076", .rainMeasuredTwice, true, wet), try rows("0076", .rainMeasuredTwice, false, wet))
    #expect(on.allSatisfy { $0.precipitationMm == 2.4 && $0.disdrometerPrecipitationMm != 2.4 })
    #expect(off.allSatisfy { $0.precipitationMm == 2.4 && $0.disdrometerPrecipitationMm == nil })
  }

  @Test("Q-OBS-12, Q-CHR-07: names with blanks and with a letter of ISO-8859-15 are shown as they should be")
  func names() throws {
    let names = try [true, false].map { try rows("3195", .namesHaveBlanks, $0)[0] }
    #expect(names.map(\.name) == ["MADRID RETIRO", "MADRID RETIRO"] && names[0].sentName != names[1].sentName)
    let letters = try [true, false].map { try local("3194Y", .oneStationNotASCII, $0).temperatureC?.stationName }
    #expect(letters[0] == "POZUELO DE ALARCON (AUTOMÁTICA)" && letters[1]?.utf8.allSatisfy { $0 < 0x80 } == true)
  }

  @Test("Q-OBS-13: a station silent for 26 hours gives way to the next within 35 km")
  func dead() throws {
    // Both in one file, as in the national one: 4362X fell silent, 4260 did not.
    let picks = try [true, false].map { isOn in
      let both = try rows("4362X", .deadStations, isOn) + rows("4260", .deadStations, isOn)
      return LocalObservation(of: both, near: both[0].coordinate, at: bench.at).precipitationMm
    }
    #expect(picks.map { $0?.stationID } == ["4260", "4362X"])
    #expect(picks[0].map { abs($0.distanceKm - 25.7) < 0.1 } == true)
  }
}

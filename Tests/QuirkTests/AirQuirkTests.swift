// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTime
import Testing

/// The mock's air quality with each quirk on and off: what the engine makes of it.
struct AirQuirkTests {
  static let madrid = Coordinate(uncheckedLatitude: 40.4168, longitude: -3.7038)

  /// Quirks that change bytes and nothing that is meant.
  @Test(
    "Order of columns, zeros, offsets and line ends change nothing that is meant",
    arguments: [Quirk.icaColumnOrder, .icaCodeWithoutZero, .icaHourWithoutOffset, .icaLinesCRLF])
  func sameMeaning(_ quirk: Quirk) throws {
    let on = try HostQuirkBench(quirk, true).air().record.stations
    let off = try HostQuirkBench(quirk, false).air().record.stations
    #expect(on == off && on.count == 595)
    #expect(on.first?.id == "01022001" && on.first?.municipality?.province.code == "01")
    #expect(on.first?.index?.hour == utc(2026, 9, 26, 8))
  }

  @Test("Q-ICA-03: stations without an index have none, which is not good air")
  func zero() throws {
    let on = try HostQuirkBench(.icaZeroIsNoData, true).air().record
    #expect(on.rows.count { $0.index == nil } == 63 && on.rows.count { $0.indice == 0 } == 63)
    #expect(try HostQuirkBench(.icaZeroIsNoData, false).air().record.rows.allSatisfy { $0.index != nil })
  }

  @Test("Q-ICA-04: ten times a class is that class, marked partial; off, the same classes without the mark")
  func partial() throws {
    let on = try HostQuirkBench(.icaPartialTimesTen, true).air().record.rows
    let off = try HostQuirkBench(.icaPartialTimesTen, false).air().record.rows
    #expect(on.map { $0.index?.band } == off.map { $0.index?.band })
    #expect(on.count { $0.index?.isPartial == true } > 80 && off.allSatisfy { $0.index?.isPartial != true })
  }

  @Test("Q-ICA-06: stations switched off or without a place are passed over; off, there are none")
  func idle() throws {
    #expect(try HostQuirkBench(.icaIdleStations, true).air().record.stations.count == 595)
    #expect(try HostQuirkBench(.icaIdleStations, false).air().record.stations.count == 624)
  }

  @Test("Q-ICA-07: both causes of a quoted list; off, one, and the columns where they were")
  func causes() throws {
    let on = try HostQuirkBench(.icaCausesQuoted, true).air().record.rows
    let off = try HostQuirkBench(.icaCausesQuoted, false).air().record.rows
    #expect(on.contains { $0.dueTo.count > 1 } && off.allSatisfy { $0.dueTo.count <= 1 })
    #expect(
      on.map(\.index?.band) == off.map(\.index?.band) && zip(on, off).allSatisfy { $0.dueTo.first == $1.dueTo.first })
  }

  @Test("Q-ICA-09: a notice of maintenance is no table and no good air")
  func maintenance() throws {
    #expect(throws: AirQualityError.self) { try HostQuirkBench(.icaMaintenance, true).air() }
    #expect(throws: AirQualityError.self) { try HostQuirkBench(.icaMaintenance, true).hours() }
    #expect(try HostQuirkBench(.icaMaintenance, false).air().record.rows.count == 624)
  }

  @Test("Q-ICA-10: with its literal equals sign the question is answered, without it the sentence is an error")
  func literal() throws {
    #expect(try !HostQuirkBench(.icaBackendWantsLiteral, true).hours().record.hours.isEmpty)
    #expect(throws: AirQualityError.self) { try HostQuirkBench(.icaBackendWantsLiteral, true).hours(literal: "sql%3D") }
    #expect(try !HostQuirkBench(.icaBackendWantsLiteral, false).hours(literal: "sql%3D").record.hours.isEmpty)
  }

  @Test("Q-ICA-11: nulls and error codes are no values; what was measured before them is told")
  func backend() throws {
    let day = CivilDate(year: 2026, month: 9, day: 26)!
    let on = try HostQuirkBench(.icaBackendNulls, true).hours()
    let off = try HostQuirkBench(.icaBackendNulls, false).hours()
    #expect(on.record.hours.count == 120 && on.notes.map(\.id) == ["Q-ICA-11"] && off.notes.isEmpty)
    let (levels, plain) = (on.record.levels(on: day), off.record.levels(on: day))
    // The same pollutants, those with an error code an hour older.
    #expect(levels.map(\.pollutant) == plain.map(\.pollutant) && levels.count >= 2)
    let ages = zip(levels, plain).map { $0.hour.seconds(until: $1.hour) / 3600 }
    #expect(Set(ages) == [0, 1] && levels.allSatisfy { $0.microgramsPerCubicMetre >= 0 })
  }

  @Test("Q-ICA-12: the engine's classes of a station's levels are the index that the mock computed; off, they are not")
  func bands() throws {
    let day = CivilDate(year: 2026, month: 9, day: 26)!
    var tally: [Bool: [Bool: Int]] = [:]
    for isOn in [true, false] {
      var bench = HostQuirkBench(.icaBandsOf2020, isOn)
      // Error codes in the newest hour would leave few stations to compare.
      bench.hidden = .icaBackendNulls
      for row in try bench.air().record.rows.prefix(60) {
        guard let index = row.index, index.hour == utc(2026, 9, 26, 8) else { continue }
        let question = AirHours.question(code: row.codeSent, day: day).replacing("#", with: "%23")
          .replacing(" ", with: "%20")
        let answer = bench.answer("https://backend.ica.miteco.es/sgca/", method: "POST", body: "sql=" + question)
        let hours = try AirHours.decode(answer.body).record
        let bands = hours.levels(on: day).filter { $0.hour == index.hour }.compactMap {
          AirQualityBand($0.pollutant, microgramsPerCubicMetre: $0.microgramsPerCubicMetre)
        }
        guard bands.count == hours.levels(on: day).count else { continue }
        tally[isOn, default: [:]][bands.max() == index.band, default: 0] += 1
      }
    }
    #expect((tally[true]?[true] ?? 0) > 20 && tally[true]?[false] == nil && (tally[false]?[false] ?? 0) > 5, "\(tally)")
  }

  @Test("Madrid's air by the whole way: the nearest stations, the same with and without their levels asked for")
  func place() throws {
    let bench = HostQuirkBench(.twoCalls, true)
    let stations = try bench.air().record.stations
    let air = try #require(AirQuality(at: Self.madrid, now: bench.at, stations: stations))
    #expect(air.source.distanceKm < 35 && air.source.hour <= bench.at && air.expires() > bench.at)
    let near = stations.filter { $0.coordinate.distanceKm(to: Self.madrid) < 35 }
    let best = near.filter { $0.index.map { AirReach.standard.isFresh($0.hour, at: bench.at) } ?? false }
      .min { $0.coordinate.distanceKm(to: Self.madrid) < $1.coordinate.distanceKm(to: Self.madrid) }
    #expect(air.composite == best?.index?.band)
    // Days later nothing of it counts any more.
    #expect(AirQuality(at: Self.madrid, now: bench.at.advanced(bySeconds: 100_000), stations: stations) == nil)
  }
}

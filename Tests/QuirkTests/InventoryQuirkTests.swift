// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTime
import AuraTransport
import Testing

/// The engine reads the mock's inventory, master and UV forecast rightly with each quirk shown or not.
struct InventoryQuirkTests {
  let bench = QuirkBench()

  func stations(_ quirk: Quirk, _ isOn: Bool) throws -> [StationInventoryRecord.Station] {
    let path = "/valores/climatologicos/inventarioestaciones/estaciones/B013X,B051A,C117A,C428T,C449F,3195,1387E"
    let answer = bench.fetch(path: path, quirk, isOn)
    return try StationInventoryRecord.decode(answer.body, contentType: answer.fields["Content-Type"]).record.stations
  }

  func municipality(_ quirk: Quirk, _ isOn: Bool, _ argument: String = "id36057") throws -> MunicipalitiesRecord
    .Municipality?
  {
    let answer = bench.fetch(path: "/maestro/municipio/" + argument, quirk, isOn)
    return try MunicipalitiesRecord.decode(answer.body, contentType: answer.fields["Content-Type"]).record
      .municipalities.first
  }

  func uvi(_ quirk: Quirk, _ isOn: Bool, day: Int = 0) throws -> Decoded<UVIForecast> {
    let answer = bench.fetch(path: "/prediccion/especifica/uvi/\(day)", quirk, isOn)
    return try UVIForecast.decode(answer.body, contentType: answer.fields["Content-Type"])
  }

  @Test("Q-INV-01: strings and numbers are the same stations")
  func strings() throws {
    let (on, off) = (try stations(.inventoryStrings, true), try stations(.inventoryStrings, false))
    #expect(on == off && on.count == 7 && on.allSatisfy { $0.altitudeM != nil } && on[5].synop == "08222")
  }

  @Test("Q-INV-02, Q-INV-03: degrees, minutes and sixty seconds; decimal degrees are no coordinate of this product")
  func angles() throws {
    let longitudes = try [Quirk.inventorySexagesimal, .inventorySixtySeconds].map { quirk in
      try stations(quirk, true).first { $0.id == "C428T" }?.coordinate.longitude
    }
    #expect(longitudes.allSatisfy { $0.map { abs($0 + 16.483_333) < 1e-6 } ?? false })
    #expect(try stations(.inventorySixtySeconds, false) == stations(.inventorySixtySeconds, true))
    #expect(throws: FeedError.self) { try stations(.inventorySexagesimal, false) }
  }

  @Test("Q-INV-04: names without blanks, one province for both of its spellings")
  func spellings() throws {
    let (on, off) = (try stations(.inventorySpellings, true), try stations(.inventorySpellings, false))
    #expect(on.map(\.name) == off.map(\.name) && on.map(\.province) == off.map(\.province))
    #expect(on.map(\.sentProvince) != off.map(\.sentProvince) && on.allSatisfy { $0.province != nil })
  }

  @Test("Q-INV-05: any order has the same stations")
  func order() throws {
    let (on, off) = (try stations(.inventoryShuffled, true), try stations(.inventoryShuffled, false))
    #expect(Set(on) == Set(off) && on.count == off.count && on != off)
  }

  @Test("Q-MUN-01, Q-MUN-02, Q-MUN-03, Q-MUN-06: one municipality in either call, type and form")
  func municipalities() throws {
    let vigo = try #require(try municipality(.masterInTwoCalls, true))
    #expect(vigo.code.number == 36_057 && vigo.coordinate != nil && vigo.population ?? 0 > 200_000)
    #expect(try municipality(.masterInTwoCalls, false) == vigo && municipality(.masterNumbers, false) == vigo)
    #expect(try municipality(.masterDegreeText, false) == vigo)
    #expect(throws: FeedError.self) { try municipality(.masterNeedsPrefix, true, "36057") }
    #expect(try municipality(.masterNeedsPrefix, false, "36057") == vigo)
  }

  @Test("Q-MUN-04, Q-MUN-05: the code is not id_old; without zona_comarcal the zone is unknown")
  func codes() throws {
    let pair = try [true, false].map { try #require(try municipality(.masterFormerNumber, $0)) }
    #expect(pair[0].code == pair[1].code && pair[0].formerNumber != "36057" && pair[1].formerNumber == "36057")
    let zones = try [true, false].map { try municipality(.masterWarningZone, $0)?.warningZone?.description }
    #expect(zones == ["713601", nil])
  }

  @Test("Q-UVI-01: an object; a list is no UV forecast")
  func object() throws {
    #expect(try uvi(.uviObject, true).record.entries.count == 59)
    #expect(throws: FeedError.self) { try uvi(.uviObject, false) }
  }

  @Test("Q-UVI-02, Q-UVI-03, Q-UVI-04: wrapped or bare, strings or numbers, noon or midnight: one forecast")
  func forms() throws {
    let plain = try uvi(.uviWrapped, false)
    let wrapped = try uvi(.uviWrapped, true)
    #expect(wrapped.record == plain.record && wrapped.notes.map(\.id) == ["Q-UVI-02"] && plain.notes == [])
    #expect(try uvi(.uviStrings, false).record == plain.record && uvi(.uviDatesAtNoon, false).record == plain.record)
    #expect(plain.record.validDay.description == "2026-08-26")
  }

  @Test("Q-UVI-05: Vigo is not in the list and takes its daily uvMax, never another town's")
  func vigo() throws {
    let code = try #require(MunicipalityCode("36057"))
    let daily = try QuirkBench(ine: "36057").daily(.uvOnFiveDays, true).view.today?.uvMax
    let found = try [true, false].map { isOn in
      let forecast = try uvi(.uviTownsOnly, isOn).record
      return (
        forecast.index(for: code, on: forecast.validDay) != nil,
        UVIndex.greatest(at: code, on: forecast.validDay, uvi: forecast, dailyMaximum: daily)
      )
    }
    #expect(found.map(\.0) == [false, true] && found[0].1?.value == daily && found[1].1 != nil)
    let madrid = try #require(MunicipalityCode("28079"))
    let forecast = try uvi(.uviTownsOnly, true).record
    // The mock's UV forecast and its daily forecast tell of one sky.
    let uvMax = try bench.daily(.uvOnFiveDays, true).view.today?.uvMax ?? -9
    #expect(forecast.index(for: madrid, on: forecast.validDay).map { abs($0.value - uvMax) <= 1 } == true)
  }

  @Test("Q-UVI-06: day 4 is refused with estado 404, or there with the switch off")
  func fourthDay() throws {
    #expect(throws: FeedError.refused(estado: 404, descripcion: "No hay datos que satisfagan esos criterios")) {
      try uvi(.uviNoFourthDay, true, day: 4)
    }
    #expect(try uvi(.uviNoFourthDay, false, day: 4).record.validDay.description == "2026-08-30")
  }
}

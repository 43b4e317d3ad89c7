// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraPlaces
import AuraTime

/// Writes what stations measure of a scenario's weather, and the inventory of them.
struct Observer: Sendable {
  private let scenario: Scenario
  private let weather: any WeatherSource
  private let written = WrittenRows()

  /// Stations with hourly observations, in AEMET's order.
  private static let network: [MockStation] = Gazetteer.stations.filter(\.reportsHourly).map { MockStation($0) }
    .sorted { MockStation.precedes($0.id, $1.id) }

  /// The one whose name is known to hold a letter outside ASCII: Pozuelo de Alarcón's automatic station (Q-CHR-07).
  private static let accented = (id: "3194Y", name: "POZUELO DE ALARCON (AUTOMÁTICA)")

  init(_ scenario: Scenario, weather: any WeatherSource) {
    self.scenario = scenario
    // Hour after hour the file tells of the same days.
    self.weather = RememberedWeather(weather, limit: 4096)
  }

  /// The stations of the national file; most mocks are never asked for it, so that none is made of them before.
  private var stations: [MockStation] {
    scenario.national.part(of: Self.network) { station in
      Coordinate(uncheckedLatitude: station.place.latitude, longitude: station.place.longitude)
    }
  }

  /// The identifier of a station that AEMET has observations of; nil for any other text.
  func station(_ id: String) -> String? { Self.network.contains { $0.id == id } ? id : nil }

  func edition(at instant: WallInstant, eras: Eras) -> Int { schedule(eras).edition(at: instant) }

  /// The file of every station.
  func writeAll(edition minute: Int, eras: Eras) -> [UInt8] {
    write(stations, minute, eras)
  }

  /// The file of one station.
  func write(station id: String, edition minute: Int, eras: Eras) -> [UInt8] {
    write(Self.network.filter { $0.id == id }, minute, eras)
  }

  private func write(_ stations: [MockStation], _ minute: Int, _ eras: Eras) -> [UInt8] {
    let (schedule, style) = (schedule(eras), WireStyle(quirks: scenario.quirks))
    return style.list(
      of: stations.flatMap { station -> [[UInt8]] in
        let ends = schedule.ends(of: station, inEdition: minute)
        return written.rows(of: station, ends: ends, eras: eras) { missing in
          rows(of: station, missing, days: Self.days(of: station, ends: ends), eras, style)
        }
      })
  }

  private func schedule(_ eras: Eras) -> ObservationSchedule {
    ObservationSchedule(quirks: scenario.quirks, eras: eras, publish: scenario.publish)
  }

  /// Rows of a station as they stand in the file, by their ends; nil for an hour of which there is none.
  private func rows(
    of station: MockStation, _ ends: [Int], days: ClosedRange<CivilDate>, _ eras: Eras, _ style: WireStyle
  ) -> [[UInt8]?] {
    let hours = StationHours(
      station,
      weather.days(
        at: station.place, from: days.lowerBound, count: days.upperBound.dayNumber - days.lowerBound.dayNumber + 1,
        edition: .observed
      ).flatMap(\.hours))
    let (quirks, name) = (scenario.quirks, name(of: station))
    return ends.map { end in
      let instant = WallInstant(secondsSinceEpoch: Int64(end) * 3600)
      guard !scenario.publish.isSilent(station.id, hourEnding: instant),
        let measured = hours.values(hour: end, quirks: quirks)
      else { return nil }
      var values: [ObservationPayload.Member: Double] = [
        .lon: station.place.longitude, .lat: station.place.latitude, .alt: Double(station.place.elevationMetres),
      ]
      // Q-OBS-02: about one row in three hundred.
      var chance = station.chance.stream("bare").stream(end)
      let isBare = quirks[.onlyRequiredMembers] && chance.below(300) == 0
      if !isBare { values.merge(measured) { $1 } }
      return ObservationPayload.Row(
        idema: station.id, ubi: name, fint: isBare ? nil : endText(end, eras), values: values
      ).write(in: style)
    }
  }

  /// The days of the weather that a station's rows are made of: from an hour before the first and the twelve hours of
  /// its fresh snow to the last.
  static func days(of station: MockStation, ends: ClosedRange<Int>) -> ClosedRange<CivilDate> {
    func date(_ hour: Int) -> CivilDate {
      station.place.zone.civil(at: WallInstant(secondsSinceEpoch: Int64(hour) * 3600)).date
    }
    return date(ends.lowerBound - 13)...date(ends.upperBound)
  }

  /// `2026-08-25T11:00:00+0000`, without the zone before 2024-04-08 (Q-OBS-04).
  private func endText(_ end: Int, _ eras: Eras) -> String {
    let hour = scenario.quirks[.hourEndIsEnd] ? end : end - 1
    let civil = CivilZone.utc.civil(at: WallInstant(secondsSinceEpoch: Int64(hour) * 3600))
    return civil.description + (eras.hourEndHasOffset ? "+0000" : "")
  }

  /// AEMET's names of observations have no commas; what parted by one is parted by two blanks (Q-OBS-12).
  private func name(of station: MockStation) -> String {
    let quirks = scenario.quirks
    if station.id == Self.accented.id, quirks[.oneStationNotASCII] { return Self.accented.name }
    guard quirks[.namesHaveBlanks] else { return station.name.replacing(", ", with: " ") }
    var chance = station.chance.stream("name")
    return station.name.replacing(", ", with: "  ") + (chance.below(40) == 0 ? " " : "")
  }
}

// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraTime
import Testing

struct AirQualityTests {
  static let now = WallInstant(secondsSinceEpoch: 1_788_350_400)
  static let centre = Coordinate(uncheckedLatitude: 40.4168, longitude: -3.7038)

  static func hour(_ hoursAgo: Int) -> WallInstant { now.advanced(bySeconds: -Int64(hoursAgo) * 3600) }

  /// A station so far north of the centre.
  static func station(
    _ id: String, km: Double, index: AirStation.Index? = nil, levels: [AirStation.Level] = []
  ) -> AirStation {
    let degrees = km / Coordinate.earthRadiusKm * 180 / .pi
    return AirStation(
      id: id, name: "E\(id)", coordinate: Coordinate(uncheckedLatitude: centre.latitude + degrees, longitude: -3.7038),
      index: index, levels: levels)
  }

  static func index(
    _ band: AirQualityBand, _ dueTo: [Pollutant], hoursAgo: Int = 1, isPartial: Bool = false
  ) -> AirStation.Index {
    AirStation.Index(band: band, isPartial: isPartial, dueTo: dueTo, hour: hour(hoursAgo))
  }

  static func level(_ pollutant: Pollutant, _ value: Double, hoursAgo: Int = 1) -> AirStation.Level {
    AirStation.Level(pollutant: pollutant, microgramsPerCubicMetre: value, hour: hour(hoursAgo))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let stations: [AirStation]
    /// Class and pollutant at station, in the order of `Pollutant`; empty text for none.
    let expected: String
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(id: "no station", stations: [], expected: "-"),
    Case(
      id: "the nearest index and its causes",
      stations: [
        station("2", km: 9, index: index(.muyDesfavorable, [.so2])),
        station("1", km: 2, index: index(.regular, [.o3, .pm10])),
      ], expected: "3: O3 3 at 1, PM10 3 at 1"),
    Case(
      id: "each pollutant from the nearest that measures it",
      stations: [
        station("1", km: 2, levels: [level(.no2, 40), level(.o3, 40.4)]),
        station("2", km: 5, levels: [level(.o3, 400), level(.pm25, 25)]),
        station("3", km: 7, levels: [level(.pm25, 9), level(.so2, 750.1)]),
      ], expected: "6: NO2 1 at 1, O3 1 at 1, PM2.5 3 at 2, SO2 6 at 3"),
    Case(
      id: "35 km and not a metre more",
      stations: [
        station("1", km: 35.001, index: index(.desfavorable, [.o3])),
        station("2", km: 34.999, index: index(.buena, [.no2])),
      ], expected: "1: NO2 1 at 2"),
    Case(
      id: "Q-ICA-05: six hours old counts, seven not; an hour ahead counts, two not",
      stations: [
        station("1", km: 1, index: index(.desfavorable, [.o3], hoursAgo: 7)),
        station("2", km: 2, levels: [level(.no2, 1, hoursAgo: -2), level(.so2, 1, hoursAgo: -1)]),
        station("3", km: 3, index: index(.regular, [.no2], hoursAgo: 6)),
      ], expected: "3: NO2 3 at 3, SO2 1 at 2"),
    Case(
      id: "at one station the newer hour, the level when they are the same",
      stations: [
        station(
          "1", km: 1, index: index(.regular, [.o3, .no2], hoursAgo: 1),
          levels: [level(.o3, 10, hoursAgo: 2), level(.no2, 10, hoursAgo: 1)])
      ], expected: "3: NO2 1 at 1, O3 3 at 1"),
    Case(
      id: "an index without a cause counts by itself",
      stations: [
        station("1", km: 1, index: index(.desfavorable, [])),
        station("2", km: 2, levels: [level(.o3, 60)]),
      ], expected: "4: O3 2 at 2"),
    Case(
      id: "but not where its station told its levels",
      stations: [
        station("1", km: 1, index: index(.desfavorable, []), levels: [level(.o3, 60)])
      ], expected: "2: O3 2 at 1"),
    Case(
      id: "Q-ICA-11: an error code is no level and hides none farther off",
      stations: [
        station("1", km: 1, levels: [level(.o3, -1)]), station("2", km: 2, levels: [level(.o3, 131)]),
      ], expected: "4: O3 4 at 2"),
  ]

  static func brief(_ air: AirQuality?) -> String {
    guard let air else { return "-" }
    let parts = air.breakdown.map {
      "\($0.pollutant.rawValue) \($0.band.rawValue) at \($0.source.stationCode)"
    }
    return "\(air.composite.rawValue): " + parts.joined(separator: ", ")
  }

  @Test("Q-ICA-12: the worst class, each pollutant from the nearest station that tells of it", arguments: cases)
  func join(_ row: Case) {
    let air = AirQuality(at: Self.centre, now: Self.now, stations: row.stations)
    #expect(Self.brief(air) == row.expected)
  }

  @Test("Two thousand worlds of stations, told twice")
  func differential() throws {
    var chance = SeedStream(seed: 4).stream("air")
    var tally = (known: 0, unknown: 0, levels: 0)
    for world in 0..<2000 {
      let stations = (0..<Int(chance.below(7))).map { number -> AirStation in
        // No two of the same hour, which would be the same thing said twice in different words.
        let start = Int(chance.below(8)) - 2
        let levels = (0..<Int(chance.below(6))).map { number in
          Self.level(
            Pollutant.allCases[Int(chance.below(5))], Double(chance.below(4600)) / 10 - 10, hoursAgo: start + number)
        }
        let causes = Pollutant.allCases.filter { _ in chance.below(3) == 0 }
        let band = AirQualityBand(rawValue: Int(chance.below(6)) + 1)!
        let index = chance.below(3) == 0 ? nil : Self.index(band, causes, hoursAgo: Int(chance.below(10)) - 2)
        // Whole kilometres, so that some stations are equally far; some beyond the reach.
        return Self.station("\(number)", km: Double(chance.below(45)), index: index, levels: levels)
      }
      let air = AirQuality(at: Self.centre, now: Self.now, stations: stations)
      let naive = NaiveAir.composite(at: Self.centre, now: Self.now, stations: stations, km: 35, hours: 6)
      let bands = Dictionary(uniqueKeysWithValues: (air?.breakdown ?? []).map { ($0.pollutant, $0.band.rawValue) })
      try #require(air?.composite.rawValue == naive?.band && bands == naive?.of ?? [:], "world \(world)")
      if let air {
        tally.known += 1
        tally.levels += air.breakdown.count { $0.microgramsPerCubicMetre != nil }
        try #require(air.source.distanceKm <= 35 && air.worst.allSatisfy { $0.band == air.composite })
      } else {
        tally.unknown += 1
      }
    }
    #expect(tally.known > 1000 && tally.unknown > 200 && tally.levels > 1000)
  }

  @Test("How long it counts follows the hour it rests on")
  func expiry() throws {
    let station = Self.station("1", km: 1, index: Self.index(.buena, [.o3], hoursAgo: 2))
    let air = try #require(AirQuality(at: Self.centre, now: Self.now, stations: [station]))
    #expect(air.expires() == Self.hour(-4))
    #expect(AirQuality(at: Self.centre, now: air.expires(), stations: [station]) != nil)
    #expect(AirQuality(at: Self.centre, now: air.expires().advanced(bySeconds: 1), stations: [station]) == nil)
  }
}

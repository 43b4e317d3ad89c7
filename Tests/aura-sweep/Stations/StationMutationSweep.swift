// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraKit

extension Sweep {
  /// Damaged observations, inventories, municipalities and UV forecasts are a record or a typed error, always the same
  /// one; the pass over the national file picks what reading every row and then picking does.
  static let stationMutations = Sweep(name: "station-mutations", unit: "payloads", defaultCount: 100_000) {
    count, chance in
    var laws = StationLaws()
    var mutator = ByteMutator(chance: chance.stream("damage"))
    for number in 0..<count {
      laws.number = number
      switch number % 5 {
      case 0, 1: laws.tryObservations(mutator.mutate(StationPayloads.observations))
      case 2: laws.tryInventory(mutator.mutate(StationPayloads.inventory))
      case 3: laws.tryMunicipalities(mutator.mutate(StationPayloads.municipalities))
      default: laws.tryUVI(mutator.mutate(StationPayloads.uvi))
      }
    }
    laws.report.figures = [
      "read \(laws.read), with losses \(laws.lossy), refused \(laws.refused); picked \(laws.picked) readings"
    ]
    // Damage that always or never refuses would leave the laws untried.
    if count >= 1000,
      laws.read < count / 10 || laws.lossy < count / 100 || laws.refused < count / 10 || laws.picked == 0
    {
      laws.report.failures.append("too few of a kind: \(laws.report.figures)")
    }
    return laws.report
  }
}

/// What holds of everything that is read, however damaged its payload was.
struct StationLaws {
  var report = SweepReport(tried: 0)
  /// The number of the payload being tried, to repeat it.
  var number = 0
  var read = 0
  /// Read with at least one fault noted.
  var lossy = 0
  var refused = 0
  /// Readings picked for a place.
  var picked = 0

  /// Noon of the payload's day.
  private static let moment = WallInstant(secondsSinceEpoch: 1_787_659_200)
  private static let places = [
    Coordinate(uncheckedLatitude: 40.4, longitude: -3.7), Coordinate(uncheckedLatitude: 42.2, longitude: -8.7),
    Coordinate(uncheckedLatitude: 0, longitude: 179.9),
  ]

  mutating func tryObservations(_ bytes: [UInt8]) {
    let record = decode(bytes) { (bytes) throws(FeedError) in
      try ObservationsRecord.decode(bytes, contentType: nil)
    }
    let passed: [LocalObservation]?
    do throws(FeedError) {
      passed = try LocalObservation.decode(bytes, near: Self.places, at: Self.moment).record
    } catch {
      passed = nil
      if error.description.isEmpty { fail("an error without words") }
    }
    guard let record else { return }
    guard let passed else { return fail("the pass refuses what can be read") }
    for (place, found) in zip(Self.places, passed) {
      let expected = LocalObservation(of: record.observations, near: place, at: Self.moment)
      if found != expected { fail("picked \(found), expected \(expected)") }
      for reading in [found.temperatureC, found.relativeHumidityPercent, found.seaLevelPressureHpa] {
        guard let reading else { continue }
        picked += 1
        let age = reading.measuredUntil.seconds(until: Self.moment)
        if reading.distanceKm > 35 || !(0...10_800).contains(age) { fail("unusable: \(reading)") }
      }
    }
  }

  mutating func tryInventory(_ bytes: [UInt8]) {
    let record = decode(bytes) { (bytes) throws(FeedError) in
      try StationInventoryRecord.decode(bytes, contentType: nil)
    }
    for station in record?.stations ?? [] {
      let place = station.coordinate
      if abs(place.latitude) > 90 || abs(place.longitude) > 180 || station.id.isEmpty { fail("a station at \(place)") }
    }
  }

  mutating func tryMunicipalities(_ bytes: [UInt8]) {
    let record = decode(bytes) { (bytes) throws(FeedError) in
      try MunicipalitiesRecord.decode(bytes, contentType: nil)
    }
    for row in record?.municipalities ?? [] {
      if let place = row.coordinate, abs(place.latitude) > 90 || abs(place.longitude) > 180 {
        fail("\(row.code) at \(place)")
      }
      if (row.population ?? 0) < 0 { fail("\(row.code) has fewer than no people") }
    }
  }

  mutating func tryUVI(_ bytes: [UInt8]) {
    let forecast = decode(bytes) { (bytes) throws(FeedError) in try UVIForecast.decode(bytes, contentType: nil) }
    guard let forecast else { return }
    for entry in forecast.entries where forecast.index(for: entry.municipality, on: forecast.validDay) == nil {
      fail("no index for \(entry.municipality)")
    }
    if let first = forecast.entries.first,
      forecast.index(for: first.municipality, on: forecast.validDay.advanced(byDays: 1)) != nil
    {
      fail("an index for another day")
    }
  }

  /// The record of a payload, equal to the record of the same payload read again; nil for a refused one.
  private mutating func decode<Record: Sendable & Equatable>(
    _ bytes: [UInt8], _ decode: ([UInt8]) throws(FeedError) -> Decoded<Record>
  ) -> Record? {
    report.tried += 1
    var outcomes: [Result<Decoded<Record>, FeedError>] = []
    for _ in 0..<2 {
      do throws(FeedError) { outcomes.append(.success(try decode(bytes))) } catch { outcomes.append(.failure(error)) }
    }
    if outcomes[0] != outcomes[1] { fail("the same bytes are read in two ways") }
    switch outcomes[0] {
    case .failure(let error):
      refused += 1
      if error.description.isEmpty { fail("an error without words") }
      return nil
    case .success(let decoded):
      read += 1
      let faults = decoded.notes.filter { $0.id.hasPrefix("bad-") }
      if !faults.isEmpty { lossy += 1 }
      if let mute = faults.first(where: { $0.path.isEmpty || $0.found == nil }) { fail("a mute note \(mute)") }
      if faults.count > 200 { fail("\(faults.count) faults listed") }
      return decoded.record
    }
  }

  private mutating func fail(_ words: String) { report.failures.append("\(number): \(words)") }
}

// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraKit
import AuraMock
import Foundation

extension BenchmarkGroup {
  /// The national observations to the nearest usable station of each quantity, beside `JSONDecoder` reading every row
  /// and then choosing as plainly.
  static let observations = BenchmarkGroup(name: "observations") { _ in
    let file = NationalFile()
    try file.requireEqual()
    let input = "\(file.bytes.count / 1000) KB, the mock's 2026-08-26 10:55Z"
    let decoder = JSONDecoder()
    return [
      Benchmark(
        "observations/nearest", unit: "file", input: input + ", one place", bytes: file.bytes.count,
        baseline: "observations/nearest-jsondecoder"
      ) {
        try file.ours(1).count
      },
      Benchmark(
        "observations/nearest-of-20", unit: "file", input: input + ", twenty places", bytes: file.bytes.count,
        baseline: "observations/nearest"
      ) {
        try file.ours(20).count
      },
      Benchmark(
        "observations/every-row", unit: "file", input: input + ", every row read", bytes: file.bytes.count,
        baseline: "observations/nearest-jsondecoder"
      ) {
        try ObservationsRecord.decode(file.bytes, contentType: nil).record.observations.count
      },
      Benchmark(
        "observations/nearest-jsondecoder", unit: "file", input: "the same as UTF-8, JSONDecoder, one place",
        bytes: file.bytes.count
      ) {
        try file.peers(decoder, 1).reduce(0) { $0 + $1.count { $0 != nil } }
      },
    ]
  }
}

/// The mock's national file and twenty places of Spain.
struct NationalFile: Sendable {
  let bytes: [UInt8]
  private let utf8: Data
  private let moment = WallInstant(secondsSinceEpoch: 1_787_741_700)
  private let places: [Coordinate]

  init() {
    var scenario = Scenario.quiet
    scenario.quirks[.twoCalls] = false
    var state = MockState(scenario)
    let key = HTTPField(name: "api_key", value: "made.up.key", isSecret: true)
    bytes =
      state.respond(
        to: MockRequest(
          target: "/opendata/api/observacion/convencional/todas", fields: HTTPFields([key]), client: "10.0.0.1",
          origin: "https://opendata.aemet.es"), at: moment
      ).body
    utf8 = Data(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
    places = Location.seedCities.prefix(20).compactMap(\.coordinate)
  }

  func ours(_ count: Int) throws -> [LocalObservation] {
    try LocalObservation.decode(bytes, near: Array(places.prefix(count)), at: moment).record
  }

  func peers(_ decoder: JSONDecoder, _ count: Int) throws -> [[PeerObservation.Pick?]] {
    let rows = try decoder.decode([PeerObservation].self, from: utf8)
    return places.prefix(count).map {
      PeerObservation.nearest(
        in: rows, latitude: $0.latitude, longitude: $0.longitude, at: Int(moment.secondsSinceEpoch))
    }
  }

  /// The two ways pick the same stations before either is timed, and something to pick is there.
  func requireEqual() throws {
    let ours = try ours(places.count)
    let theirs = try peers(JSONDecoder(), places.count)
    for (our, their) in zip(ours, theirs) {
      let mine = [
        our.temperatureC?.stationID, our.dewPointC?.stationID, our.relativeHumidityPercent?.stationID,
        our.wind?.stationID, our.seaLevelPressureHpa?.stationID, our.precipitationMm?.stationID,
        our.snowDepthCm?.stationID, our.visibilityKm?.stationID, our.sunshineMinutes?.stationID,
      ]
      guard mine == their.map({ $0?.idema }), our.temperatureC?.value == their[0]?.value else {
        throw ResultsDiffer("stations \(mine) and \(their)")
      }
    }
    guard ours.count == 20, ours.allSatisfy({ $0.temperatureC != nil }) else { throw ResultsDiffer("nothing near") }
  }
}

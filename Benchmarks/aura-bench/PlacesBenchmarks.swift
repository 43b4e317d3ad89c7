// SPDX-License-Identifier: MIT

import AuraKit

extension BenchmarkGroup {
  /// Places: the nearest, by name, by code; beside looking at every row. Nothing is cached: the first is as the last.
  static let places = BenchmarkGroup(name: "places") { _ in
    let towns = Gazetteer.municipalities.compactMap { location in
      location.coordinate.map { (location: location, coordinate: $0) }
    }
    var chance = SeedStream(seed: 1).stream("places")
    // Two in three over Spain, one in three anywhere.
    let drawn = (0..<300).map { index in
      index % 3 == 0
        ? (chance.unit() * 180 - 90, chance.unit() * 360 - 180) : (chance.unit() * 16 + 27.6, chance.unit() * 22 - 18)
    }
    let places = try drawn.map { try Coordinate(latitude: $0.0, longitude: $0.1) }
    let spanish = places.enumerated().filter { $0.offset % 3 != 0 }.map(\.element)
    @Sendable func byLookingAtAll(_ place: Coordinate) -> MunicipalityCode {
      towns.min { $0.coordinate.distanceKm(to: place) < $1.coordinate.distanceKm(to: place) }!.location.code
    }
    for place in places where byLookingAtAll(place) != Gazetteer.nearestMunicipality(to: place).value.code {
      throw ResultsDiffer("the town nearest to \(place)")
    }
    let queries = ["coruna", "san sebastián", "l'hospitalet", "palma", "vigo", "moya cuenca", "xyzzy"]
    let codes = stride(from: 0, to: towns.count, by: 8).map { towns[$0].location.code }
    let rings = Gazetteer.warningZones.map { Gazetteer.rings(of: $0.code) }
    @Sendable func zonesByLookingAtAll(_ place: Coordinate) -> Int {
      rings.count { $0.contains { $0.contains(place) } }
    }
    for place in places where zonesByLookingAtAll(place) != Gazetteer.warningZones(at: place).count {
      throw ResultsDiffer("the zones at \(place)")
    }
    return [
      Benchmark(
        "places/nearest", unit: "place", input: "200 places of Spain among 8,131 towns", operations: spanish.count,
        baseline: "places/nearest-all"
      ) { spanish.reduce(0) { $0 &+ Gazetteer.nearestMunicipality(to: $1).value.code.number } },
      Benchmark(
        "places/nearest-anywhere", unit: "place", input: "300 places, a third of them anywhere on Earth",
        operations: places.count
      ) { places.reduce(0) { $0 &+ Gazetteer.nearestMunicipality(to: $1).value.code.number } },
      Benchmark(
        "places/nearest-all", unit: "place", input: "every town measured, unpacked beforehand", operations: 20
      ) { spanish.prefix(20).reduce(0) { $0 &+ byLookingAtAll($1).number } },
      Benchmark("places/search", unit: "query", input: "7 queries of a word or two", operations: queries.count) {
        queries.reduce(0) { $0 &+ Gazetteer.search($1).count }
      },
      Benchmark("places/search-letter", unit: "query", input: "\"m\", which begins a word of 1,000 names") {
        Gazetteer.search("m").count
      },
      Benchmark("places/code", unit: "code", input: "every eighth municipality", operations: codes.count) {
        codes.reduce(0) { $0 &+ Gazetteer.municipality($1)!.name.utf8.count }
      },
      Benchmark(
        "places/zones", unit: "place", input: "the zones whose rings hold a place of Spain", operations: spanish.count
      ) {
        spanish.reduce(0) { $0 &+ Gazetteer.warningZones(at: $1).count }
      },
    ]
  }
}

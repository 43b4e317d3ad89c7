// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraPlaces
import Foundation
import Testing

/// Nearest-of look-ups beside a brute force that measures by another formula: the angle between unit vectors.
@Suite(.timeLimit(.minutes(1)))
struct NearestTests {
  /// Corners of the globe where a bound could be wrong, and places where answers are close.
  static let edges: [(latitude: Double, longitude: Double)] = [
    (90, 0), (-90, 0), (0, 180), (0, -180), (0, 0), (40.4, 179.9), (40.4, -179.9), (-40.4, 176.3), (-28.1, 164.6),
    (40.4, 86.3), (40.4, -93.7), (85, -3.7), (35.6, -9.2), (28.1, -15.4), (28.2, -17.0), (39.8, 3.1),
    (40.4168, -3.7038),
  ]

  /// The edges, and places drawn over Spain and over the whole globe.
  static func places(_ count: Int) throws -> [Coordinate] {
    var chance = SeedStream(seed: 20_260_901).stream("nearest")
    let drawn = (0..<count).map { index in
      let width = index % 4 == 0 ? (170.0, 360.0, -85.0, -180.0) : (18.0, 25.0, 27.0, -19.0)
      return (width.0 * chance.unit() + width.2, width.1 * chance.unit() + width.3)
    }
    return try (edges + drawn).map { try Coordinate(latitude: $0.0, longitude: $0.1) }
  }

  @Test func municipalitiesEqualBruteForce() throws {
    let all = Towns.all.filter { $0.coordinate != nil }
    let force = BruteForce(all.map { $0.coordinate! })
    let wrong = try Self.places(24).filter { place in
      let ours = Gazetteer.nearestMunicipalities(to: place, limit: 5)
      let theirs = force.nearest(to: place, limit: 5)
      return ours.map(\.value) != theirs.map { all[$0.index] }
        || zip(ours, theirs).contains { abs($0.distanceKm - $1.distanceKm) > 1e-6 }
    }
    #expect(wrong == [])
  }

  @Test func everyTownIsNearestToItself() {
    let wrong = Towns.all.filter { location in
      guard let place = location.coordinate else { return false }
      let nearest = Gazetteer.nearestMunicipality(to: place)
      return nearest.value.code != location.code || nearest.distanceKm != 0
    }
    #expect(wrong == [])
  }

  @Test func stationsSeedCitiesAndRadarsEqualBruteForce() throws {
    let stations = Gazetteer.stations
    let stationForce = BruteForce(stations.map(\.coordinate))
    let cityForce = BruteForce(Location.seedCities.map { $0.coordinate! })
    let radarForce = BruteForce(RadarSite.all.map(\.coordinate))
    let wrong = try Self.places(300).filter { place in
      Gazetteer.nearestStations(to: place, limit: 3).map(\.value)
        != stationForce.nearest(to: place, limit: 3).map { stations[$0.index] }
        || Gazetteer.nearestSeedCity(to: place).value
          != Location.seedCities[cityForce.nearest(to: place, limit: 1)[0].index]
        || Gazetteer.nearestRadar(to: place).value != RadarSite.all[radarForce.nearest(to: place, limit: 1)[0].index]
    }
    #expect(wrong == [])
  }

  @Test func distanceAndNumberAreBounds() throws {
    let madrid = try Coordinate(latitude: 40.4168, longitude: -3.7038)
    let near = Gazetteer.nearestStations(to: madrid, limit: 1000, withinKm: 35)
    let expected = Gazetteer.stations.filter { $0.coordinate.distanceKm(to: madrid) <= 35 }
    #expect(!near.isEmpty && near.count < 30 && Set(near.map(\.value)) == Set(expected))
    #expect(near.map(\.distanceKm) == near.map(\.distanceKm).sorted())
    #expect(Gazetteer.nearestMunicipalities(to: madrid, limit: 0).isEmpty)
    #expect(Gazetteer.nearestMunicipalities(to: madrid, limit: 3, withinKm: -1).isEmpty)
    #expect(Gazetteer.nearestMunicipalities(to: madrid, limit: 9_000).count == 8_131)
  }

  @Test("Q-RAD-04: the nearest radar is by its antenna, with a flag beyond its range")
  func radarRange() throws {
    let cities = Dictionary(uniqueKeysWithValues: Location.seedCities.map { ($0.code.description, $0.coordinate!) })
    let nearest = cities.mapValues { Gazetteer.nearestRadar(to: $0).value.code }
    // Cáceres' radar stands nearer to Badajoz's neighbours than any other; Tenerife looks to Gran Canaria's.
    #expect([nearest["28079"], nearest["33044"], nearest["48020"], nearest["38038"]] == ["ma", "sa", "ss", "ca"])
    // No coordinates of Ceuta's or Melilla's are beyond 240 km of Málaga's or Almería's antenna.
    let uncovered = cities.filter { !Gazetteer.nearestRadar(to: $0.value).value.covers($0.value) }
    #expect(uncovered.isEmpty)
    let azores = try Coordinate(latitude: 37.74, longitude: -25.67)
    #expect(!Gazetteer.nearestRadar(to: azores).value.covers(azores))
  }
}

/// Every point measured, by atan2 of the cross and the dot product of unit vectors.
private struct BruteForce {
  private let vectors: [Vector]

  init(_ places: [Coordinate]) { vectors = places.map(vector) }

  func nearest(to place: Coordinate, limit: Int) -> [(index: Int, distanceKm: Double)] {
    let here = vector(place)
    var best: [(index: Int, distanceKm: Double)] = []
    for index in vectors.indices {
      let there = vectors[index]
      // The chord first: cheap, and it grows with the angle.
      let squared = (here - there).squared
      if best.count == limit, squared > pow(2 * sin(best[limit - 1].distanceKm / 2 / 6371.0088), 2) + 1e-12 { continue }
      let kilometres = atan2(here.cross(there).squared.squareRoot(), here.dot(there)) * 6371.0088
      let position = best.firstIndex { kilometres < $0.distanceKm } ?? best.count
      best.insert((index, kilometres), at: position)
      if best.count > limit { best.removeLast() }
    }
    return best
  }
}

/// `SIMD3` costs a debug build fifty times as much.
private struct Vector {
  let x, y, z: Double

  var squared: Double { dot(self) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Vector) -> Vector {
    Vector(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  static func - (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z)
  }
}

private func vector(_ place: Coordinate) -> Vector {
  let latitude = place.latitude * .pi / 180
  let longitude = place.longitude * .pi / 180
  return Vector(x: cos(latitude) * cos(longitude), y: cos(latitude) * sin(longitude), z: sin(latitude))
}

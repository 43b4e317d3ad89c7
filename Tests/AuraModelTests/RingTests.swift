// SPDX-License-Identifier: MIT

import AuraModel
import Testing

@Suite(.timeLimit(.minutes(1)))
struct RingTests {
  static func ring(_ pairs: [(Double, Double)]) throws -> Ring {
    Ring(try pairs.map { try Coordinate(latitude: $0.0, longitude: $0.1) })
  }

  @Test func aPlaceOnASharedEdgeIsInOneOfTheTwo() throws {
    let west = try Self.ring([(40, -4), (42, -4), (41, -3), (42, -2), (40, -2)])
    let east = try Self.ring([(40, -2), (42, -2), (42, 0), (40, 0), (40, -2)])
    for latitude in stride(from: 40.0, to: 42, by: 0.25) {
      let place = try Coordinate(latitude: latitude, longitude: -2)
      #expect(west.contains(place) != east.contains(place))
    }
    // The notch of the western ring is outside it.
    #expect(!west.contains(try Coordinate(latitude: 41.5, longitude: -3)))
    #expect(west.contains(try Coordinate(latitude: 40.5, longitude: -3)))
    #expect(!Ring([]).contains(try Coordinate(latitude: 0, longitude: 0)))
  }

  @Test func distanceToTheLineOnTheSphere() throws {
    let square = try Self.ring([(40, -4), (41, -4), (41, -3), (40, -3)])
    // From inside and outside, to a side and to a corner; expected by the great circle to the nearest point.
    for (place, nearest) in [
      ((40.5, -3.9), (40.5, -4.0)), ((40.5, -4.2), (40.5, -4.0)), ((41.2, -2.8), (41.0, -3.0)),
      ((40.0, -3.5), (40.0, -3.5)),
    ] {
      let here = try Coordinate(latitude: place.0, longitude: place.1)
      let there = try Coordinate(latitude: nearest.0, longitude: nearest.1)
      let found = try #require(square.distanceToLineKm(from: here))
      #expect(abs(found - here.distanceKm(to: there)) <= 0.002 * here.distanceKm(to: there))
    }
    #expect(Ring([]).distanceToLineKm(from: try Coordinate(latitude: 0, longitude: 0)) == nil)
  }
}

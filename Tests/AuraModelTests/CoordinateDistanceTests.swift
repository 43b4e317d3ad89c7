// SPDX-License-Identifier: MIT

import AuraModel
import Testing

@Suite(.timeLimit(.minutes(1)))
struct CoordinateDistanceTests {
  /// Arcs whose length is known without the formula: parts of great circles of a sphere of 6371.0088 km.
  @Test func distancesOfKnownArcs() throws {
    let quarter = 6371.0088 * Double.pi / 2
    for (from, to, kilometres) in [
      ((0.0, 0.0), (0.0, 90.0), quarter), ((90.0, 0.0), (0.0, 57.0), quarter), ((0.0, -180.0), (0.0, 180.0), 0),
      ((90.0, 0.0), (-90.0, 0.0), 2 * quarter), ((40.0, -3.7), (41.0, -3.7), quarter / 90),
      ((40.4, -3.7), (-40.4, 176.3), 2 * quarter), ((60.0, 0.0), (60.0, 180.0), quarter * 2 / 3),
    ] {
      let start = try Coordinate(latitude: from.0, longitude: from.1)
      let end = try Coordinate(latitude: to.0, longitude: to.1)
      #expect(abs(start.distanceKm(to: end) - kilometres) < 1e-3)
      #expect(start.distanceKm(to: end) == end.distanceKm(to: start))
    }
  }

  /// GRS80 by its radii of curvature: M(40.5°) = 6362.37 km gives 111.044 km a degree of the meridian, N(40°) · cos 40° =
  /// 4892.70 km gives 85.394 km a degree of the parallel. Source: Moritz, Geodetic Reference System 1980.
  @Test func withinHalfAPercentOfTheEllipsoid() throws {
    let madrid = try Coordinate(latitude: 40, longitude: -3)
    let north = madrid.distanceKm(to: try Coordinate(latitude: 41, longitude: -3))
    let east = madrid.distanceKm(to: try Coordinate(latitude: 40, longitude: -2))
    #expect(abs(north / 111.044 - 1) < 0.005 && abs(east / 85.394 - 1) < 0.005)
  }
}

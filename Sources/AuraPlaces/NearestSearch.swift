// SPDX-License-Identifier: MIT

import AuraModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A walk through a table's k-d tree that finds the points nearest to a place, exactly.
///
/// Source: Bentley, "Multidimensional Binary Search Trees", Communications of the ACM 18 (1975), 509. A half of the
/// tree is left out only when no point beyond the line that parts it can be nearer than the worst answer so far.
struct NearestSearch<Table: PointTable> {
  private let place: Coordinate
  private let limit: Int
  private let cosLatitude: Double
  /// Nearest first, at most `limit`.
  private var found: [FoundPoint] = []
  /// Nothing farther is an answer.
  private var worst: Double

  /// The points nearest to a place, nearest first: at most `limit`, none farther than a distance in km.
  static func nearest(to place: Coordinate, limit: Int, withinKm: Double) -> [FoundPoint] {
    guard limit > 0, withinKm >= 0 else { return [] }
    var search = NearestSearch(place: place, limit: limit, withinKm: withinKm)
    search.visit(from: 0, to: Table.treeCount, byLatitude: true)
    return search.found
  }

  private init(place: Coordinate, limit: Int, withinKm: Double) {
    self.place = place
    self.limit = limit
    cosLatitude = cos(place.latitude * .pi / 180)
    // Half the globe and more is everywhere, however the haversine of an antipode was rounded.
    worst = withinKm >= .pi * Coordinate.earthRadiusKm ? .infinity : Coordinate.haversine(distanceKm: withinKm)
  }

  private mutating func visit(from low: Int, to high: Int, byLatitude: Bool) {
    guard low < high else { return }
    let middle = low + (high - low) / 2
    let row = Table.row(node: middle)
    let point = Table.treeCoordinate(row: row)
    offer(FoundPoint(row: row, haversine: place.haversine(to: point)))

    let offset = byLatitude ? place.latitude - point.latitude : place.longitude - point.longitude
    let line = byLatitude ? parallelHaversine(offset) : meridianHaversine(offset)
    if offset < 0 {
      visit(from: low, to: middle, byLatitude: !byLatitude)
      if mayBeNearer(than: line) { visit(from: middle + 1, to: high, byLatitude: !byLatitude) }
    } else {
      visit(from: middle + 1, to: high, byLatitude: !byLatitude)
      if mayBeNearer(than: line) { visit(from: low, to: middle, byLatitude: !byLatitude) }
    }
  }

  private mutating func offer(_ point: FoundPoint) {
    guard point.haversine <= worst else { return }
    var low = 0
    var high = found.count
    while low < high {
      let middle = (low + high) / 2
      if found[middle].isBefore(point) { low = middle + 1 } else { high = middle }
    }
    guard low < limit else { return }
    found.insert(point, at: low)
    if found.count > limit { found.removeLast() }
    if found.count == limit { worst = found[limit - 1].haversine }
  }

  /// A millionth to spare for the rounding of sines, which is some 10⁻⁹ of the value for points a metre apart.
  private func mayBeNearer(than line: Double) -> Bool {
    line <= worst * (1 + 1e-6)
  }

  /// The haversine of the way to a parallel, which no shorter one crosses.
  private func parallelHaversine(_ degrees: Double) -> Double {
    let half = sin(degrees / 2 * .pi / 180)
    return half * half
  }

  /// The haversine of the way to a whole meridian circle: sin d = cos φ · sin Δλ (Napier's rule). From a quarter of
  /// the globe away a meridian parts nothing.
  private func meridianHaversine(_ degrees: Double) -> Double {
    guard abs(degrees) < 90 else { return 0 }
    let sine = cosLatitude * sin(degrees * .pi / 180)
    // hav d = (1 − cos d) / 2, written so that it does not cancel for small d.
    let square = sine * sine
    return square / (2 * (1 + max(0, 1 - square).squareRoot()))
  }
}

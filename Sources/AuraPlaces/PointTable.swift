// SPDX-License-Identifier: MIT

import AuraModel

/// A packed table whose recipe laid its points out as a k-d tree.
///
/// The node of a range of the tree is its middle; even depths split by latitude, odd ones by longitude.
protocol PointTable {
  /// How many points the tree has.
  static var treeCount: Int { get }
  /// The row of the point at a position of the tree.
  static func row(node: Int) -> Int
  /// The coordinate of a row that the tree has.
  static func treeCoordinate(row: Int) -> Coordinate
}

/// A row of a table and the haversine of its distance.
struct FoundPoint {
  let row: Int
  let haversine: Double

  var distanceKm: Double { Coordinate.distanceKm(haversine: haversine) }

  /// Nearer first; of equals, the lower row, so that an answer is one.
  func isBefore(_ other: FoundPoint) -> Bool {
    (haversine, row) < (other.haversine, other.row)
  }
}

// SPDX-License-Identifier: MIT

package import AuraKit

/// Rings as their text has them, and how often one winds around a place: what holds a place, found another way.
package enum RingWinding {
  package typealias Corner = (latitude: Double, longitude: Double)

  /// Corners of a polygon's text, by Swift's own reader of numbers.
  package static func corners(of text: String) -> [Corner] {
    text.split(separator: " ").map { pair in
      let values = pair.split(separator: ",").map { Double($0)! }
      return (values[0], values[1])
    }
  }

  /// Crossings of the meridian to the north, with their sense.
  /// Source: Sunday, Inclusion of a Point in a Polygon (2001).
  package static func turns(around place: Coordinate, _ ring: [Corner]) -> Int {
    zip(ring, ring.dropFirst()).reduce(0) { turns, edge in
      let (start, end) = edge
      let side =
        (end.latitude - start.latitude) * (place.longitude - start.longitude)
        - (place.latitude - start.latitude) * (end.longitude - start.longitude)
      if start.longitude <= place.longitude, end.longitude > place.longitude, side > 0 { return turns + 1 }
      if start.longitude > place.longitude, end.longitude <= place.longitude, side < 0 { return turns - 1 }
      return turns
    }
  }
}

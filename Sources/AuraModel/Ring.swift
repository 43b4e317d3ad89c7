// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A closed line of coordinates around an area, straight in latitude and longitude, far from the poles.
public struct Ring: Hashable, Sendable {
  /// The corners in order, the first again at the end.
  public let vertices: [Coordinate]

  /// Makes a ring, closing it when the last corner is not the first.
  public init(_ vertices: [Coordinate]) {
    self.vertices = vertices.first == vertices.last ? vertices : vertices + vertices.prefix(1)
  }

  /// Whether a place lies inside, by counting the edges that a ray to the east crosses.
  ///
  /// An edge holds its lower end and not its upper one, so of two rings that share an edge one has the place.
  /// Source: Shimrat, Algorithm 112, Communications of the ACM 5 (1962), 434, as corrected by Hacker.
  public func contains(_ place: Coordinate) -> Bool {
    var isInside = false
    for (start, end) in zip(vertices, vertices.dropFirst())
    where (start.latitude > place.latitude) != (end.latitude > place.latitude) {
      let share = (place.latitude - start.latitude) / (end.latitude - start.latitude)
      if place.longitude < (end.longitude - start.longitude) * share + start.longitude { isInside.toggle() }
    }
    return isInside
  }

  /// The distance to the nearest point of the line, km; nil for a ring without corners.
  ///
  /// On the plane that touches the sphere at the place: within 0.1 % up to 50 km, too long farther away.
  public func distanceToLineKm(from place: Coordinate) -> Double? {
    let shrink = cos(place.latitude * .pi / 180)
    var nearest: Double?
    for (start, end) in zip(vertices, vertices.dropFirst()) {
      let startX = (start.longitude - place.longitude) * shrink
      let startY = start.latitude - place.latitude
      let x = (end.longitude - start.longitude) * shrink
      let y = end.latitude - start.latitude
      let square = x * x + y * y
      let along = square == 0 ? 0 : max(0, min(1, -(startX * x + startY * y) / square))
      let squaredDegrees = (startX + along * x) * (startX + along * x) + (startY + along * y) * (startY + along * y)
      nearest = min(nearest ?? .infinity, squaredDegrees)
    }
    return nearest.map { $0.squareRoot() * .pi / 180 * Coordinate.earthRadiusKm }
  }
}

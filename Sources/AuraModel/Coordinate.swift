// SPDX-License-Identifier: MIT

/// A place on Earth: geodetic latitude −90…90° and longitude −180…180°, east positive, ETRS89/WGS84.
public struct Coordinate: Hashable, Sendable {
  public let latitude: Double
  public let longitude: Double

  /// Makes a coordinate.
  ///
  /// - Throws: `CoordinateError` when a value is not a number or lies outside its range.
  public init(latitude: Double, longitude: Double) throws(CoordinateError) {
    guard (-90.0...90.0).contains(latitude) else { throw .latitude(found: latitude) }
    guard (-180.0...180.0).contains(longitude) else { throw .longitude(found: longitude) }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// For tables that a test has checked.
  package init(uncheckedLatitude latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Which half of a coordinate is not a place on Earth.
public enum CoordinateError: Error, Hashable, Sendable {
  /// Expected −90…90.
  case latitude(found: Double)
  /// Expected −180…180.
  case longitude(found: Double)
}

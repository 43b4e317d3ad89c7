// SPDX-License-Identifier: MIT

import AuraModel

/// A place, and the box outside which no station can be near enough: two comparisons instead of a distance.
struct PlaceWindow {
  private let place: Coordinate
  private let latitudes: ClosedRange<Double>
  private let longitudeReach: Double

  init(_ place: Coordinate) {
    self.place = place
    // A thousandth more than the circle, far beyond any rounding.
    let reach = place.reachDegrees(distanceKm: LocalObservation.maximumDistanceKm * 1.001)
    latitudes = place.latitude - reach.latitude...place.latitude + reach.latitude
    longitudeReach = reach.longitude
  }

  func holds(latitude: Double) -> Bool { latitudes.contains(latitude) }

  /// Whether a meridian crosses the box, also across 180°.
  func holds(longitude: Double) -> Bool {
    let difference = abs(longitude - place.longitude)
    return difference <= longitudeReach || difference >= 360 - longitudeReach
  }

  /// The distance to a station, km; nil when it is too far.
  func distanceKm(latitude: Double, longitude: Double) -> Double? {
    guard holds(latitude: latitude), holds(longitude: longitude) else { return nil }
    let distance = Coordinate(uncheckedLatitude: latitude, longitude: longitude).distanceKm(to: place)
    return distance <= LocalObservation.maximumDistanceKm ? distance : nil
  }
}

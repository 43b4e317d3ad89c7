// SPDX-License-Identifier: MIT

package import AuraTime

/// A place as the weather sees it: where it lies, how high, and which clock its days follow.
///
/// Plain values, so that any table of places (municipalities, stations, a test's own hill) can be asked about.
package struct WeatherPlace: Sendable, Hashable {
  /// INE code of five digits, or any other stable name; it names the place and never enters the weather.
  package let ine: String
  /// Degrees, north positive, 27…44 for Spain.
  package let latitude: Double
  /// Degrees, east positive, −19…5 for Spain.
  package let longitude: Double
  /// Metres above sea level, 0…3,800.
  package let elevationMetres: Int
  /// The zone that cuts its civil days.
  package let zone: CivilZone

  package init(ine: String, latitude: Double, longitude: Double, elevationMetres: Int, zone: CivilZone) {
    self.ine = ine
    self.latitude = latitude
    self.longitude = longitude
    self.elevationMetres = elevationMetres
    self.zone = zone
  }
}

// SPDX-License-Identifier: MIT

package import AuraModel
import AuraPlaces

extension WeatherPlace {
  /// A municipality's chief town. One without coordinates (48916 Usansolo) has those of its province's capital.
  package init(_ town: Location) {
    let coordinate =
      town.coordinate ?? Gazetteer.municipality(town.province.capital)?.coordinate
      ?? Coordinate(uncheckedLatitude: 40.4, longitude: -3.7)
    self.init(
      ine: town.code.description, latitude: coordinate.latitude, longitude: coordinate.longitude,
      elevationMetres: Int((town.elevationM ?? 100).rounded()), zone: town.zone)
  }
}

// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import Testing

/// GPS: the nearest city of the app's own, or by choice the nearest municipality.
struct FavouritesPositionTests {
  struct Spot: Sendable, CustomTestStringConvertible {
    let name: String
    let latitude: Double
    let longitude: Double
    /// INE codes of the provincial capital near it and of the town itself.
    let city: String
    let town: String
    var testDescription: String { name }
  }

  /// Squares before town halls, as maps have them.
  static let spots: [Spot] = [
    Spot(name: "Getafe", latitude: 40.3049, longitude: -3.7310, city: "28079", town: "28065"),
    Spot(name: "Sagunto", latitude: 39.6797, longitude: -0.2784, city: "46250", town: "46220"),
    Spot(name: "Dos Hermanas", latitude: 37.2829, longitude: -5.9222, city: "41091", town: "41038"),
    Spot(name: "Telde", latitude: 27.9924, longitude: -15.4192, city: "35016", town: "35026"),
  ]

  @Test(
    "A position chooses the nearest city, or by name the town where one is, and is no second place there",
    arguments: spots)
  func chooses(spot: Spot) throws {
    let position = try Coordinate(latitude: spot.latitude, longitude: spot.longitude)
    let (city, town) = (MunicipalityCode(spot.city)!, MunicipalityCode(spot.town)!)
    var favourites = Favourites(first: MunicipalityCode("15030")!)
    let first = favourites.choose(at: position)
    #expect(first.value.code == city && first.distanceKm < 40 && favourites.active == city)
    let second = favourites.choose(at: position, by: .municipality)
    #expect(second.value.code == town && second.distanceKm < 5 && favourites.active == town)
    favourites.choose(at: position)
    #expect(favourites.places == [MunicipalityCode("15030")!, city, town] && favourites.active == city)
  }
}

// SPDX-License-Identifier: MIT

public import AuraModel

/// What is nearest to a coordinate: exact by great circle; of equals, the one that comes first by code.
extension Gazetteer {
  /// The municipality whose chief town is nearest, however far.
  public static func nearestMunicipality(to place: Coordinate) -> Nearby<Location> {
    nearestMunicipalities(to: place, limit: 1)[0]
  }

  /// The municipalities whose chief towns are nearest, nearest first.
  public static func nearestMunicipalities(
    to place: Coordinate, limit: Int, withinKm: Double = .infinity
  ) -> [Nearby<Location>] {
    NearestSearch<Municipalities>.nearest(to: place, limit: limit, withinKm: withinKm).map { point in
      Nearby(Municipalities.location(row: point.row), distanceKm: point.distanceKm)
    }
  }

  /// The stations that are nearest, nearest first.
  public static func nearestStations(
    to place: Coordinate, limit: Int, withinKm: Double = .infinity
  ) -> [Nearby<WeatherStation>] {
    NearestSearch<Stations>.nearest(to: place, limit: limit, withinKm: withinKm).map { point in
      Nearby(Stations.station(row: point.row), distanceKm: point.distanceKm)
    }
  }

  /// The seed city that is nearest, however far.
  public static func nearestSeedCity(to place: Coordinate) -> Nearby<Location> {
    nearest(of: Location.seedCities, to: place) { $0.coordinate! }
  }

  /// The radar whose antenna is nearest, however far; `RadarSite.covers(_:)` tells whether it sees the place.
  public static func nearestRadar(to place: Coordinate) -> Nearby<RadarSite> {
    nearest(of: RadarSite.all, to: place, coordinate: \.coordinate)
  }

  /// The best of a few, by looking at each.
  private static func nearest<Value>(
    of values: [Value], to place: Coordinate, coordinate: (Value) -> Coordinate
  ) -> Nearby<Value> {
    let distances = values.map { coordinate($0).haversine(to: place) }
    let best = distances.indices.min { (distances[$0], $0) < (distances[$1], $1) }!
    return Nearby(values[best], distanceKm: Coordinate.distanceKm(haversine: distances[best]))
  }
}

// SPDX-License-Identifier: MIT

public import AuraModel

extension Gazetteer {
  /// Outside every zone, a place this near to a town of Spain, km, is still in Spain: AEMET's rings cut the border by
  /// up to 4.2 km, and leave out Llívia.
  public static let borderKm = 5.0

  /// The municipality to tell the weather of at a coordinate, or how far outside Spain it is.
  ///
  /// In Spain is what lies in a ring of a warning zone, of land or of coast, and what lies within `borderKm` of a
  /// town. Every coordinate on Earth has an answer.
  public static func whereabouts(of place: Coordinate) -> Whereabouts {
    let nearest = nearestMunicipality(to: place)
    if nearest.distanceKm <= borderKm || !warningZones(at: place).isEmpty { return .inSpain(nearest) }
    return .outsideSpain(nearest)
  }
}

/// Whether a coordinate is in Spain, and the nearest municipality either way.
public enum Whereabouts: Hashable, Sendable {
  case inSpain(Nearby<Location>)
  case outsideSpain(Nearby<Location>)

  public var nearest: Nearby<Location> {
    switch self {
    case .inSpain(let nearest), .outsideSpain(let nearest): nearest
    }
  }
}

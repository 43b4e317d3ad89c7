// SPDX-License-Identifier: MIT

public import AuraModel

extension Favourites {
  /// Which place a position stands for.
  public enum PositionRule: Hashable, Sendable, CaseIterable {
    /// The nearest of the cities that the app begins with: what the weather of the region is called by.
    case seedCity
    /// The municipality whose chief town is nearest: where the person is.
    case municipality

    /// The place that a position stands for, and how far it is.
    public func place(at position: Coordinate) -> Nearby<Location> {
      switch self {
      case .seedCity: Gazetteer.nearestSeedCity(to: position)
      case .municipality: Gazetteer.nearestMunicipality(to: position)
      }
    }
  }

  /// Makes the place that a position stands for active, and adds it where it is new.
  ///
  /// - Returns: The place, and how far from the position it is.
  @discardableResult
  public mutating func choose(at position: Coordinate, by rule: PositionRule = .seedCity) -> Nearby<Location> {
    let found = rule.place(at: position)
    choose(found.value.code)
    return found
  }
}

// SPDX-License-Identifier: MIT

/// The places a person keeps, in their order, one of them active. Never empty, no place twice.
///
/// Every edit keeps these laws, so no caller has to check: the last place is not removed, a place that is there is not
/// added again, and when the active place goes the one that takes its position is active.
public struct Favourites: Hashable, Sendable {
  /// In the person's order, one at least.
  public private(set) var places: [MunicipalityCode]
  public private(set) var active: MunicipalityCode

  /// The most places that are kept: what a year-long simulation and the refresh plan are tried with.
  public static let limit = 500

  public init(first: MunicipalityCode) {
    places = [first]
    active = first
  }

  /// Makes favourites of places and an active one as they were stored; nil when that is no valid state.
  public init?(places: [MunicipalityCode], active: MunicipalityCode) {
    guard places.contains(active), places.count <= Self.limit, Set(places).count == places.count else { return nil }
    self.places = places
    self.active = active
  }

  /// Adds a place behind the others; false when it is there already or there is no room.
  @discardableResult
  public mutating func add(_ place: MunicipalityCode) -> Bool {
    guard !places.contains(place), places.count < Self.limit else { return false }
    places.append(place)
    return true
  }

  /// Removes a place; false when it is not there or is the only one. The active place passes on to the one behind it,
  /// or to the last.
  @discardableResult
  public mutating func remove(_ place: MunicipalityCode) -> Bool {
    guard places.count > 1, let index = places.firstIndex(of: place) else { return false }
    places.remove(at: index)
    if place == active { active = places[min(index, places.count - 1)] }
    return true
  }

  /// Makes a place active; false when it is not there.
  @discardableResult
  public mutating func activate(_ place: MunicipalityCode) -> Bool {
    guard places.contains(place) else { return false }
    active = place
    return true
  }

  /// Makes a place active and adds it where it is new: what choosing from a search, or GPS, does.
  public mutating func choose(_ place: MunicipalityCode) {
    if places.contains(place) || add(place) { active = place }
  }

  /// Moves a place to a position among the others, 0 the first; positions outside are the ends.
  public mutating func move(_ place: MunicipalityCode, to position: Int) {
    guard let index = places.firstIndex(of: place) else { return }
    places.remove(at: index)
    places.insert(place, at: max(0, min(position, places.count)))
  }
}

extension Favourites: Codable {
  private enum Key: String, CodingKey { case places, active }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let places = try container.decode([MunicipalityCode].self, forKey: .places)
    let active = try container.decode(MunicipalityCode.self, forKey: .active)
    guard let favourites = Favourites(places: places, active: active) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "found \(places.count) places, expected 1…\(Self.limit) different ones with the active"))
    }
    self = favourites
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(places, forKey: .places)
    try container.encode(active, forKey: .active)
  }
}

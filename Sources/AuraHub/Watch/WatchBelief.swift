// SPDX-License-Identifier: MIT

public import AuraModel
import AuraSnapshot

/// What a watch believes after the pushes it was given, in whatever order and however often they came.
///
/// Newest wins, and what is thin is merged with what was known of the same place. Merging depends on the order, so the
/// last pushes of each place are kept as they came and merged anew, oldest first: any order of them comes to the same.
public struct WatchBelief: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let stamp: WatchPush.Stamp
    let snapshot: WeatherSnapshot
  }

  /// How many pushes of a place are kept: six refreshes are more than any hour of the forecast outlives unseen.
  static let depth = 6

  /// The person's places by the newest push; nil before the first.
  public private(set) var favourites: Favourites?
  private var newest: WatchPush.Stamp?
  /// Sorted by stamp, each once.
  private var entries: [MunicipalityCode: [Entry]] = [:]

  public init() {}

  /// Takes a push in; one that came before changes nothing.
  public mutating func receive(_ push: WatchPush) {
    for snapshot in push.snapshots {
      var known = entries[snapshot.place.code] ?? []
      let place = known.firstIndex { $0.stamp >= push.stamp } ?? known.count
      if place < known.count, known[place].stamp == push.stamp { continue }
      known.insert(Entry(stamp: push.stamp, snapshot: snapshot), at: place)
      entries[snapshot.place.code] = Array(known.suffix(Self.depth))
    }
    if newest.map({ $0 < push.stamp }) ?? true { (newest, favourites) = (push.stamp, push.favourites) }
    // Places that are favourites no longer are forgotten, whichever push says so first.
    if let favourites { entries = entries.filter { favourites.places.contains($0.key) } }
  }

  /// What is believed of a place; nil when no push told of it.
  public func snapshot(of place: MunicipalityCode) -> WeatherSnapshot? {
    guard let known = entries[place], let first = known.first else { return nil }
    return known.dropFirst().reduce(first.snapshot) { $0.merged(with: $1.snapshot) }
  }
}

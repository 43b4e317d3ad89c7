// SPDX-License-Identifier: MIT

public import AuraModel
import AuraSnapshot
import AuraStore
public import AuraTime

/// What a watch believes after the pushes it was given, in whatever order and however often they came.
///
/// Newest wins, and what is thin is merged with what was known of the same place. Merging depends on the order, so the
/// last pushes of each place are kept as they came and merged anew, oldest first: any order of them comes to the same.
/// For the same reason what the last pushes said of the places is remembered: a place that was removed and added again
/// begins anew, also when the push that removed it comes last.
public struct WatchBelief: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let stamp: WatchPush.Stamp
    let snapshot: WeatherSnapshot
  }

  private struct Places: Hashable, Sendable {
    let stamp: WatchPush.Stamp
    let favourites: Favourites
  }

  /// How many pushes of a place are kept: six refreshes are more than any hour of the forecast outlives unseen.
  static let depth = 6
  /// How many pushes' places are remembered. A push that comes after so many newer ones says nothing any more.
  static let memory = SharedPushes.limit
  /// How far apart the clocks of phone and watch may be and both be right, s.
  static let aheadSeconds: Int64 = 60

  /// Sorted by stamp, each once.
  private var said: [Places] = []
  /// Sorted by stamp, each once.
  private var entries: [MunicipalityCode: [Entry]] = [:]

  public init() {}

  /// Begins anew with what is remembered of pushes: their snapshots are in the cache, what they said of the places here.
  init(remembering pushes: [SharedPushes.Said]) {
    said = pushes.suffix(Self.memory).map { push in
      Places(
        stamp: WatchPush.Stamp(epoch: push.epoch, sequence: push.sequence), favourites: push.favourites)
    }
  }

  /// What the last pushes said of the places, oldest first: to be remembered over a restart.
  var remembered: [SharedPushes.Said] {
    said.map { SharedPushes.Said(epoch: $0.stamp.epoch, sequence: $0.stamp.sequence, favourites: $0.favourites) }
  }

  /// The person's places by the newest push; nil before the first.
  public var favourites: Favourites? { said.last?.favourites }

  /// Takes a push in at a moment of the watch's own clock; one that came before changes nothing.
  ///
  /// A phone whose clock is ahead speaks of hours to come alone. It is taken as of the watch's moment, so that the hours
  /// between are those that are known from before.
  public mutating func receive(_ push: WatchPush, at moment: WallInstant? = nil) {
    let position = said.firstIndex { $0.stamp >= push.stamp } ?? said.count
    if position < said.count, said[position].stamp == push.stamp { return }
    if position == 0, said.count == Self.memory { return }
    said.insert(Places(stamp: push.stamp, favourites: push.favourites), at: position)
    if said.count > Self.memory { said.removeFirst() }
    for snapshot in push.snapshots {
      var known = entries[snapshot.place.code] ?? []
      let place = known.firstIndex { $0.stamp > push.stamp } ?? known.count
      let isAhead = moment.map { snapshot.moment > $0.advanced(bySeconds: Self.aheadSeconds) } ?? false
      let taken = isAhead ? snapshot.at(moment ?? snapshot.moment) : snapshot
      known.insert(Entry(stamp: push.stamp, snapshot: taken), at: place)
      entries[snapshot.place.code] = known
    }
    entries = entries.compactMapValues { known in
      guard let place = known.first?.snapshot.place.code else { return nil }
      let removed = said.last { !$0.favourites.places.contains(place) }?.stamp
      let kept = known.filter { entry in removed.map { entry.stamp > $0 } ?? true }.suffix(Self.depth)
      return kept.isEmpty ? nil : Array(kept)
    }
  }

  /// What is believed of a place; nil when no push told of it.
  public func snapshot(of place: MunicipalityCode) -> WeatherSnapshot? {
    guard let known = entries[place], let first = known.first else { return nil }
    return known.dropFirst().reduce(first.snapshot) { $0.merged(with: $1.snapshot) }
  }
}

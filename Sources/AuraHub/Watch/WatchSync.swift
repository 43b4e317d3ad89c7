// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraStore
public import AuraTime
import Synchronization

/// Carries bytes between phone and watch; it may lose, repeat, reorder and coalesce them.
public protocol WatchTransport: Sendable {
  func send(_ bytes: [UInt8]) throws(WatchError)
}

/// Both ends of the way from phone to watch: numbers and sends pushes on one, takes them in and keeps them on the other.
public final class WatchSync: Sendable {
  private let cache: SharedCache
  private let locations: SharedLocations
  private let counter: SharedCounter
  private let pushes: SharedPushes
  private let time: any TimeSource
  /// nil before the first push since the start.
  private let belief = Mutex<WatchBelief?>(nil)

  /// - Parameter folder: The phone's App Group on the phone, the watch's own on the watch.
  public init(folder: any Folder, time: any TimeSource) {
    cache = SharedCache(folder: folder)
    locations = SharedLocations(folder: folder)
    counter = SharedCounter(folder: folder, name: "watch")
    pushes = SharedPushes(folder: folder)
    self.time = time
  }

  /// Sends the places and what is kept of them, the active one first: after a refresh and after an edit of the places.
  ///
  /// - Throws: `CacheError` when nothing could be read or counted, `WatchError` when it was not taken.
  public func send(_ favourites: Favourites, by transport: any WatchTransport) throws {
    let codes = [favourites.active] + favourites.places.filter { $0 != favourites.active }
    var snapshots: [WeatherSnapshot] = []
    // More than fit a push are not even read.
    for code in codes.prefix(12) {
      if let snapshot = try cache.snapshot(of: code) { snapshots.append(snapshot) }
    }
    let count = try counter.next(from: time.wall)
    let stamp = WatchPush.Stamp(epoch: count.epoch, sequence: count.sequence)
    try transport.send(WatchPush(stamp: stamp, favourites: favourites, snapshots: snapshots).bytes)
  }

  /// Takes bytes in on the watch, and keeps what is believed then: complications read it from the folder.
  ///
  /// Which pushes came is kept last: whoever dies before takes the next one for the newest, as one that never had any.
  ///
  /// - Throws: `WatchError` for bytes that are no push, `CacheError` when it could not be kept; it is believed then too.
  public func receive(_ bytes: [UInt8]) throws {
    let push = try WatchPush(bytes)
    let (favourites, snapshots, remembered) = belief.withLock { held in
      var belief = held ?? WatchBelief(remembering: known())
      belief.receive(push, at: time.wall)
      held = belief
      return (belief.favourites, push.snapshots.compactMap { belief.snapshot(of: $0.place.code) }, belief.remembered)
    }
    if let favourites { try locations.save(favourites) }
    // As they stand now: a phone whose clock is behind speaks of a day that is over here.
    let now = time.wall
    for snapshot in snapshots { try cache.upsert(snapshot.at(now)) }
    if let favourites { try cache.retain(favourites.places) }
    try pushes.remember(remembered)
  }

  /// The pushes of an earlier process; none on a disk that fails.
  private func known() -> [SharedPushes.Said] {
    do throws(CacheError) { return try pushes.said() } catch { return [] }
  }

  /// What is known of a place on this side, as it stands now: what is kept, and what came since this process began.
  public func snapshot(of place: MunicipalityCode) -> WeatherSnapshot? {
    let now = time.wall
    let believed = belief.withLock { $0?.snapshot(of: place) }?.at(now)
    do throws(CacheError) {
      guard let kept = try cache.snapshot(of: place, at: now) else { return believed }
      return believed.map { kept.merged(with: $0) } ?? kept
    } catch {
      return believed
    }
  }
}

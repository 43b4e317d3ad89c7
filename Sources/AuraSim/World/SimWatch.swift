// SPDX-License-Identifier: MIT

import AuraChance
import AuraHub
import AuraModel
import AuraStore
import AuraTime
import Synchronization

/// The watch: a folder and a clock of its own, and the shipping half of the sync that takes pushes in.
final class SimWatch: Sendable {
  let disk = MemoryDisk()
  let clockError = DeviceTime.Error()
  private let time: DeviceTime
  private let record: SimRecord
  /// What its app reads and writes.
  private let folder: any Folder
  private let sync: Mutex<WatchSync>
  /// The newest push that ever came.
  private let newest = Mutex<WatchPush?>(nil)
  /// Whether the phone's disk has lost or torn a count of pushes: then one number may be given to two.
  private let losesCount: @Sendable () -> Bool

  init(world: VirtualTime, seams: SimSeams, record: SimRecord, losesCount: @escaping @Sendable () -> Bool) {
    (self.record, self.losesCount) = (record, losesCount)
    time = DeviceTime(world, error: clockError)
    folder = seams.watchFolder(MemoryFolder(disk))
    sync = Mutex(WatchSync(folder: folder, time: time))
  }

  /// Its app starts anew: what it believed is on its disk.
  func restart() {
    record.saw(.watchRestarted)
    sync.withLock { $0 = WatchSync(folder: folder, time: time) }
  }

  /// Takes a push in; false when it was none.
  func receive(_ bytes: [UInt8]) -> Bool {
    let sync = sync.withLock { $0 }
    let push = Self.push(bytes)
    if let head = push?.snapshots.first {
      let known = sync.snapshot(of: head.place.code)
      if head.isThin, known?.isThin == false { record.saw(.thinPushMerged) }
    }
    do {
      try sync.receive(bytes)
    } catch {
      record.note("watch", "refuses \(error)")
      return false
    }
    if let push { judgePlaces(push) }
    return true
  }

  /// The places are those of the newest push, whatever came in which order and however often the app started anew.
  private func judgePlaces(_ push: WatchPush) {
    let (newest, isLate) = newest.withLock { newest in
      let isLate = newest.map { $0.stamp > push.stamp } ?? false
      if !isLate { newest = push }
      return (newest, isLate)
    }
    if isLate { record.saw(.pushOvertaken) }
    guard let newest, favourites != newest.favourites else { return }
    // The second of two pushes with one number passes for a repetition, until the next one comes.
    if newest.stamp == push.stamp, losesCount() { return record.note("watch", "a number was given twice") }
    record.breach(.time, "the watch takes the places of push \(push.stamp.sequence) after \(newest.stamp.sequence)")
  }

  private static func push(_ bytes: [UInt8]) -> WatchPush? {
    do throws(WatchError) { return try WatchPush(bytes) } catch { return nil }
  }

  var wall: WallInstant { time.wall }

  /// The places as complications read them.
  var favourites: Favourites? {
    do throws(CacheError) { return try SharedLocations(folder: MemoryFolder(disk)).favourites() } catch {
      record.breach(.cache, "the watch's places: \(error)")
      return nil
    }
  }

  /// What a complication shows of a place now.
  func shown(_ place: MunicipalityCode) -> WeatherSnapshot? {
    do throws(CacheError) {
      return try SharedCache(folder: MemoryFolder(disk)).snapshot(of: place, at: time.wall)
    } catch {
      record.breach(.cache, "the watch's \(place): \(error)")
      return nil
    }
  }
}

/// The way from phone to watch: late, and in trouble it keeps the newest alone, repeats, loses and shuffles.
final class SimLink: WatchTransport {
  private struct State {
    var trouble: WatchTrouble?
    var isStopped = false
    var chance: SeedStream
    /// What waits until the watch is in reach: the newest alone, as the system keeps it.
    var waiting: [UInt8]?

    /// What becomes of pushes: where the way is shut the watch is out of reach.
    var effect: WatchTrouble? { isStopped && trouble != .absent ? .away : trouble }
  }

  /// What is to be delivered, after a time.
  struct Delivery: Sendable {
    let bytes: [UInt8]
    let afterMilliseconds: Int
  }

  private let record: SimRecord
  private let deliver: @Sendable (Delivery) -> Void
  private let state: Mutex<State>

  init(seed: UInt64, record: SimRecord, deliver: @escaping @Sendable (Delivery) -> Void) {
    (self.record, self.deliver) = (record, deliver)
    state = Mutex(State(chance: SeedStream(seed: seed).stream("watch")))
  }

  /// Changes what becomes of pushes; what waited for the watch goes when it is in reach again.
  func change(to trouble: WatchTrouble?) { change { $0.trouble = trouble } }

  /// Shuts the way, or opens it again.
  func stop(_ isStopped: Bool) { change { $0.isStopped = isStopped } }

  private func change(_ edit: (inout State) -> Void) {
    let waited = state.withLock { state -> [UInt8]? in
      edit(&state)
      guard state.effect != .away, state.effect != .absent else { return nil }
      defer { state.waiting = nil }
      return state.waiting
    }
    if let waited { deliver(Delivery(bytes: waited, afterMilliseconds: 500)) }
  }

  func send(_ bytes: [UInt8]) throws(WatchError) {
    let (trouble, late, isLost) = state.withLock { state in
      let late = 200 + Int(state.chance.below(1800))
      let isLost = state.chance.below(2) == 0
      let effect = state.effect
      if effect == .away { state.waiting = bytes }
      return (effect, effect == .shuffled ? late * 200 : late, isLost)
    }
    record.note("link", "push of \(bytes.count) bytes\(trouble.map { ", \($0.rawValue)" } ?? "")")
    switch trouble {
    case .absent: throw .noWatch
    case .away: record.saw(.watchAway)
    case .lossy where isLost: record.saw(.pushLost)
    case .doubled:
      record.saw(.pushRepeated)
      deliver(Delivery(bytes: bytes, afterMilliseconds: late))
      deliver(Delivery(bytes: bytes, afterMilliseconds: late * 60))
    case .shuffled:
      record.saw(.pushReordered)
      deliver(Delivery(bytes: bytes, afterMilliseconds: late))
    case .lossy, nil: deliver(Delivery(bytes: bytes, afterMilliseconds: late))
    }
  }
}

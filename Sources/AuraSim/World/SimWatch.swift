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
  private let sync: Mutex<WatchSync>

  init(world: VirtualTime, record: SimRecord) {
    self.record = record
    time = DeviceTime(world, error: clockError)
    sync = Mutex(WatchSync(folder: MemoryFolder(disk), time: time))
  }

  /// Its app starts anew: what it believed is on its disk.
  func restart() {
    record.saw(.watchRestarted)
    sync.withLock { $0 = WatchSync(folder: MemoryFolder(disk), time: time) }
  }

  /// Takes a push in; false when it was none.
  func receive(_ bytes: [UInt8]) -> Bool {
    let sync = sync.withLock { $0 }
    if let push = Self.push(bytes), let head = push.snapshots.first {
      let known = sync.snapshot(of: head.place.code)
      if head.isThin, known?.isThin == false { record.saw(.thinPushMerged) }
    }
    do {
      try sync.receive(bytes)
      return true
    } catch {
      record.note("watch", "refuses \(error)")
      return false
    }
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
    var chance: SeedStream
    /// What waits until the watch is in reach: the newest alone, as the system keeps it.
    var waiting: [UInt8]?
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
  func change(to trouble: WatchTrouble?) {
    let waited = state.withLock { state -> [UInt8]? in
      state.trouble = trouble
      guard trouble != .away, trouble != .absent else { return nil }
      defer { state.waiting = nil }
      return state.waiting
    }
    if let waited { deliver(Delivery(bytes: waited, afterMilliseconds: 500)) }
  }

  func send(_ bytes: [UInt8]) throws(WatchError) {
    let (trouble, late, isLost) = state.withLock { state in
      let late = 200 + Int(state.chance.below(1800))
      let isLost = state.chance.below(2) == 0
      if state.trouble == .away { state.waiting = bytes }
      return (state.trouble, state.trouble == .shuffled ? late * 200 : late, isLost)
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
